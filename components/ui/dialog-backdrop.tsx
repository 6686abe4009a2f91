/**
 * Dims the page behind an open dialog. Radix's overlay locks scrolling with an inline style element, which the security
 * policy forbids; globals.css locks it instead.
 */
export function DialogBackdrop() {
  return <div aria-hidden className="animate-fade fixed inset-0 z-40 bg-[#0b120e]/55" />;
}
