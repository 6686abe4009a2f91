import type { Page } from 'playwright';

/** The page's own measurements; stands at `window.paintTimes`. */
interface PaintTimes {
  /** From each watched input to the paint that follows it, in milliseconds, and when the input came. */
  inputs: { type: string; at: number; ms: number }[];
  /** From each click or change that `armChange` waits for to the paint after the change. */
  changes: number[];
  /** Resolves when the paint after each input has been measured. */
  settle: () => Promise<void>;
  afterPaint: (work: () => void) => void;
}

declare global {
  interface Window {
    paintTimes: PaintTimes;
  }
}

/** The least duration that Event Timing tells, in milliseconds. */
const leastEventMs = 16;
/** So long a page may have to do after an act before the next one comes all the same. */
const mostIdleMs = 500;

/**
 * Has every page that this one opens measure how long input takes to the next paint: as Event Timing has it, which knows
 * when the frame is shown. A press that it does not tell of counts as `leastEventMs`. It never tells of moves and the wheel:
 * for these it is the time to the end of the frame that follows the event. What waits for its turn after that frame, as
 * lists that follow later do, is no part of it, so the end is told by a task that comes before those.
 */
export async function watchPaints(page: Page): Promise<void> {
  // tsx gives functions their names by a helper, which functions that run in the page call too.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript(
    ({ durationThreshold, mostIdleMs }) => {
      const watched = ['mousedown', 'mousemove', 'mouseup', 'click', 'keydown', 'wheel'] as const;
      let waiting = 0;
      const afterPaint = (work: () => void) => {
        waiting += 1;
        const end = () => {
          waiting -= 1;
          work();
        };
        requestAnimationFrame(() => void scheduler.postTask(end, { priority: 'user-blocking' }));
      };
      const nextFrame = () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const observer = new PerformanceObserver((list) => keep(list.getEntries()));
      const times: PaintTimes = {
        inputs: [],
        changes: [],
        async settle() {
          while (waiting > 0) await nextFrame();
          // Event Timing tells of a frame when it has been shown, which is when the next one has begun.
          await nextFrame();
          await nextFrame();
          keep(observer.takeRecords());
          // A hand needs longer from one act to the next than the lists that follow an act.
          await new Promise((resolve) => requestIdleCallback(resolve, { timeout: mostIdleMs }));
        },
        afterPaint,
      };
      window.paintTimes = times;
      const keep = (entries: PerformanceEntryList) => {
        for (const { name, startTime, duration } of entries) {
          if (!watched.some((type) => type === name)) continue;
          times.inputs.push({ type: name, at: startTime, ms: duration });
        }
      };
      for (const type of watched) {
        window.addEventListener(
          type,
          (event) => {
            if (type === 'mousemove' && event instanceof MouseEvent && event.buttons === 0) return;
            const at = event.timeStamp;
            const isTold = type !== 'mousemove' && type !== 'wheel';
            afterPaint(() => {
              const ms = isTold ? durationThreshold : performance.now() - at;
              times.inputs.push({ type, at, ms });
            });
          },
          { capture: true, passive: true },
        );
      }
      observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    },
    { durationThreshold: leastEventMs, mostIdleMs },
  );
}

/** A watched change: an attribute, or the text, of all elements that match. */
export interface Watched {
  selector: string;
  attribute?: string;
  /** A text that is shown on the way, and is no answer yet. */
  meanwhile?: string;
}

/**
 * Arms the page: the time from the next event of this type to the paint after what is watched has changed goes to
 * `changes`. `takeChange` waits for it.
 */
export async function armChange(page: Page, eventType: string, watched: Watched): Promise<void> {
  await page.evaluate(
    ({ type, selector, attribute, meanwhile }) => {
      const look = () =>
        [...document.querySelectorAll(selector)]
          .map((one) => (attribute ? one.getAttribute(attribute) : one.textContent))
          .join('|');
      window.addEventListener(
        type,
        (event) => {
          const before = look();
          const observer = new MutationObserver(() => {
            const now = look();
            if (now === before || now === '' || (meanwhile && now.includes(meanwhile))) return;
            observer.disconnect();
            const { changes, afterPaint } = window.paintTimes;
            afterPaint(() => changes.push(performance.now() - event.timeStamp));
          });
          const options = { subtree: true, childList: true, attributes: true, characterData: true };
          observer.observe(document.body, options);
        },
        { capture: true, once: true },
      );
    },
    { type: eventType, ...watched },
  );
}

/** Waits for the change that was armed, and answers how long it took. */
export async function takeChange(page: Page): Promise<number> {
  await page.waitForFunction(() => window.paintTimes.changes.length > 0);
  return page.evaluate(() => window.paintTimes.changes.splice(0)[0]!);
}

/** Waits for the paints after all input, and answers what the page's clock says then. */
export async function settlePaints(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await window.paintTimes.settle();
    return performance.now();
  });
}

/** Waits for the paints after all input, and answers what was measured since it was last asked. */
export async function takePaints(page: Page): Promise<PaintTimes['inputs']> {
  await settlePaints(page);
  return page.evaluate(() => window.paintTimes.inputs.splice(0));
}
