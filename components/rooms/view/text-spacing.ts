/** Width of the narrowest letters of names, in em (name-width.ts). */
const narrowEm = 0.36;

/**
 * Tells the room around a piece of text how widely the user spaces text (WCAG 1.4.12), now and later: `--spread`, the factor by which
 * that makes names wider at most, and `--leading`, the height of a line in em.
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
