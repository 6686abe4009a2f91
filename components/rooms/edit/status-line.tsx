'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEditor, useEditorStore } from './editor-store';
import { useToldText } from './use-told-text';

/** Announces the last act, or why it was refused. */
export function StatusLine() {
  const told = useEditor((state) => state.told);
  const text = useToldText();
  const t = useTranslations('RoomEditor.action');
  const store = useEditorStore();
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
      {told?.message.code === 'replaced' && (
        <button
          type="button"
          onClick={() => store.run('undo')}
          className="text-green -my-3 ml-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('undo')}
        </button>
      )}
    </p>
  );
}
