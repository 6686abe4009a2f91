const checkMs = 500;

/**
 * Calls back when the product must stop: at a signal, or when npm's shell ends, because npm does not pass on signals.
 */
export function onStopRequest(callback: () => void): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, callback);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, checkMs);
  timer.unref();
}
