/** PostgreSQL's code for a full disk. */
const diskFull = '53100';
/** A node takes no requests for so long after a statement found the disk full. */
const pauseMs = 30_000;

const holder = globalThis as typeof globalThis & { seatmapDiskFullAt?: number };

/** Remembers that a statement failed on a full disk, by the codes of its error. */
export function noteFullDisk(codes: readonly string[], nowMs: number): void {
  if (codes.includes(diskFull)) holder.seatmapDiskFullAt = nowMs;
}

/** Whether the database had no room left for a statement of the last half minute. */
export const isDiskFull = (nowMs: number): boolean =>
  nowMs - (holder.seatmapDiskFullAt ?? -Infinity) < pauseMs;
