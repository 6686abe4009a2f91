const diskFull = '53100';
const pauseMs = 30_000;

const holder = globalThis as typeof globalThis & { seatmapDiskFullAt?: number };

export function noteFullDisk(codes: readonly string[], nowMs: number): void {
  if (codes.includes(diskFull)) holder.seatmapDiskFullAt = nowMs;
}

export const isDiskFull = (nowMs: number): boolean =>
  nowMs - (holder.seatmapDiskFullAt ?? -Infinity) < pauseMs;
