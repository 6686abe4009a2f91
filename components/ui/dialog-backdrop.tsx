import { useLayoutEffect, useState } from 'react';

/**
 * Whether the scroll bar takes up width. A short page has no scroll bar, and an overlay scroll bar takes up
 * no width.
 */
const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Backdrop without scroll lock. Radix's overlay locks scrolling by an inline style element, which the
 * Content-Security-Policy forbids. Instead, globals.css locks scrolling and keeps the width of the scroll
 * bar.
 */
export function DialogBackdrop() {
  // The scroll bar is measured before the dialog hides it.
  const [keepsRoom] = useState(hasScrollBar);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-bar', keepsRoom);
  }, [keepsRoom]);
  return <div aria-hidden className="animate-fade fixed inset-0 z-40 bg-[#0b120e]/55" />;
}
