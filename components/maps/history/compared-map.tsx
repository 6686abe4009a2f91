'use client';

import { MoveRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { NamePlate } from '@/components/rooms/view/name-plate';
import { RoomGrid } from '@/components/rooms/view/room-grid';
import { useDeskText } from '@/components/rooms/view/use-desk-text';
import { deskKey } from '@/lib/core/rooms/room';
import type { Compared, Seated } from './compared';

/** One of two maps that are compared; pupils who have another desk on the other are marked. */
export function ComparedMap(props: {
  map: Compared;
  seated: Seated[];
  moved: ReadonlySet<string>;
}) {
  const { map, seated, moved } = props;
  const t = useTranslations('MapHistory');
  const room = useTranslations('Room');
  const id = useId();
  const byDesk = new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil]));
  const deskText = useDeskText(
    map,
    new Map(seated.map((pupil) => [deskKey(pupil.desk), pupil.name])),
  );
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="mb-2 font-semibold break-words">
        {map.label}
      </figcaption>
      <RoomGrid
        room={map}
        label={map.label}
        boardLabel={room('board')}
        names={seated.map(({ name }) => name)}
        renderDesk={(desk) => {
          const pupil = byDesk.get(deskKey(desk));
          const hasMoved = pupil !== undefined && moved.has(pupil.id);
          const text = hasMoved ? t('hasMoved', { name: pupil.name }) : pupil?.name;
          return (
            <div
              className={`room-desk relative border ${pupil ? 'bg-surface shadow-desk' : 'border-dashed'} ${hasMoved ? 'border-green bg-green-tint' : 'border-desk-line'}`}
            >
              <span className="sr-only">{deskText(desk, text ?? room('freeDesk'))}</span>
              {pupil && (
                <span aria-hidden className="contents">
                  <NamePlate name={pupil.name} />
                </span>
              )}
              {hasMoved && <MoveRight aria-hidden className="room-desk-mark" />}
            </div>
          );
        }}
      />
    </figure>
  );
}
