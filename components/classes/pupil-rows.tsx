'use client';

import type { ReactNode, Ref } from 'react';

export interface PupilField {
  id: string;
  key: string;
  name: string;
}

/** Maximum name length for which two pupils fit side by side on a phone. */
const shortName = 8;

/** The frame of the rows. */
export function RowGrid({
  ref,
  names,
  children,
}: {
  ref?: Ref<HTMLOListElement>;
  names: readonly string[];
  children: ReactNode;
}) {
  const areShort = names.every((name) => name.length <= shortName);
  return (
    <ol
      ref={ref}
      className={`mt-3 grid grid-cols-1 gap-x-3 gap-y-2 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 ${areShort ? 'min-[360px]:grid-cols-2' : ''}`}
    >
      {children}
    </ol>
  );
}
