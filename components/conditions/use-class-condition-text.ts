'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { Day } from '@/lib/core/conditions/condition';
import { isSameRoom, type NamedRoom } from '@/lib/core/conditions/condition-room';
import type { Content } from '@/lib/core/conditions/kinds';
import type { NotUsedReason } from '@/lib/core/conditions/resolve';

export function useClassConditionText(room: NamedRoom, names: ReadonlyMap<string, string>) {
  const t = useTranslations('Conditions');
  const format = useFormatter();
  const sentence = useConditionText(room.layout, names);
  return {
    sentence: (condition: Content): string =>
      condition.type === 'fixed' && !isSameRoom(condition.room, room.identity)
        ? t('sentence.fixedElsewhere', { name: names.get(condition.pupil) ?? t('deletedPupil') })
        : sentence({ ...condition, wish: false }),
    reason: (reason: NotUsedReason): string =>
      reason.code === 'noMark' ? t(`notUsed.noMark.${reason.mark}`) : t(`notUsed.${reason.code}`),
    day: (day: Day): string =>
      format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
  };
}

export type ClassConditionText = ReturnType<typeof useClassConditionText>;
