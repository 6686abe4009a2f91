import 'server-only';

const holder = globalThis as typeof globalThis & { seatmapWakeSender?: () => void };

export function setSender(wake: (() => void) | undefined): void {
  holder.seatmapWakeSender = wake;
}

/** Wakes the mail sender after the transaction of an urgent mail. Other mails are sent within a minute. */
export function wakeSender(): void {
  holder.seatmapWakeSender?.();
}
