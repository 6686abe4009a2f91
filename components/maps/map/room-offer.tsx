'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useRooms } from '@/lib/client/rooms/rooms';
import { findRoomThatFits } from '@/lib/client/maps/seating/find-room';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { isBoundToRoom } from '@/lib/core/conditions/resolve';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import {
  maxSeats,
  standardRoom,
  standardRoomKinds,
  type StandardRoomKind,
} from '@/lib/core/rooms/standard-room';
import type { OwnRoom } from '@/lib/core/maps/room-choice';
import { toOwnRoom } from '@/lib/core/maps/room-rules';

const mostSaved = 20;

export type OtherRoom = StandardRoomKind | OwnRoom;

interface RoomOfferProps {
  problem: SeatingProblem;
  onSwitch: (room: OtherRoom) => void;
}

export function RoomOffer({ problem, onSwitch }: RoomOfferProps) {
  const t = useTranslations('Conflict');
  const bound = problem.conditions.filter((each) => isBoundToRoom(each) && !each.wish);
  if (bound.length > 0) {
    return <Notice tone="info">{t('boundToRoom', { count: bound.length })}</Notice>;
  }
  return <FoundRoom problem={problem} onSwitch={onSwitch} />;
}

function otherRooms(
  deskCount: number,
  saved: RoomSummary[],
): { layout: RoomLayout; to: OtherRoom }[] {
  const standard = deskCount > maxSeats ? [] : standardRoomKinds;
  return [
    ...standard.map((kind) => {
      const { desks } = standardRoom(kind, deskCount);
      return { layout: { desks, marks: [], boardSide: 'top' as const }, to: kind };
    }),
    ...saved
      .flatMap((room) =>
        room.layout && !room.isArchived
          ? [{ layout: room.layout, to: toOwnRoom(room, room.layout) }]
          : [],
      )
      .slice(0, mostSaved),
  ];
}

function FoundRoom({ problem, onSwitch }: RoomOfferProps) {
  const t = useTranslations('Conflict');
  const kindName = useTranslations('RoomKinds');
  const { data: saved } = useRooms();
  const [found, setFound] = useState<OtherRoom>();

  const ask = useEffectEvent((search: AbortController) => {
    const rooms = otherRooms(problem.room.desks.length, saved ?? []);
    findRoomThatFits(problem, rooms, search.signal).then(
      (room) => {
        if (!search.signal.aborted) setFound(room?.to);
      },
      () => {},
    );
  });
  const key = JSON.stringify([problem.room, problem.conditions, problem.pupils]);
  useEffect(() => {
    const search = new AbortController();
    ask(search);
    return () => search.abort();
  }, [key, saved]);

  if (!found) return null;
  const room = typeof found === 'string' ? kindName(found) : found.name;
  return (
    <Notice
      tone="info"
      actions={
        <Button look="secondary" size="small" onClick={() => onSwitch(found)}>
          {t('switchRoom', { room })}
        </Button>
      }
    >
      {t('otherRoom', { room })}
    </Notice>
  );
}
