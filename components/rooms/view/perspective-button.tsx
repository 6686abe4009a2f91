'use client';

import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { keepViewChoices } from '@/lib/client/maps/view-choices';
import { perspectiveFrom } from '@/lib/core/rooms/perspective';
import type { BoardSide } from '@/lib/core/rooms/room-layout';

export function PerspectiveButton({
  seenSide,
  isShort = false,
  className = '',
}: {
  seenSide: BoardSide | undefined;
  isShort?: boolean;
  className?: string;
}) {
  const t = useTranslations('Room.perspective');
  const other = perspectiveFrom(seenSide ?? 'top') === 'teacher' ? 'pupils' : 'teacher';
  return (
    <button
      type="button"
      title={isShort ? t(other) : undefined}
      onClick={() => keepViewChoices({ perspective: other })}
      className={`rounded-desk hover:bg-surface inline-flex min-h-11 min-w-0 items-center gap-2 px-2.5 text-left text-sm leading-tight font-semibold ${className}`}
    >
      <RotateCcw aria-hidden className="size-5 shrink-0" />
      <span className={isShort ? 'sr-only' : undefined}>{t(other)}</span>
    </button>
  );
}
