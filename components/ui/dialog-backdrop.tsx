import { useLayoutEffect, useState } from 'react';

/** Some browsers draw the scroll bar over the page, and a short page has none. */
const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Radix's overlay locks scrolling with an inline style element, which the Content-Security-Policy forbids;
 * globals.css locks it instead and keeps the width of the scroll bar.
 */
export function DialogBackdrop() {
  // The scroll bar is measured before the dialog removes it.
  const [keepsRoom] = useState(hasScrollBar);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-bar', keepsRoom);
  }, [keepsRoom]);
  return <div aria-hidden className="animate-fade fixed inset-0 z-40 bg-[#0b120e]/55" />;
}
