const checkMs = 500;

/**
 * Calls back when this process is asked to end. npm signals only the shell that it starts, and this shell
 * ends without a signal to its children. Under npm, the end of the shell therefore counts as a request too.
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
