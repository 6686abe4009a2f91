'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import {
  isSameRoom,
  type ConditionRoom,
  type NamedRoom,
} from '@/lib/core/conditions/condition-room';
import type { Condition, Day } from '@/lib/core/conditions/condition';
import type { Content } from '@/lib/core/conditions/kinds';
import type { NotUsedReason } from '@/lib/core/conditions/resolve';
import { deskPlace, type Room } from '@/lib/core/rooms/room';
import { isStandardRoomKind, standardRoom } from '@/lib/core/rooms/standard-room';

/** Returns functions that say a class's condition, why it does not apply, and a day, in the user's language. */
export function useClassConditionText(room: NamedRoom, names: ReadonlyMap<string, string>) {
  const t = useTranslations('Conditions');
  const format = useFormatter();
  const sentence = useConditionText(room.plan, names);
  return {
    sentence: (condition: Content): string =>
      condition.type === 'fixed' && !isSameRoom(condition.room, room.identity)
        ? t('sentence.fixedElsewhere', { name: names.get(condition.pupil) ?? t('deletedPupil') })
        : // The switch beside the sentence tells a wish.
          sentence({ ...condition, wish: false }),
    reason: (reason: NotUsedReason): string =>
      reason.code === 'noMark' ? t(`notUsed.noMark.${reason.mark}`) : t(`notUsed.${reason.code}`),
    day: (day: Day): string =>
      format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
  };
}

export type ClassConditionText = ReturnType<typeof useClassConditionText>;

/** Returns a condition of the class as a sentence outside any room: a fixed desk is said with the room it stands in. */
export function useKeptConditionText(classId: string, names: ReadonlyMap<string, string>) {
  const t = useTranslations('Conditions');
  const roomName = useRoomName();
  const { data: classRooms = [] } = useClassRooms(classId);
  const sentence = useConditionText({ desks: [] }, names);
  const find = (room: ConditionRoom): { room: Room; name: string } | undefined => {
    if ('standard' in room)
      return isStandardRoomKind(room.standard)
        ? { room: standardRoom(room.standard, room.seatCount), name: room.standard }
        : undefined;
    const own = classRooms.find(({ roomId, version }) =>
      roomId !== null && version !== null ? isSameRoom(room, { own: roomId, version }) : false,
    );
    return own && { room: own.plan, name: own.roomName };
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
