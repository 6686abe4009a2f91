/** A move of what a visitor sees, without the visitor's doing. */
export interface LayoutShift {
  /** Its share of the layout shift score. */
  value: number;
  /** What moved, with its place and size before and after, in px. */
  moved: string[];
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
    for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
      found.push({
        value,
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
