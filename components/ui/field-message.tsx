import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FieldMessage({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className="text-red mt-1.5 flex gap-1.5 text-sm font-medium empty:hidden"
    >
      {children && (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
