'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEditor, useEditorStore } from './editor-store';
import { SeatCount } from './seat-count';
import { useToldText } from './use-told-text';

export function StatusChip({ pupilCount }: { pupilCount: number | undefined }) {
  return (
    <div className="bg-surface border-line rounded-desk shadow-card text-ink-soft pointer-events-none absolute bottom-2 left-2 flex max-w-[min(44rem,calc(100%-10rem))] flex-wrap gap-x-3 border px-3 py-2 text-sm">
      <SeatCount pupilCount={pupilCount} />
      <StatusLine />
    </div>
  );
}

function StatusLine() {
  const told = useEditor((state) => state.told);
  const tool = useEditor((state) => state.tool);
  const text = useToldText();
  const t = useTranslations('RoomEditor');
  const store = useEditorStore();
  const isRefused = told?.message.code === 'refused';
  return (
    <>
      {!told && <p>{t(`hint.${tool}`)}</p>}
      <p role="status" className="min-w-0">
        {told && (
          // A new key makes screen readers announce a repeated message.
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
            className="text-green pointer-events-auto -my-3 ml-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('action.undo')}
          </button>
        )}
      </p>
    </>
  );
}
