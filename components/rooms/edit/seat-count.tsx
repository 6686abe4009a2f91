'use client';

import { useTranslations } from 'next-intl';
import { countDesks } from '@/lib/core/rooms/editor/drawing';
import { shownDrawing } from '@/lib/core/rooms/editor/gestures';
import { useEditor } from './editor-store';

export function SeatCount({ pupilCount }: { pupilCount: number | undefined }) {
  const t = useTranslations('RoomEditor');
  const desks = useEditor((state) => countDesks(shownDrawing(state)));
  if (pupilCount === undefined) return <p className="font-semibold">{t('desks', { desks })}</p>;
  const missing = pupilCount - desks;
  const advice =
    missing > 0
      ? t('tooFew', { missing })
      : missing < 0
        ? t('spare', { spare: -missing })
        : t('justEnough');
  return (
    <p className="flex flex-wrap gap-x-2">
      <span className="font-semibold">{t('desksAndPupils', { desks, pupils: pupilCount })}</span>
      <span className={missing > 0 ? 'text-amber' : 'text-ink-soft'}>{advice}</span>
    </p>
  );
}
