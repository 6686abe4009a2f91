'use client';

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Told } from '@/lib/core/maps/told';
import type { WorkbenchText } from './use-workbench-text';
import { useWorkbenchLater } from './workbench-store';

export const isWarning = (told: Told): boolean =>
  told.code === 'refused' ||
  told.code === 'overRefused' ||
  ('consequence' in told && told.consequence.breaks.length > 0);

export function StatusLine({ text, isHidden }: { text: WorkbenchText; isHidden: boolean }) {
  const told = useWorkbenchLater((state) => state.told);
  const warns = told !== undefined && isWarning(told.message);
  return (
    <p role="status" className={isHidden ? 'sr-only' : 'max-sm:line-clamp-2'}>
      {told && (
        // A new key makes screen readers announce a repeated message.
        <span key={told.number} className={warns ? 'text-amber font-semibold' : 'text-ink-soft'}>
          {warns && (
            <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
          )}
          <Words message={told.message} text={text} />
        </span>
      )}
    </p>
  );
}

function Words({ message, text }: { message: Told; text: WorkbenchText }) {
  const [words] = useState(() => text.told(message));
  return words;
}
