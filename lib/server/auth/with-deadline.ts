import { AppError } from '@/lib/server/errors/app-error';

/** A call of the identity provider is waited for no longer than this. */
const deadlineMs = 5000;

/** Waits for a call of the identity provider. Throws `unavailable` if it does not answer in time. */
export async function withDeadline<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('unavailable', { details: { provider: 'deadline' } })),
      deadlineMs,
    );
    timer.unref();
  });
  try {
    return await Promise.race([call, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
