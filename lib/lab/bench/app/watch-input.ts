import type { Page } from 'playwright';

export interface Input {
  type: string;
  /** From the event to the end of the frame that follows it. */
  ms: number;
}

declare global {
  interface Window {
    /** Waits for the frames after all input and until the page has nothing more to do; answers what came since the last call. */
    takeInput: () => Promise<Input[]>;
    /** From the next click to the frame after an attribute has changed. */
    untilChanged: (selector: string, attribute: string) => Promise<number>;
  }
}

/** So long a page may have to do after an act before the next one comes all the same. */
const mostIdleMs = 500;

/** Has every page that this one opens measure how long input takes to the next paint. */
export async function watchInput(page: Page): Promise<void> {
  // tsx gives functions their names by a helper, which functions that run in the page call too.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript((timeout) => {
    const inputs: Input[] = [];
    let waiting = 0;
    // What waits for its turn after the frame, as lists that follow later do, is no part of it.
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
