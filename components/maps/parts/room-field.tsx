'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { useLoadRoom, useRooms } from '@/lib/client/rooms/rooms';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { RoomChoice } from '@/lib/core/maps/room-choice';
import { toOwnRoom } from '@/lib/core/maps/room-rules';
import { RoomChoices } from './room-choices';

interface RoomFieldProps {
  choice: RoomChoice;
  pupilCount: number;
  classRooms: ClassRooms;
  onChoose: (choice: RoomChoice) => void;
}

export function RoomField({ choice, pupilCount, classRooms, onChoose }: RoomFieldProps) {
  const t = useTranslations('RoomStep');
  const roomName = useRoomName();
  const rooms = useRooms().data ?? [];
  const load = useLoadRoom();
  const [isChoosing, setChoosing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  const choose = (next: RoomChoice) => {
    onChoose(next);
    // Arrow keys select each radio button on the way, so the list of rooms closes only after a click.
    if (isByKey.current) return;
    toggle.current?.focus({ preventScroll: true });
    setChoosing(false);
  };
  return (
    <div>
      <h2 className="font-semibold">{t('room')}</h2>
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0 break-words">{roomName(choice.own?.name ?? choice.kind)}</span>
        <Button
          ref={toggle}
          look="secondary"
          size="small"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t('changeRoom')}
        </Button>
      </div>
      {isChoosing && (
        <div
          className="mt-3 grid gap-5"
          onKeyDown={() => {
            isByKey.current = true;
          }}
          onPointerDown={() => {
            isByKey.current = false;
          }}
        >
          <RoomChoices
            choice={choice}
            classRooms={classRooms}
            rooms={rooms}
            onStandard={(kind, seats = choice.seatCount) =>
              choose({ kind, seatCount: Math.max(seats, pupilCount) })
            }
            onOwn={(own) => choose({ ...choice, own })}
            onLarge={(id) =>
              void load(id).then((room) => choose({ ...choice, own: toOwnRoom(room, room.layout) }))
            }
          />
        </div>
      )}
    </div>
  );
}
