import type { Page } from 'playwright';

export interface Input {
  type: string;
  ms: number;
}

declare global {
  interface Window {
    takeInput: () => Promise<Input[]>;
    untilChanged: (selector: string, attribute: string) => Promise<number>;
  }
}

const mostIdleMs = 500;

export async function watchInput(page: Page): Promise<void> {
  // The program tsx wraps functions in a helper function "__name", which the browser page lacks.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript((timeout) => {
    const inputs: Input[] = [];
    let waiting = 0;
    const afterFrame = (work: () => void) =>
      requestAnimationFrame(() => void scheduler.postTask(work, { priority: 'user-blocking' }));
    for (const type of ['mousemove', 'mouseup', 'keydown'] as const) {
      const watch = (event: MouseEvent | KeyboardEvent) => {
        if (type === 'mousemove' && 'buttons' in event && event.buttons === 0) return;
        waiting += 1;
        afterFrame(() => {
          waiting -= 1;
          inputs.push({ type, ms: performance.now() - event.timeStamp });
        });
      };
      window.addEventListener(type, watch, { capture: true, passive: true });
    }
    window.takeInput = async () => {
      while (waiting > 0) await new Promise((resolve) => afterFrame(() => resolve(undefined)));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
      return inputs.splice(0);
    };
    window.untilChanged = (selector, attribute) =>
      new Promise((resolve) => {
        const look = () =>
          [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute)).join();
        const before = look();
        const arm = ({ timeStamp }: Event) => {
          const observer = new MutationObserver(() => {
            if (look() === before) return;
            observer.disconnect();
            afterFrame(() => resolve(performance.now() - timeStamp));
          });
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        };
        window.addEventListener('click', arm, { capture: true, once: true });
      });
  }, mostIdleMs);
}
