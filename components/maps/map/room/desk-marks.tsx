'use client';

import { createContext, useContext } from 'react';
import { MarkShape } from '@/components/conditions/mark-shape';
import type { PupilId } from '@/lib/core/conditions/condition';

export const DeskMarksContext = createContext<ReadonlyMap<PupilId, readonly number[]>>(new Map());

export function DeskMarks({ pupil }: { pupil: PupilId }) {
  const symbols = useContext(DeskMarksContext).get(pupil);
  if (!symbols) return null;
  return (
    <span
      aria-hidden
      className="bg-surface border-line-strong absolute -bottom-[0.25em] left-1/2 z-10 flex -translate-x-1/2 gap-[0.1em] rounded-full border p-[0.15em] print:hidden"
    >
      {symbols.map((symbol) => (
        <MarkShape key={symbol} symbol={symbol} className="size-[0.8em]" />
      ))}
    </span>
  );
}
