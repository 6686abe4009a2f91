'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type Desk, type Room, deskKey, deskPlace, neighbours } from '@/lib/core/rooms/room';

export function useDeskText(room: Room, names: ReadonlyMap<string, string>) {
  const t = useTranslations('Room');
  const format = useFormatter();
  const beside = neighbours(room);
  const indexes = new Map(room.desks.map((desk, index) => [deskKey(desk), index]));
  return (desk: Desk, label = names.get(deskKey(desk))): string => {
    const place = deskPlace(room, desk);
    const index = indexes.get(deskKey(desk));
    if (!place || index === undefined) return '';
    const text = label ? t('deskTaken', { ...place, name: label }) : t('deskAt', place);
    const nextTo = (beside[index] ?? []).flatMap((other) => {
      const otherDesk = room.desks[other];
      return (otherDesk && names.get(deskKey(otherDesk))) ?? [];
    });
    return nextTo.length > 0 ? t('nextTo', { desk: text, names: format.list(nextTo) }) : text;
  };
}
