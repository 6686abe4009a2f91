'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEditor, useEditorStore } from './editor-store';
import { SeatCount } from './seat-count';
import { useAnnouncementText } from './use-announcement-text';

export function StatusChip({ pupilCount }: { pupilCount: number | undefined }) {
  return (
    <div className="bg-surface border-line rounded-desk shadow-card text-ink-soft pointer-events-none absolute bottom-2 left-2 flex max-w-[min(44rem,calc(100%-10rem))] flex-wrap gap-x-3 border px-3 py-2 text-sm">
      <SeatCount pupilCount={pupilCount} />
      <StatusLine />
    </div>
  );
}

function StatusLine() {
  const announcement = useEditor((state) => state.announcement);
  const tool = useEditor((state) => state.tool);
  const text = useAnnouncementText();
  const t = useTranslations('RoomEditor');
  const store = useEditorStore();
  const isRefused = announcement?.message.code === 'refused';
  return (
    <>
      {!announcement && <p>{t(`hint.${tool}`)}</p>}
      <p role="status" className="min-w-0">
        {announcement && (
          // A new React key creates a new element, so that screen readers also announce a repeated message.
          <span key={announcement.number} className={isRefused ? 'text-amber font-semibold' : ''}>
            {isRefused && (
              <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
            )}
            {text(announcement.message)}
          </span>
        )}
        {announcement?.message.code === 'replaced' && (
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
