'use client';

import { TriangleAlert } from 'lucide-react';
import { useEditor } from './editor-store';
import { useToldText } from './use-told-text';

/** What was done last, or why it was not; screen readers say it at once. */
export function StatusLine() {
  const told = useEditor((state) => state.told);
  const text = useToldText();
  const isRefused = told?.message.code === 'refused';
  return (
    <p role="status" className="text-ink-soft min-h-6 min-w-0 text-sm sm:text-right">
      {told && (
        // A new element each time: the same words are said again.
        <span key={told.number} className={isRefused ? 'text-amber font-semibold' : ''}>
          {isRefused && (
            <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
          )}
          {text(told.message)}
        </span>
      )}
    </p>
  );
}
