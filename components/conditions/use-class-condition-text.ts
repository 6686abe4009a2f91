'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import {
  isSameRoom,
  type ClassCondition,
  type ConditionContent,
  type Day,
} from '@/lib/core/conditions/class-condition';
import { toCondition, type NamedRoom, type NotUsedReason } from '@/lib/core/conditions/resolve';

/** Returns functions that say a class's condition, why it does not apply, and a day, in the user's language. */
export function useClassConditionText(room: NamedRoom, names: ReadonlyMap<string, string>) {
  const t = useTranslations('Conditions');
  const format = useFormatter();
  const sentence = useConditionText(room.plan, names);
  return {
    sentence: (condition: ConditionContent): string => {
      switch (condition.kind) {
        case 'fixed': {
          const { pupil, desk } = condition;
          if (isSameRoom(condition.room, room.identity)) {
            return sentence({ type: 'fixed', pupil, desk });
          }
          return t('sentence.fixedElsewhere', { name: names.get(pupil) ?? t('deletedPupil') });
        }
        default:
          // A wish is told beside the sentence.
          return sentence({ ...toCondition(condition), wish: false });
      }
    },
    reason: (reason: NotUsedReason): string =>
      reason.code === 'noMark' ? t(`notUsed.noMark.${reason.mark}`) : t(`notUsed.${reason.code}`),
    day: (day: Day): string =>
      format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
  };
}

export type ClassConditionText = ReturnType<typeof useClassConditionText>;

/** Returns a short note on a condition: that it is a wish, and when it ends. */
export function useConditionNote(text: ClassConditionText) {
  const t = useTranslations('Conditions');
  return ({ wish, until }: ClassCondition): string =>
    [wish && t('wishNote'), until && t('untilNote', { day: text.day(until) })]
      .filter(Boolean)
      .join(' · ');
}
