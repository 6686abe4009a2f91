'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { toast, Toaster as SonnerToaster, useSonner } from 'sonner';

const defaultDurationMs = 5000;

/** A toast tells of the page it came from: it goes with that page, unless it came with the change of page itself. */
function DismissOnNavigation() {
  const { toasts } = useSonner();
  const place = `${usePathname()}?${useSearchParams().toString()}`;
  const last = useRef(place);
  const seen = useRef(new Map<number | string, number>());
  useEffect(() => {
    const now = Date.now();
    for (const { id } of toasts) if (!seen.current.has(id)) seen.current.set(id, now);
  }, [toasts]);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const now = Date.now();
    for (const [id, since] of seen.current) if (now - since > carriedOverMs) toast.dismiss(id);
    seen.current.clear();
  }, [place]);
  return null;
}

/** What is said less than this before a change of page, such as "saved", is still to be read on the next one. */
const carriedOverMs = 1500;

const closeButton =
  'left-auto! right-0! top-0! bottom-0! my-auto! size-11! transform-none! border-0! bg-transparent! text-inherit! [&>svg]:size-4';

/** Where short messages appear, one at a time; five seconds each unless told otherwise (spec, section 9). */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <>
      <SonnerToaster
        position="top-center"
        offset={{ top: '4.75rem' }}
        mobileOffset={{ top: '4.25rem', left: '1rem', right: '1rem' }}
        visibleToasts={1}
        // Below the header with its menu, which it may stand under.
        style={{ zIndex: 25 }}
        duration={defaultDurationMs}
        containerAriaLabel={label}
        closeButton
        toastOptions={{
          closeButtonAriaLabel: closeLabel,
          classNames: {
            closeButton,
            actionButton: 'h-11! bg-green! px-4! text-base! text-on-green!',
          },
          style: {
            background: 'var(--surface)',
            color: 'var(--ink)',
            border: '1px solid var(--line-strong)',
            borderRadius: '0.7rem',
            fontFamily: 'var(--font-sans)',
            fontSize: '1rem',
            paddingRight: '3rem',
          },
        }}
      />
      <Suspense>
        <DismissOnNavigation />
      </Suspense>
    </>
  );
}
