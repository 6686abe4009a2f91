'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useRooms } from '@/lib/client/rooms/rooms';
import { findRoomThatFits } from '@/lib/client/maps/seating/find-room';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { isBoundToRoom } from '@/lib/core/conditions/resolve';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import {
  maxSeats,
  standardRoom,
  standardRoomKinds,
  type StandardRoomKind,
} from '@/lib/core/rooms/standard-room';
import type { OwnRoom } from '@/lib/core/maps/made-from';
import { toOwnRoom } from './maker-state';
import { toPresent, type Wanted } from './use-generator';

/** At most so many saved rooms are tried. */
const mostSaved = 20;

/** A room to switch to: a standard one with as many desks, or a saved one. */
export type OtherRoom = StandardRoomKind | OwnRoom;

interface RoomOfferProps {
  /** The problem that is impossible in its room. */
  wanted: Wanted;
  onSwitch: (room: OtherRoom) => void;
}

/**
 * Offers another room in which all conditions can be kept. With fixed desks there is none; that is said, because it may
 * be what stands in the way.
 */
export function RoomOffer({ wanted, onSwitch }: RoomOfferProps) {
  const t = useTranslations('Conflict');
  const bound = wanted.conditions.filter((each) => isBoundToRoom(each) && !each.wish);
  if (bound.length > 0) {
    return <Notice tone="info">{t('boundToRoom', { count: bound.length })}</Notice>;
  }
  return <FoundRoom wanted={wanted} onSwitch={onSwitch} />;
}

/** Standard rooms with as many desks, then the saved ones of the teacher and of colleagues. */
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

/** Searches for the other room; nothing is shown before it is found. */
function FoundRoom({ wanted, onSwitch }: RoomOfferProps) {
  const t = useTranslations('Conflict');
  const kindName = useTranslations('RoomKinds');
  const { data: saved } = useRooms();
  const [found, setFound] = useState<OtherRoom>();

  useEffect(() => {
    const search = new AbortController();
    const rooms = otherRooms(wanted.room.desks.length, saved ?? []);
    findRoomThatFits(toPresent(wanted), rooms, search.signal).then(
      (room) => {
        if (!search.signal.aborted) setFound(room?.to);
      },
      // Without a result there is no offer.
      () => {},
    );
    return () => search.abort();
  }, [wanted, saved]);

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
