import { AppError } from './app-error';

/** A call of the identity provider is waited for no longer than this. */
const providerDeadlineMs = 5000;

/** Waits for a call of another server. Throws `unavailable` if it does not answer in time. */
export async function withDeadline<T>(
  call: Promise<T>,
  deadlineMs = providerDeadlineMs,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('unavailable', { details: { deadlineMs } })),
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
