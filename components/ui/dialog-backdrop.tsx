import { useLayoutEffect, useState } from 'react';

/** Whether a scroll bar takes room beside the page. Some browsers draw it over the page, and a short page has none. */
const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Dims the page behind an open dialog. Radix's overlay locks scrolling with an inline style element, which the security
 * policy forbids; globals.css locks it instead, and keeps the room of a scroll bar that was there.
 */
export function DialogBackdrop() {
  // Read before the dialog is in the page, which takes the scroll bar away.
  const [keepsRoom] = useState(hasScrollBar);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-bar', keepsRoom);
  }, [keepsRoom]);
  return <div aria-hidden className="animate-fade fixed inset-0 z-40 bg-[#0b120e]/55" />;
}
