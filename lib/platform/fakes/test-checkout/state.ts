import { readJson } from '../../launch/supervisor/data-folder';
import { replaceFile } from '../../launch/supervisor/replace-file';
import type {
  CardInvoice,
  CheckoutSession,
  Customer,
  PortalSession,
  StripeEvent,
  Subscription,
} from './objects';

interface Content {
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, CardInvoice[]>;
  portals: Record<string, PortalSession>;
  refusingCards: Record<string, boolean>;
  events: StripeEvent[];
  replays: Record<string, { params: string; body: object }>;
}

const keptEvents = 2000;

const empty = (): Content => ({
  ...{ customers: {}, sessions: {}, subscriptions: {}, invoices: {} },
  ...{ portals: {}, refusingCards: {}, events: [], replays: {} },
});

export class State {
  readonly content: Content;
  #written: Promise<void> = Promise.resolve();

  constructor(readonly file?: string) {
    this.content = { ...empty(), ...(file && readJson(file)) };
  }

  save(): Promise<void> {
    const { file } = this;
    if (!file) return Promise.resolve();
    this.content.events = this.content.events.slice(-keptEvents);
    const text = JSON.stringify(this.content);
    this.#written = this.#written.catch(() => {}).then(() => replaceFile(file, text));
    return this.#written;
  }
}
