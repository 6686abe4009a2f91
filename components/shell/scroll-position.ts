const key = 'place';

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
    // The browser denies access to session storage.
  }
}

function isReload(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Turns off the browser's scroll restoration until the page has loaded, because the browser would scroll again. */
function keepFromBrowser(): void {
  if (document.readyState === 'complete') return;
  window.history.scrollRestoration = 'manual';
  const giveBack = () => (window.history.scrollRestoration = 'auto');
  window.addEventListener('load', () => window.setTimeout(giveBack), { once: true });
}

export function restoreScrollPosition(): void {
  // The first access to storage delays the page start by many milliseconds, so only a reloaded page reads storage.
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
    // The browser denies access to session storage.
  }
}
