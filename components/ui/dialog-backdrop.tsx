/**
 * Dims the page behind an open dialog. Radix's own overlay locks scrolling by a style element that it writes at run time,
 * which the security policy forbids; globals.css locks it instead.
 */
export function DialogBackdrop({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden className={`animate-fade fixed inset-0 z-40 bg-[#0b120e]/55 ${className}`} />
  );
}
