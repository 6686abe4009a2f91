'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSeenRoom } from '@/components/rooms/view/use-seen-room';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import { drawRoom } from '@/lib/core/rooms/drawn-room';
import { deskAspect } from '@/lib/core/rooms/room-extent';
import { shapeRoom } from '@/lib/core/rooms/room-shapes';
import { DeskList } from './desk-list';
import type { ShownMap } from '@/lib/core/maps/shown-map';

export function PrintedMap({ map, children }: { map: ShownMap; children: ReactNode }) {
  const { paper, notes, list } = useViewChoices();
  const t = useTranslations('DeskList');
  const seen = useSeenRoom(map.room);
  const { width, height } = shapeRoom(drawRoom(seen));
  const isDeep = height > width * deskAspect;
  return (
    <div
      className="print-map"
      data-paper={`${paper}-${isDeep ? 'upright' : 'wide'}`}
      data-notes={notes || undefined}
    >
      {children}
      {notes && (
        <div aria-hidden className="print-notes hidden print:block">
          {Array.from({ length: 4 }, (_, line) => (
            <div key={line} className="border-line border-b" />
          ))}
        </div>
      )}
      {list && (
        <div className="hidden break-before-page print:block">
          <h2 className="mb-4 text-2xl font-bold">{t('titleOf', { name: map.title })}</h2>
          <div className="columns-2 gap-12">
            <DeskList room={map.room} seated={map.seated} />
          </div>
        </div>
      )}
    </div>
  );
}
