import type { Page } from 'playwright/test';

export interface LayoutShift {
  value: number;
  moved: string[];
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

/**
 * Records layout shifts in the page. Playwright copies the function into the page, so the function must not use outer
 * variables.
 */
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

export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(recordLayoutShifts);
}

export async function shifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShifts))),
      ),
  );
}
