'use client';

import { TriangleAlert } from 'lucide-react';
import type { Told } from '@/lib/core/workbench/told';
import type { WorkbenchText } from './use-workbench-text';
import { useWorkbenchLater } from './workbench-store';

const isWarning = (told: Told): boolean =>
  told.code === 'refused' ||
  told.code === 'overRefused' ||
  ('consequence' in told && told.consequence.breaks.length > 0);

/** What was done last or would be done, or why not; screen readers say it at once. */
export function StatusLine({ text }: { text: WorkbenchText }) {
  const told = useWorkbenchLater((state) => state.told);
  const warns = told !== undefined && isWarning(told.message);
  return (
    <p role="status" className="text-sm">
      {told && (
        // A new element each time: the same words are said again.
        <span
          key={told.number}
          className={
            // Who is chosen stands in the bar below.
            told.message.code === 'chosen'
              ? 'sr-only'
              : `bg-surface rounded-desk inline-block px-3 py-1.5 ${warns ? 'text-amber font-semibold' : 'text-ink-soft'}`
          }
        >
          {warns && (
            <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
          )}
          {text.told(told.message)}
        </span>
      )}
    </p>
  );
}
