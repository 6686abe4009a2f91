'use client';

import { useTranslations } from 'next-intl';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { Condition } from '@/lib/core/conditions/condition';
import { isSameRoom, type ConditionRoom } from '@/lib/core/conditions/condition-room';
import { deskPlace, type Room } from '@/lib/core/rooms/room';
import { isStandardRoomKind, standardRoom } from '@/lib/core/rooms/standard-room';
import { useConditionText } from './use-condition-text';
import { useRoomName } from './use-room-name';

export function useKeptConditionText(classRooms: ClassRooms, names: ReadonlyMap<string, string>) {
  const t = useTranslations('Conditions');
  const roomName = useRoomName();
  const sentence = useConditionText({ desks: [] }, names);
  const find = (room: ConditionRoom): { room: Room; name: string } | undefined => {
    if ('standard' in room)
      return isStandardRoomKind(room.standard)
        ? { room: standardRoom(room.standard, room.seatCount), name: room.standard }
        : undefined;
    const own = classRooms.find(({ roomId, version }) =>
      roomId !== null && version !== null ? isSameRoom(room, { own: roomId, version }) : false,
    );
    return own && { room: own.layout, name: own.roomName };
  };
  return (condition: Condition): string => {
    if (condition.type !== 'fixed') return sentence(condition);
    const name = names.get(condition.pupil) ?? t('deletedPupil');
    const found = condition.room && find(condition.room);
    const place = found && deskPlace(found.room, condition.desk);
    const content = place
      ? t('sentence.fixedIn', { name, room: roomName(found.name), ...place })
      : t('sentence.fixedUnknown', { name });
    return condition.wish ? t('wishSentence', { condition: content }) : content;
  };
}
