import { Asterisk } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { NamePlate } from '@/components/rooms/view/name-plate';
import { RoomGrid } from '@/components/rooms/view/room-grid';
import { useDeskText } from '@/components/rooms/view/use-desk-text';
import { useSeenRoom } from '@/components/rooms/view/use-seen-room';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';
import { deskKey } from '@/lib/core/rooms/room';

interface ComparedRoomProps {
  room: RoomToDraw;
  label: string;
  seats: Seating;
  names: ReadonlyMap<PupilId, string>;
  marked: ReadonlySet<PupilId>;
}

/** One of two maps of a room, only to be looked at. */
export function ComparedRoom({ room, label, seats, names, marked }: ComparedRoomProps) {
  const t = useTranslations('Room');
  const seen = useSeenRoom(room);
  const pupilAt = new Map(Object.entries(seats).map(([pupil, desk]) => [deskKey(desk), pupil]));
  const nameOf = (pupil: PupilId | undefined) => (pupil && names.get(pupil)) ?? '';
  const deskText = useDeskText(
    room,
    new Map([...pupilAt].map(([desk, pupil]) => [desk, nameOf(pupil)])),
  );
  return (
    <div className="[--room-height:60dvh]">
      <RoomGrid
        room={seen}
        label={label}
        boardLabel={t('board')}
        names={[...names.values()]}
        renderDesk={(desk) => {
          const pupil = pupilAt.get(deskKey(desk));
          const isMarked = pupil !== undefined && marked.has(pupil);
          const look = isMarked ? 'border-green bg-green-tint' : 'border-desk-line';
          return (
            <div
              className={`room-desk relative border ${look} ${pupil ? 'bg-surface' : 'border-dashed'}`}
            >
              <span className="sr-only">{deskText(desk, nameOf(pupil) || t('freeDesk'))}</span>
              {pupil && (
                <span aria-hidden className="contents">
                  <NamePlate name={nameOf(pupil)} />
                </span>
              )}
              {isMarked && <Asterisk aria-hidden className="room-desk-mark" />}
            </div>
          );
        }}
      />
    </div>
  );
}
