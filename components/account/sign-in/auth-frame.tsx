import type { ReactNode } from 'react';

/** Frame of the sign-in and sign-up forms, on wide screens with a picture beside them. */
export function AuthFrame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-center gap-16 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-md">{children}</div>
      <div className="max-lg:hidden">{picture}</div>
    </div>
  );
}
