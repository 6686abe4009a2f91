import 'server-only';

const holder = globalThis as typeof globalThis & { seatmapWakeSender?: () => void };

export function setSender(wake: (() => void) | undefined): void {
  holder.seatmapWakeSender = wake;
}

export function wakeSender(): void {
  holder.seatmapWakeSender?.();
}
