const checkMs = 500;

/** npm ends only its shell and sends no signal to this process, so the end of the shell is a stop request too. */
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
