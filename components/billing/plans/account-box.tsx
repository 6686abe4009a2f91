import type { ReactNode } from 'react';

export function AccountBox({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="bg-birch rounded-desk grid min-h-23 content-center px-4 py-3"
    >
      {children}
    </section>
  );
}
