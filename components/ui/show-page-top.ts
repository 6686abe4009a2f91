/** Shows a page from its top and moves the focus to its title, after its content was replaced. */
export function showPageTop(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}
