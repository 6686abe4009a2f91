import type { Page } from 'playwright/test';

/** A move of what a visitor sees, without the visitor's doing. */
export interface LayoutShift {
  /** Its share of the layout shift score. */
  value: number;
  /** The moved elements, with place and size before and after, in px. */
  moved: string[];
  /** When it moved, and when each typeface had come, in ms of the page: a late typeface moves what it writes. */
  atMs: number;
  typefacesMs: number[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/** Runs in the page, and records its layout shifts from its start. It needs nothing from outside of itself. */
export function recordLayoutShifts(): void {
  const found: LayoutShift[] = [];
  window.layoutShifts = found;
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShiftEntry[]) {
      found.push({
        value,
        atMs: Math.round(startTime),
        typefacesMs: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map((entry) => Math.round((entry as PerformanceResourceTiming).responseEnd)),
        moved: sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const tag = (element?.cloneNode(false) as Element | undefined)?.outerHTML ?? 'removed';
          const text = node?.textContent?.trim().slice(0, 40) ?? '';
          const places = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x},${y} ${width}×${height}`,
          );
          return `${tag} “${text}” ${places.join(' → ')}`;
        }),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records from now on what moves on the page's documents without the visitor's doing. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(recordLayoutShifts);
}

/** Lists the layout shifts of the shown document, after the frame that is being drawn. */
export async function shifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShifts))),
      ),
  );
}
