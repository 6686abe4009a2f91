import type { ReactNode } from 'react';

/** What a sheet is of, on paper only: the class, and beside it room and date. */
export function PrintHeading({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <p className="hidden pb-3 text-lg print:block">
      <strong>{title}</strong> {text}
    </p>
  );
}
