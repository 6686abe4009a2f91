import 'server-only';
import { AppError } from '@/lib/server/errors/app-error';
import { withDeadline } from '@/lib/server/errors/with-deadline';
import { outsideWork } from '@/lib/server/http/work-limit';

const mostAtOnce = 50;

const holder = globalThis as typeof globalThis & { seatmapFirebaseCalls?: number };

/** Limits the concurrent calls to Firebase, so that a slow Firebase does not block other requests. */
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
