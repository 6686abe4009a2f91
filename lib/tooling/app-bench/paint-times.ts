import type { Page } from 'playwright';

/** What the page measures itself; stands at `window.paintTimes`. */
interface PaintTimes {
  /** From each watched input to the paint that follows it, in milliseconds. */
  inputs: { type: string; ms: number }[];
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

/**
 * Has every page that this one opens measure how long input takes to the next paint: from the event to the end of the
 * frame that follows it, and, where it tells more, as Event Timing has it, which also knows when the frame is shown.
 */
export async function watchPaints(page: Page): Promise<void> {
  // tsx gives functions their names by a helper, which functions that run in the page call too.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript((durationThreshold) => {
    const watched = ['mousedown', 'mousemove', 'mouseup', 'click', 'keydown', 'wheel'] as const;
    let waiting = 0;
    const afterPaint = (work: () => void) => {
      waiting += 1;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          waiting -= 1;
          work();
        };
        channel.port2.postMessage(undefined);
      });
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
      },
      afterPaint,
    };
    window.paintTimes = times;
    const keep = (entries: PerformanceEntryList) => {
      for (const { name, duration } of entries) {
        if (watched.some((type) => type === name)) times.inputs.push({ type: name, ms: duration });
      }
    };
    for (const type of watched) {
      window.addEventListener(
        type,
        (event) => {
          if (type === 'mousemove' && event instanceof MouseEvent && event.buttons === 0) return;
          afterPaint(() => times.inputs.push({ type, ms: performance.now() - event.timeStamp }));
        },
        { capture: true, passive: true },
      );
    }
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, leastEventMs);
}

/** What is looked at for a change: an attribute, or the text, of all elements that match. */
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

/** Waits for the paints after all input, and answers what was measured since it was last asked. */
export async function takePaints(page: Page): Promise<PaintTimes['inputs']> {
  return page.evaluate(async () => {
    const { settle, inputs } = window.paintTimes;
    await settle();
    return inputs.splice(0);
  });
}
