'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { Condition, Room } from '@/lib/core/seating/model';
import { deskRows } from '@/lib/core/seating/room';

/** A condition as a sentence in the user's language. */
export function useConditionText(room: Room, names: ReadonlyMap<string, string>) {
  const t = useTranslations('Conditions');
  const format = useFormatter();
  return (condition: Condition): string => {
    const nameOf = (pupil: string) => names.get(pupil) ?? '?';
    if (condition.type === 'fixed') {
      const { row, col } = condition.desk;
      const place = room.desks.filter((desk) => desk.row === row && desk.col <= col).length;
      return t('sentence.fixed', {
        name: nameOf(condition.pupil),
        row: deskRows(room).indexOf(row) + 1,
        place,
      });
    }
    return t(`sentence.${condition.type}`, {
      names: format.list(condition.pupils.map(nameOf)),
    });
  };
}
