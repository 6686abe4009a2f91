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

interface Content {
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, CardInvoice[]>;
  portals: Record<string, PortalSession>;
  refusingCards: Record<string, true>;
  events: StripeEvent[];
  replays: Record<string, { params: string; body: object }>;
}

const keptEvents = 2000;

const empty = (): Content => ({
  ...{ customers: {}, sessions: {}, subscriptions: {}, invoices: {} },
  ...{ portals: {}, refusingCards: {}, events: [], replays: {} },
});

function read(file: string | undefined): Content {
  if (!file) return empty();
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
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
    this.content.events = this.content.events.slice(-keptEvents);
    const text = JSON.stringify(this.content);
    this.#written = this.#written.catch(() => {}).then(() => replaceFile(file, text));
    return this.#written;
  }
}
