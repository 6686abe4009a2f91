import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { StripeEvent } from './objects';

export interface DeliverySettings {
  duplicates: number;
  maxDelayMs: number;
  retryMs: number;
  maxRetryMs: number;
}

export const plainDelivery: DeliverySettings = {
  duplicates: 0,
  maxDelayMs: 0,
  retryMs: 1000,
  maxRetryMs: 60_000,
};

const maxAttempts = 60;
const timeoutMs = 20_000;
const maxAtOnce = 16;

/** `Stripe-Signature` of a body: HMAC-SHA256 over time and body (docs.stripe.com/webhooks#verify-manually). */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

interface Options {
  url: string;
  secret: string;
  now: () => number;
  random: () => number;
  onDelivered: (event: StripeEvent) => void;
}

export class Deliveries {
  settings = plainDelivery;
  readonly counts = { attempts: 0, delivered: 0, failed: 0 };
  #underWay = new Set<Promise<void>>();
  #stop = new AbortController();
  #inOrder: Promise<void> = Promise.resolve();
  #places = maxAtOnce;
  #waiting: (() => void)[] = [];

  constructor(readonly options: Options) {
    setMaxListeners(0, this.#stop.signal);
  }

  send(event: StripeEvent): void {
    const { duplicates, maxDelayMs } = this.settings;
    for (let copy = 0; copy <= duplicates; copy += 1) {
      if (maxDelayMs > 0) {
        this.#track(this.#deliver(event, this.options.random() * maxDelayMs));
        continue;
      }
      // Without a delay deliveries keep their order: the first attempt waits for those before it.
      const first = this.#inOrder.then(() => this.#attempt(event));
      this.#inOrder = first.then(() => undefined);
      this.#track(
        first.then((done) => (done ? undefined : this.#deliver(event, this.#wait(1), 1))),
      );
    }
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.settled();
  }

  #track(work: Promise<void>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  #wait(attempts: number): number {
    const { retryMs, maxRetryMs } = this.settings;
    return Math.min(retryMs * 2 ** Math.min(attempts - 1, 20), maxRetryMs);
  }

  async #deliver(event: StripeEvent, firstWaitMs: number, done = 0): Promise<void> {
    let waitMs = firstWaitMs;
    for (let attempts = done + 1; attempts <= maxAttempts; attempts += 1) {
      await this.#sleep(waitMs);
      if (this.#stop.signal.aborted) return;
      if (await this.#attempt(event)) return;
      waitMs = this.#wait(attempts);
    }
  }

  async #attempt(event: StripeEvent): Promise<boolean> {
    if (this.#places > 0) this.#places -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await this.#post(event);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#places += 1;
    }
  }

  async #post(event: StripeEvent): Promise<boolean> {
    if (this.#stop.signal.aborted) return true;
    const { url, secret, now } = this.options;
    const body = JSON.stringify(event);
    this.counts.attempts += 1;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(body, secret, Math.floor(now() / 1000)),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch {
      this.counts.failed += 1;
      return false;
    }
    this.counts.delivered += 1;
    if (event.pending_webhooks > 0) {
      event.pending_webhooks = 0;
      this.options.onDelivered(event);
    }
    return true;
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const { signal } = this.#stop;
      if (signal.aborted) return resolve();
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
      signal.addEventListener('abort', done);
    });
  }
}
