const longestWaitMs = 1000;
const waitWithoutIdleCallbackMs = 200;

export function whenIdle(run: () => void): () => void {
  const controller = new AbortController();
  const wait = () => {
    const start = () => controller.signal.aborted || run();
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(start, { timeout: longestWaitMs });
    } else {
      setTimeout(start, waitWithoutIdleCallbackMs);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: controller.signal });
  return () => controller.abort();
}
