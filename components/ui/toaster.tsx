'use client';

import { Toaster as SonnerToaster } from 'sonner';

const defaultDurationMs = 5000;

/** Where short messages appear; five seconds each unless told otherwise (spec, section 9). */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <SonnerToaster
      position="bottom-center"
      duration={defaultDurationMs}
      containerAriaLabel={label}
      closeButton
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        unstyled: false,
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: '0.7rem',
          fontFamily: 'var(--font-sans)',
          fontSize: '1rem',
        },
      }}
    />
  );
}
