import 'server-only';

const holder = globalThis as typeof globalThis & { seatmapWakeSender?: () => void };

export function setSender(wake: (() => void) | undefined): void {
  holder.seatmapWakeSender = wake;
}

/** The sender is woken after the transaction of an urgent mail; without this call a mail is sent within a minute. */
export function wakeSender(): void {
  holder.seatmapWakeSender?.();
}
