import 'server-only';
import { AppError } from '../errors/app-error';

const burstBytes = 2_000_000;
const bytesPerSecond = 64_000;
const keptAccounts = 1000;

interface Sent {
  bytes: number;
  atMs: number;
}

const holder = globalThis as typeof globalThis & { seatmapSent?: Map<string, Sent> };

const leftOf = ({ bytes, atMs }: Sent, nowMs: number) =>
  Math.max(0, bytes - ((nowMs - atMs) / 1000) * bytesPerSecond);

export function countBytes(account: string, bytes: number, nowMs: number): void {
  const all = (holder.seatmapSent ??= new Map<string, Sent>());
  const before = all.get(account);
  const sum = (before ? leftOf(before, nowMs) : 0) + bytes;
  if (sum > burstBytes) {
    const waitSeconds = Math.ceil((sum - burstBytes) / bytesPerSecond);
    throw new AppError('tooManyRequests', {
      details: { action: 'sendBytes' },
      headers: { 'Retry-After': String(waitSeconds) },
    });
  }
  all.set(account, { bytes: sum, atMs: nowMs });
  if (all.size <= keptAccounts) return;
  for (const [other, sent] of all) if (leftOf(sent, nowMs) === 0) all.delete(other);
}
