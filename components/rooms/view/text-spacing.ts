const narrowEm = 0.36;

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
