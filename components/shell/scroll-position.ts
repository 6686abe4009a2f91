const key = 'place';

/** What a reader reads by: both languages of a page have the same pieces, but not the same lengths. */
const pieces = () => [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li)')];

const topInWindow = (piece: HTMLElement) => piece.getBoundingClientRect().top;

/** Remembers over a reload which piece of the text stands at which height of the window. */
export function saveScrollPosition(): void {
  const all = pieces();
  const middle = window.innerHeight / 2;
  // What is folded away stands nowhere.
  const isAbove = (piece: HTMLElement) =>
    piece.getClientRects().length > 0 && topInWindow(piece) < middle;
  const index = all.findLastIndex(isAbove);
  if (window.scrollY === 0 || index < 0) return;
  const place = { index, count: all.length, top: topInWindow(all[index]!) };
  try {
    window.sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // The browser comes back to the same height then, which is near.
  }
}

function isReload(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Goes back to the remembered place; leaves it to the browser where the page has become another. */
export function restoreScrollPosition(): void {
  // The first look into the storage takes the browser many milliseconds, in the middle of the page's start.
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
    window.scrollBy({ top: topInWindow(all[index]!) - top, behavior: 'instant' });
  } catch {
    // Nothing is kept in this browser.
  }
}
