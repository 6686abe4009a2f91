'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { conditionPupils, type Condition, type ConditionId } from '@/lib/core/conditions/condition';
import { kindOf, type Content } from '@/lib/core/conditions/kinds';
import { isMark, listsIn } from '@/lib/core/conditions/kinds/pupil-fields';
import { type Room, deskPlace } from '@/lib/core/rooms/room';

/**
 * @param ofClass Conditions of the class, which may name coloured marks (tags for pupils). If a condition with the same
 * id is in `ofClass` and names coloured marks, the text has the names of the marks instead of the pupils.
 */
export function useConditionText(
  room: Room,
  names: ReadonlyMap<string, string>,
  ofClass: readonly Condition[] = [],
) {
  const t = useTranslations('Conditions');
  const format = useFormatter();
  const sentence = (condition: Content): string => {
    const pupilName = (pupil: string): string =>
      names.get(pupil) ?? t(isMark(pupil) ? 'deletedMark' : 'deletedPupil');
    if (condition.type === 'fixed') {
      const name = pupilName(condition.pupil);
      const place = deskPlace(room, condition.desk);
      return place ? t('sentence.fixed', { name, ...place }) : t('sentence.fixedLost', { name });
    }
    const pupils = conditionPupils(condition).map(pupilName);
    const all = format.list(pupils);
    const [name = '', ...rest] = pupils;
    const others = format.list(rest, { type: 'disjunction' });
    const { sentence: said, pupilFields } = kindOf(condition);
    const { key, values } = said?.(condition) ?? { key: condition.type };
    const marks = listsIn(pupilFields, condition)
      .map((list) => format.list(list.map(pupilName)))
      .join(' / ');
    const named = { names: all, name, others, marks, desks: 0, ...values };
    return t(`sentence.${key}` as 'sentence.distance', named);
  };
  return (condition: Content & Pick<Condition, 'wish'> & { id?: ConditionId }): string => {
    const withMarks = ofClass.find(
      (one) => one.id === condition.id && conditionPupils(one).some(isMark),
    );
    const said = sentence(withMarks ?? condition);
    return condition.wish ? t('wishSentence', { condition: said }) : said;
  };
}
