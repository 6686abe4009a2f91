import { AppError } from './app-error';

const providerDeadlineMs = 5000;

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
