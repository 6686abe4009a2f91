/** So far apart bars may stand that lie on each other. */
const bridgedPx = 24;

/** The upper edge of what lies on the bottom of the screen: bars marked by `data-bottom-bar`, or an open keyboard. */
function findUpperEdge(): number {
  const view = window.visualViewport;
  // Enlarged by a pinch, the visible part says nothing about a keyboard.
  const visible = view && view.scale === 1 ? view.offsetTop + view.height : window.innerHeight;
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .sort((a, b) => b.bottom - a.bottom);
  let edge = Math.min(visible, window.innerHeight);
  for (const { top, bottom } of bars) {
    if (bottom >= edge - bridgedPx && top < edge) edge = top;
  }
  return edge;
}

/**
 * Keeps messages at the bottom of a narrow screen above bars and the keyboard (`--bars`), and makes room for them at the
 * end of the page (`--messages`). The styles of wide screens use neither. Returns a function that ends it.
 */
export function keepAboveBars(area: HTMLElement): () => void {
  const root = document.documentElement;
  const place = () => {
    area.style.setProperty('--bars', `${window.innerHeight - findUpperEdge()}px`);
    root.style.setProperty('--messages', `${area.offsetHeight}px`);
  };
  place();
  // Waits for the frame: scrolling by a script and measuring are done before it is drawn.
  const frame = requestAnimationFrame(place);
  // Bars come, go and grow with what the page shows, and lie on the bottom only while it is scrolled there.
  const content = new MutationObserver(place);
  content.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
  window.visualViewport?.addEventListener('resize', place);
  return () => {
    cancelAnimationFrame(frame);
    content.disconnect();
    window.removeEventListener('scroll', place);
    window.removeEventListener('resize', place);
    window.visualViewport?.removeEventListener('resize', place);
    area.style.removeProperty('--bars');
    root.style.removeProperty('--messages');
  };
}
