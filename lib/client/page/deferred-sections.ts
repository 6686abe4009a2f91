import { whenIdle } from './when-idle';

/** Sections with the class `deferred-*` (site.css): out of sight they have an estimated height and are not laid out. */
const deferredSections = () => document.querySelectorAll<HTMLElement>('[class*="deferred-"]');

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = 'visible';
}

/** Lays out all sections, so that every place of the page is exact. */
export function layOutSections(): void {
  deferredSections().forEach(layOut);
}

/**
 * Lays out one section after the other while the loaded page is idle, so that a jump ends where it should and the
 * scrollbar stays. Returns a function that ends it.
 */
export function layOutSectionsWhenIdle(): () => void {
  const waiting = [...deferredSections()];
  let cancel = () => {};
  const next = () => {
    const section = waiting.shift();
    if (!section) return;
    layOut(section);
    cancel = whenIdle(next);
  };
  cancel = whenIdle(next);
  return () => cancel();
}
