'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ClassForm } from './class-form';
import { GrowingMap } from './growing-map';

export function ClassStart({
  heading,
  ...form
}: Omit<ComponentProps<typeof ClassForm>, 'frame'> & { heading: ReactNode }) {
  return (
    <ClassForm
      {...form}
      frame={(fields) => (
        <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            {heading}
            {fields}
          </div>
          <GrowingMap />
        </div>
      )}
    />
  );
}
