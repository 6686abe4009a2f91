'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ClassRooms, RoomSummary } from '@/lib/contracts/rooms/rooms';
import {
  standardRoom,
  standardRoomKinds,
  type StandardRoomKind,
  isStandardRoomKind,
} from '@/lib/core/rooms/standard-room';
import { RoomOptions, type RoomOption } from '@/components/rooms/library/room-options';
import type { OwnRoom, RoomChoice } from '@/lib/core/maps/room-choice';
import { toOwnRoom } from '@/lib/core/maps/room-rules';
import { fromClassRoom } from '@/lib/core/maps/starting-room';

const shownAtFirst = 6;
const group = 'room-kind';

interface RoomChoicesProps {
  choice: RoomChoice;
  classRooms: ClassRooms;
  rooms: readonly RoomSummary[];
  onStandard: (kind: StandardRoomKind, seats?: number) => void;
  onOwn: (room: OwnRoom) => void;
  onLarge: (roomId: string) => void;
}

interface Offer extends RoomOption {
  choose: () => void;
}

const ownValue = ({ roomId, roomName }: { roomId: string | null; roomName: string }) =>
  `own:${roomId ?? roomName}`;

export function RoomChoices(props: RoomChoicesProps) {
  const { choice, classRooms, rooms, onStandard, onOwn } = props;
  const t = useTranslations('RoomStep');
  const library = useTranslations('Rooms');
  const kindName = useTranslations('RoomKinds');

  const desksText = (count: number) => library('desks', { count });
  const toStandard = (kind: StandardRoomKind, seats?: number): Offer => ({
    value: kind,
    label: kindName(kind),
    room: standardRoom(kind, choice.seatCount),
    choose: () => onStandard(kind, seats),
  });
  const toSaved = (room: RoomSummary): Offer => ({
    value: ownValue({ roomId: room.id, roomName: room.name }),
    label: room.name,
    text: desksText(room.seatCount),
    room: room.layout,
    choose: () => (room.layout ? onOwn(toOwnRoom(room, room.layout)) : props.onLarge(room.id)),
  });
  const toUsed = (room: ClassRooms[number]): Offer => {
    const { roomId, roomName, layout } = room;
    return roomId === null && isStandardRoomKind(roomName)
      ? toStandard(roomName, layout.desks.length)
      : {
          value: ownValue(room),
          label: roomName,
          text: desksText(layout.desks.length),
          room: layout,
          choose: () => onOwn(fromClassRoom(room)),
        };
  };
  const used = onceEach(classRooms.map(toUsed));
  const usedValues = new Set(used.map(({ value }) => value));
  const isNew = ({ value }: Offer) => !usedValues.has(value);
  const saved = rooms.filter((room) => !room.isArchived || room.id === choice.own?.roomId);
  const { own } = choice;
  const toChosen = (room: OwnRoom): Offer => ({
    value: ownValue({ roomId: room.roomId, roomName: room.name }),
    label: room.name,
    text: desksText(room.layout.desks.length),
    room: room.layout,
    choose: () => onOwn(room),
  });
  const gone = own && saved.every(({ id }) => id !== own.roomId) ? [toChosen(own)] : [];
  const lists = [
    { legend: t('ofClass'), offers: used },
    {
      legend: t('own'),
      offers: [...saved.filter((room) => room.isOwn).map(toSaved), ...gone].filter(isNew),
    },
    {
      legend: t('shared'),
      offers: saved
        .filter((room) => !room.isOwn)
        .map(toSaved)
        .filter(isNew),
    },
    {
      legend: t('layout'),
      offers: standardRoomKinds.map((kind) => toStandard(kind)).filter(isNew),
    },
  ];
  const chosen = choice.own
    ? ownValue({ roomId: choice.own.roomId, roomName: choice.own.name })
    : choice.kind;
  return lists.map(({ legend, offers }, index) => (
    <Offers key={legend} legend={legend} offers={offers} chosen={chosen} isShort={index < 3} />
  ));
}

function onceEach(offers: Offer[]): Offer[] {
  return offers.filter(
    ({ value }, index) => offers.findIndex((other) => other.value === value) === index,
  );
}

function Offers(props: { legend: string; offers: Offer[]; chosen: string; isShort: boolean }) {
  const { legend, offers, chosen } = props;
  const t = useTranslations('RoomStep');
  const [isAll, setAll] = useState(false);
  if (offers.length === 0) return null;
  const isShort = props.isShort && !isAll && offers.length > shownAtFirst;
  const shown = isShort
    ? offers.filter(({ value }, index) => index < shownAtFirst || value === chosen)
    : offers;
  return (
    <div>
      <RoomOptions
        group={group}
        legend={legend}
        options={shown}
        value={chosen}
        onChange={(value) => offers.find((offer) => offer.value === value)?.choose()}
      />
      {isShort && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          {t('showAll', { count: offers.length })}
        </Button>
      )}
    </div>
  );
}
