'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { Condition } from '@/lib/core/conditions/condition';
import { type Room, deskPlace } from '@/lib/core/rooms/room';

/** Returns a condition as a sentence in the user's language. A pupil missing in `names` was deleted. */
export function useConditionText(room: Room, names: ReadonlyMap<string, string>) {
  const t = useTranslations('Conditions');
  const format = useFormatter();
  const sentence = (condition: Condition): string => {
    const pupilName = (pupil: string) => names.get(pupil) ?? t('deletedPupil');
    if (condition.type === 'fixed') {
      const name = pupilName(condition.pupil);
      const place = deskPlace(room, condition.desk);
      return place ? t('sentence.fixed', { name, ...place }) : t('sentence.fixedLost', { name });
    }
    if (condition.type === 'zone') {
      const names = format.list(condition.pupils.map(pupilName));
      return condition.place
        ? t(`sentence.place.${condition.place}`, { names })
        : t('sentence.zone', { names, desks: condition.desks.length });
    }
    if (condition.type === 'distance') {
      const names = format.list(condition.pupils.map(pupilName));
      return t('sentence.distance', { names, desks: condition.desks });
    }
    return t(`sentence.${condition.type}`, {
      names: format.list(condition.pupils.map(pupilName)),
    });
  };
  return (condition: Condition): string =>
    condition.wish ? t('wishSentence', { condition: sentence(condition) }) : sentence(condition);
}
