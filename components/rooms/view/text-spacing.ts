const narrowEm = 0.36;

/**
 * Measures the user's text spacing (WCAG 1.4.12) on a probe element and stores it in CSS variables.
 * `--spread` is the greatest factor by which names become wider; `--leading` is the line height in em.
 */
export function watchTextSpacing(probe: HTMLElement | null): (() => void) | undefined {
  const room = probe?.parentElement;
  if (!probe || !room || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    const { fontSize, letterSpacing, lineHeight } = getComputedStyle(probe);
    const toEm = (length: string) => (parseFloat(length) || 0) / parseFloat(fontSize);
    room.style.setProperty('--spread', `${1 + Math.max(0, toEm(letterSpacing)) / narrowEm}`);
    room.style.setProperty('--leading', `${toEm(lineHeight)}`);
  });
  observer.observe(probe);
  return () => observer.disconnect();
}
