import { readFileSync } from 'node:fs';
import { replaceFile } from '../../launch/supervisor/replace-file';
import type {
  CardInvoice,
  CheckoutSession,
  Customer,
  PortalSession,
  StripeEvent,
  Subscription,
} from './objects';

export interface Replay {
  created: number;
  params: string;
  body: object;
}

interface Content {
  version: 1;
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  orders: Record<string, { price: string; metadata: Record<string, string>; trialEnd?: number }>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, CardInvoice[]>;
  portals: Record<string, PortalSession>;
  refusingCards: Record<string, true>;
  events: StripeEvent[];
  replays: Record<string, Replay>;
}

const keptEvents = 2000;

const empty = (): Content => ({
  version: 1,
  ...{ customers: {}, sessions: {}, orders: {}, subscriptions: {}, invoices: {} },
  ...{ portals: {}, refusingCards: {}, events: [], replays: {} },
});

function read(file: string | undefined): Content {
  if (!file) return empty();
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
    if (content.version !== 1) throw new Error(`${file} has an unknown version.`);
    for (const invoice of Object.values(content.invoices ?? {}).flat()) {
      // Adds fields that older checkouts did not store.
      const later = { number: invoice.id, status_transitions: { paid_at: null } };
      Object.assign(invoice, { ...later, ...invoice });
    }
    return { ...empty(), ...content };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return empty();
    throw new Error(
      `${file}, which holds what was paid by test, is damaged (${message}). Put a copy of it back, or move it away.`,
      { cause: error },
    );
  }
}

/**
 * State of the server, which is stored in a file. Without a file the state is in memory only. Writes run one
 * after the other.
 */
export class State {
  readonly content: Content;
  #written: Promise<void> = Promise.resolve();

  constructor(readonly file?: string) {
    this.content = read(file);
  }

  save(): Promise<void> {
    const { file } = this;
    if (!file) return Promise.resolve();
    const { events } = this.content;
    const surplus = events.length - keptEvents;
    if (surplus > 0) {
      this.content.events = events.filter(
        (event, index) => index >= surplus || event.pending_webhooks > 0,
      );
    }
    const text = JSON.stringify(this.content);
    this.#written = this.#written.catch(() => {}).then(() => replaceFile(file, text));
    return this.#written;
  }
}
