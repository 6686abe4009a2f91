import 'server-only';
import { AppError } from '../errors/app-error';

/** A node answers about 200 requests a second, so what waits behind these would wait half a second and more. */
const mostAtOnce = 100;

// The development server bundles routes apart, each with modules of its own.
const holder = globalThis as typeof globalThis & { seatmapRequestsUnderWay?: number };

/** Does the work of a request. Throws `unavailable` where so many are under way that it would only wait behind them. */
export async function withinWorkLimit<T>(work: () => Promise<T>): Promise<T> {
  const underWay = holder.seatmapRequestsUnderWay ?? 0;
  if (underWay >= mostAtOnce) {
    throw new AppError('unavailable', {
      details: { underWay },
      headers: { 'Retry-After': '1' },
    });
  }
  holder.seatmapRequestsUnderWay = underWay + 1;
  try {
    return await work();
  } finally {
    holder.seatmapRequestsUnderWay! -= 1;
  }
}
