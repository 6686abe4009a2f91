'use client';

import { useTranslations } from 'next-intl';
import { NamePlate } from '@/components/rooms/view/name-plate';
import { RoomGrid } from '@/components/rooms/view/room-grid';
import { useDeskText } from '@/components/rooms/view/use-desk-text';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { deskKey } from '@/lib/core/rooms/room';
import type { ShownPupil } from '@/lib/core/maps/shown-map';

interface BigRoomProps {
  room: RoomToDraw;
  label: string;
  seated: ShownPupil[];
  hidden: ShownPupil[];
  onClick?: () => void;
}

export function BigRoom({ room, label, seated, hidden, onClick }: BigRoomProps) {
  const t = useTranslations('BigScreen');
  const boardLabel = useTranslations('Room')('board');
  const freeDesk = useTranslations('Room')('freeDesk');
  const names = new Map(seated.map(({ desk, name }) => [deskKey(desk), name]));
  const hiddenDesks = new Set(hidden.map(({ desk }) => deskKey(desk)));
  const deskText = useDeskText(room, names);
  return (
    <div onClick={onClick} className="big-room grid min-h-0 flex-1 content-center">
      <RoomGrid
        room={room}
        label={label}
        boardLabel={boardLabel}
        names={[...seated, ...hidden].map(({ name }) => name)}
        renderDesk={(desk) => {
          const key = deskKey(desk);
          const name = names.get(key);
          const isHidden = hiddenDesks.has(key);
          const look = name
            ? 'bg-surface border-desk-line shadow-desk'
            : isHidden
              ? 'bg-birch-deep border-desk-line'
              : 'border-desk-line border-dashed';
          return (
            <div className={`room-desk border ${look}`}>
              <span className="sr-only">
                {deskText(desk, name ?? (isHidden ? t('hidden') : freeDesk))}
              </span>
              {name && (
                <span aria-hidden className="animate-fade flex min-w-0 flex-1">
                  <NamePlate name={name} />
                </span>
              )}
            </div>
          );
        }}
      />
    </div>
  );
}
