import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StripeEvent } from './objects';

export interface DeliverySettings {
  duplicates: number;
  maxDelayMs: number;
  retryMs: number;
  maxRetryMs: number;
}

const maxAttempts = 60;
const timeoutMs = 20_000;

/** Stripe-Signature header of an event: HMAC-SHA256 over time and body (docs.stripe.com/webhooks#verify-manually). */
function signatureHeader(body: string, secret: string, seconds: number): string {
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
  settings: DeliverySettings = { duplicates: 0, maxDelayMs: 0, retryMs: 1000, maxRetryMs: 60_000 };
  readonly counts = { attempts: 0, delivered: 0, failed: 0 };
  #underWay = new Set<Promise<void>>();
  #stop = new AbortController();
  #inOrder: Promise<unknown> = Promise.resolve();

  constructor(readonly options: Options) {
    setMaxListeners(0, this.#stop.signal);
  }

  send(event: StripeEvent): void {
    for (let copy = 0; copy <= this.settings.duplicates; copy += 1) {
      const work = this.#deliver(event).catch(() => {});
      this.#underWay.add(work);
      void work.finally(() => this.#underWay.delete(work));
    }
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.settled();
  }

  async #deliver(event: StripeEvent): Promise<void> {
    const { signal } = this.#stop;
    const { maxDelayMs, retryMs, maxRetryMs } = this.settings;
    const delayMs = this.options.random() * maxDelayMs;
    const turn = maxDelayMs > 0 ? sleep(delayMs, undefined, { signal }) : this.#inOrder;
    const first = turn.then(() => this.#post(event));
    // Without a configured delay, each event waits for the first delivery attempt of the previous event, so that events
    // arrive in order.
    if (maxDelayMs === 0) this.#inOrder = first;
    let isDone = await first;
    for (let attempts = 1; !isDone && attempts < maxAttempts; attempts += 1) {
      await sleep(Math.min(retryMs * 2 ** (attempts - 1), maxRetryMs), undefined, { signal });
      isDone = await this.#post(event);
    }
  }

  async #post(event: StripeEvent): Promise<boolean> {
    const { url, secret, now } = this.options;
    const body = JSON.stringify(event);
    this.counts.attempts += 1;
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, secret, Math.floor(now() / 1000)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)]),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    this.counts[isTaken ? 'delivered' : 'failed'] += 1;
    if (isTaken && event.pending_webhooks > 0) {
      event.pending_webhooks = 0;
      this.options.onDelivered(event);
    }
    return isTaken;
  }
}
