import { useLayoutEffect, useState } from 'react';

const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Backdrop of a dialog. The backdrop of Radix is not used: Radix stops scrolling with an inline style element, which
 * the Content-Security-Policy forbids.
 */
export function DialogBackdrop() {
  const [keepsRoom] = useState(hasScrollBar);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-bar', keepsRoom);
  }, [keepsRoom]);
  return <div aria-hidden className="animate-fade fixed inset-0 z-40 bg-[#0b120e]/55" />;
}
