import 'server-only';

const holder = globalThis as typeof globalThis & { seatmapWakeSender?: () => void };

/** Says what sends mails at once; set where this node takes jobs from the queue. */
export function setSender(wake: (() => void) | undefined): void {
  holder.seatmapWakeSender = wake;
}

/** Sends queued mails now rather than within a minute. Called after the transaction of a mail that its reader waits for. */
export function wakeSender(): void {
  holder.seatmapWakeSender?.();
}
