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
  endpoint: string;
  params: string;
  status: number;
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
  customers: {},
  sessions: {},
  orders: {},
  subscriptions: {},
  invoices: {},
  portals: {},
  refusingCards: {},
  events: [],
  replays: {},
});

function read(file: string | undefined): Content {
  if (!file) return empty();
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
    if (content.version !== 1) throw new Error(`${file} has an unknown version.`);
    for (const invoice of Object.values(content.invoices ?? {}).flat()) {
      const { id } = invoice;
      const later = { number: id, hosted_invoice_url: '', status_transitions: { paid_at: null } };
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
 * State of the server and its file; in memory only without one. `save()` resolves when everything up to the call
 * is on the disk; calls during a write share the next write.
 */
export class State {
  readonly content: Content;
  #writing: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;

  constructor(readonly file?: string) {
    this.content = read(file);
  }

  async save(): Promise<void> {
    if (!this.file) return;
    if (!this.#writing) return this.#write();
    this.#waiting ??= this.#writing
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        return this.#write();
      });
    return this.#waiting;
  }

  #write(): Promise<void> {
    const { events } = this.content;
    const surplus = events.length - keptEvents;
    if (surplus > 0) {
      this.content.events = events.filter(
        (event, index) => index >= surplus || event.pending_webhooks > 0,
      );
    }
    this.#writing = replaceFile(this.file!, JSON.stringify(this.content)).finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }
}
