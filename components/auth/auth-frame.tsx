import type { ReactNode } from 'react';

/** A form to sign in or up, on wide screens beside a picture of what it leads to. */
export function AuthFrame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-center gap-16 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-md">{children}</div>
      <div className="max-lg:hidden">{picture}</div>
    </div>
  );
}
