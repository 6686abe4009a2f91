'use client';

import type { ReactNode, Ref } from 'react';

export interface PupilField {
  id: string;
  key: string;
  name: string;
}

/** The frame of the pupils: chips as long as their names. */
export function RowGrid(props: { ref?: Ref<HTMLOListElement>; children: ReactNode }) {
  return (
    <ol ref={props.ref} className="mt-3 flex flex-wrap gap-1.5">
      {props.children}
    </ol>
  );
}
