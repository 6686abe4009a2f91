const checkMs = 500;

/**
 * Calls back when this process is asked to end. npm sends a signal only to the shell between, which ends without a
 * signal to its children, so under npm the end of that shell counts as well.
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
