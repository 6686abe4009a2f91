'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import { buttonClass } from '@/components/ui/button-class';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';

const example: RoomLayout = {
  desks: [
    ...[0, 1, 3, 4].flatMap((col) => [2, 3, 5, 6].map((row) => ({ row, col }))),
    ...[0, 1, 3, 4].map((col) => ({ row: 8, col })),
  ],
  marks: [
    { kind: 'teacherDesk', row: 0, col: 3 },
    { kind: 'door', row: 0, col: 0 },
    ...[2, 4, 6].map((row) => ({ kind: 'window' as const, row, col: 6 })),
  ],
  boardSide: 'left',
};

export function FirstRoom() {
  const t = useTranslations('Rooms');
  return (
    <div className="bg-birch grid items-center gap-8 rounded-2xl p-6 sm:grid-cols-2 sm:p-8">
      <div>
        <h2 className="text-xl font-bold">{t('firstTitle')}</h2>
        <p className="mt-2">{t('firstText')}</p>
        <Link href="/app/rooms/new" className={buttonClass({ size: 'large', className: 'mt-6' })}>
          {t('firstStart')}
        </Link>
      </div>
      <div className="bg-surface mx-auto w-full max-w-sm rounded-2xl p-6">
        <RoomThumbnail {...example} />
      </div>
    </div>
  );
}
