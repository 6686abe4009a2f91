'use client';

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Told } from '@/lib/core/maps/told';
import type { WorkbenchText } from './use-workbench-text';
import { useWorkbenchLater } from './workbench-store';

const isWarning = (told: Told): boolean =>
  told.code === 'refused' ||
  told.code === 'overRefused' ||
  ('consequence' in told && told.consequence.breaks.length > 0);

/** Announces the last act or the preview of one, or why it is refused. */
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
            // The bar below names the chosen pupil.
            told.message.code === 'chosen'
              ? 'sr-only'
              : `bg-surface rounded-desk inline-block px-3 py-1.5 ${warns ? 'text-amber font-semibold' : 'text-ink-soft'}`
          }
        >
          {warns && (
            <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
          )}
          <Words message={told.message} text={text} />
        </span>
      )}
    </p>
  );
}

/** Put into words once: said again of a map that has changed since, the message would be another one. */
function Words({ message, text }: { message: Told; text: WorkbenchText }) {
  const [words] = useState(() => text.told(message));
  return words;
}
