import 'server-only';
import { AppError } from '@/lib/server/errors/app-error';
import { withDeadline } from '@/lib/server/errors/with-deadline';
import { outsideWork } from '@/lib/server/http/work-limit';

/** Calls of Firebase that a process waits for at once. */
const mostAtOnce = 50;

const holder = globalThis as typeof globalThis & { seatmapFirebaseCalls?: number };

/**
 * Calls Firebase, in places of its own: a request that waits for it keeps no other from its work. Throws `unavailable` where
 * Firebase does not answer in time, and where too many wait for it.
 */
export async function askFirebase<T>(ask: () => Promise<T>): Promise<T> {
  const underWay = holder.seatmapFirebaseCalls ?? 0;
  if (underWay >= mostAtOnce) {
    throw new AppError('unavailable', {
      details: { firebaseCalls: underWay },
      headers: { 'Retry-After': '1' },
    });
  }
  holder.seatmapFirebaseCalls = underWay + 1;
  try {
    return await outsideWork(() => withDeadline(ask()));
  } finally {
    holder.seatmapFirebaseCalls! -= 1;
  }
}
