import type { ReactNode } from 'react';

export function PrintHeading({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <p className="hidden pb-3 text-lg print:block">
      <strong>{title}</strong> {text}
    </p>
  );
}
