import type { Page } from 'playwright';

/** What the page measures itself; stands at `window.paintTimes`. */
interface PaintTimes {
  /** From each pointer move while something is carried to the paint that follows it. */
  moves: number[];
  /** Durations of discrete events by Event Timing, to the next paint, by type. */
  events: { type: string; duration: number; interaction: number }[];
  /** From each click or change that `armed` waits for to the paint after `armed` holds. */
  changes: number[];
}

declare global {
  interface Window {
    paintTimes: PaintTimes;
  }
}

/** The least duration that Event Timing tells, in milliseconds. */
const leastEventMs = 16;

/** Has every page that this one opens measure how long input takes to the next paint. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const times: PaintTimes = { moves: [], events: [], changes: [] };
    window.paintTimes = times;
    const afterPaint = (work: () => void) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = work;
        channel.port2.postMessage(undefined);
      });
    window.addEventListener(
      'mousemove',
      (event) => {
        if (event.buttons > 0) {
          afterPaint(() => times.moves.push(performance.now() - event.timeStamp));
        }
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId = 0 } = entry as { interactionId?: number };
        if (interactionId > 0) {
          const { name, duration } = entry;
          times.events.push({ type: name, duration, interaction: interactionId });
        }
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
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
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () =>
                window.paintTimes.changes.push(performance.now() - event.timeStamp);
              channel.port2.postMessage(undefined);
            });
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

/** Answers what was measured since it was last asked; waits until the last paint has been told. */
export async function takePaints(page: Page): Promise<Pick<PaintTimes, 'moves' | 'events'>> {
  await page.waitForTimeout(200);
  return page.evaluate(() => ({
    moves: window.paintTimes.moves.splice(0),
    events: window.paintTimes.events.splice(0),
  }));
}
