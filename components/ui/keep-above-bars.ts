const bridgedPx = 24;

function findUpperEdge(): number {
  const view = window.visualViewport;
  // During pinch zoom, the visual viewport does not show whether the on-screen keyboard is open.
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

export function keepAboveBars(area: HTMLElement): () => void {
  const root = document.documentElement;
  const place = () => {
    area.style.setProperty('--bars', `${window.innerHeight - findUpperEdge()}px`);
    root.style.setProperty('--messages', `${area.offsetHeight}px`);
  };
  place();
  const frame = requestAnimationFrame(place);
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
