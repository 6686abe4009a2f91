'use client';

import { UserPlus, UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { NamePlate } from '@/components/rooms/view/name-plate';
import { PerspectiveButton } from '@/components/rooms/view/perspective-button';
import { RoomGrid } from '@/components/rooms/view/room-grid';
import { useDeskText } from '@/components/rooms/view/use-desk-text';
import { useSeenRoom } from '@/components/rooms/view/use-seen-room';
import type { SharedMap } from '@/lib/contracts/maps/links';
import { deskKey } from '@/lib/core/rooms/room';

/** The room of a shared map, only to be looked at: from the teacher's desk, where a substitute stands, until it is turned. */
export function SharedRoom({ map }: { map: SharedMap }) {
  const t = useTranslations('Room');
  const room = { desks: map.desks, marks: map.marks, boardSide: map.boardSide };
  const seen = useSeenRoom(room, 'teacher');
  const byDesk = new Map(map.seats.map((seat) => [deskKey(seat.desk), seat]));
  const deskText = useDeskText(
    room,
    new Map(map.seats.map(({ desk, name }) => [deskKey(desk), name])),
  );
  return (
    <RoomGrid
      room={seen}
      label={t('map')}
      boardLabel={t('board')}
      canZoom
      tools={<PerspectiveButton seenSide={seen.boardSide} />}
      names={map.seats.map(({ name }) => name)}
      renderDesk={(desk) => {
        const seat = byDesk.get(deskKey(desk));
        return (
          <div className="room-seat border-desk-line flex w-full min-w-0 border border-dashed">
            <span className="sr-only">{deskText(desk, toLabel(t, seat))}</span>
            {seat && (
              <div
                aria-hidden
                className={`room-desk border-desk-line shadow-desk relative -m-px min-w-0 flex-1 border ${seat.isAway ? 'bg-birch flex-col border-dashed' : 'bg-surface'} ${seat.isTrainee ? 'border-dashed' : ''}`}
              >
                <NamePlate name={seat.name} />
                {seat.isAway && (
                  <>
                    <span className="room-desk-note">{t('away')}</span>
                    <UserX className="room-desk-mark" />
                  </>
                )}
                {seat.isTrainee && <UserPlus className="room-desk-mark print:hidden" />}
              </div>
            )}
          </div>
        );
      }}
    />
  );
}

function toLabel(
  t: ReturnType<typeof useTranslations<'Room'>>,
  seat: SharedMap['seats'][number] | undefined,
): string {
  if (!seat) return t('freeDesk');
  if (seat.isTrainee) return t('isTrainee', { name: seat.name });
  return seat.isAway ? t('isAway', { name: seat.name }) : seat.name;
}
