const key = 'place';

/**
 * Text elements that serve as scroll anchors. A page has the same elements in both languages, but with texts
 * of different lengths.
 */
const pieces = () => [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li)')];

const topInWindow = (piece: HTMLElement) => piece.getBoundingClientRect().top;

export function saveScrollPosition(): void {
  const all = pieces();
  const middle = window.innerHeight / 2;
  const isAbove = (piece: HTMLElement) =>
    piece.getClientRects().length > 0 && topInWindow(piece) < middle;
  const index = all.findLastIndex(isAbove);
  if (window.scrollY === 0 || index < 0) return;
  const place = { index, count: all.length, top: topInWindow(all[index]!) };
  try {
    window.sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Storage is blocked: after the reload the browser restores the same scroll offset.
  }
}

function isReload(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Disables the browser's scroll restoration until the load event, after which the browser would scroll again. */
function keepFromBrowser(): void {
  if (document.readyState === 'complete') return;
  window.history.scrollRestoration = 'manual';
  const giveBack = () => (window.history.scrollRestoration = 'auto');
  window.addEventListener('load', () => window.setTimeout(giveBack), { once: true });
}

export function restoreScrollPosition(): void {
  // Storage is read only after a reload, because the first use of storage slows the start of a page by many
  // milliseconds.
  if (!isReload()) return;
  try {
    const { index, count, top } = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as {
      index?: number;
      count?: number;
      top?: number;
    };
    window.sessionStorage.removeItem(key);
    const all = pieces();
    if (index === undefined || top === undefined || all.length !== count) return;
    keepFromBrowser();
    window.scrollBy({ top: topInWindow(all[index]!) - top, behavior: 'instant' });
  } catch {
    // Storage is blocked: the browser restores the scroll offset.
  }
}
