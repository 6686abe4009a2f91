'use client';

import { useTranslations } from 'next-intl';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { EntryProblem } from './enter-typed';
import type { ClassConditionText } from './use-class-condition-text';

export function useEntryText(pupils: Pupil[], text: ClassConditionText) {
  const t = useTranslations('Conditions');
  return (problem: EntryProblem): string => {
    switch (problem.code) {
      case 'unknownName':
        return problem.text
          ? t('problem.unknownName', { name: problem.text })
          : t('problem.nameMissing');
      case 'severalNamed':
        return t('problem.severalNamed', { name: problem.text });
      case 'noKind': {
        const first = pupils.find(({ id }) => id === problem.pupils[0]);
        return first ? t('problem.noKind', { name: first.name }) : t('problem.empty');
      }
      case 'tooFew':
        return t('problem.tooFew', { least: problem.least });
      case 'same':
      case 'included':
        return t(`problem.${problem.code}`, { condition: text.sentence(problem.condition) });
      case 'deskTaken': {
        const { condition } = problem;
        const id = condition.type === 'fixed' ? condition.pupil : '';
        return t('problem.deskTaken', {
          name: pupils.find((pupil) => pupil.id === id)?.name ?? '',
        });
      }
      case 'noDesk':
        return t('problem.noDesk', { row: problem.row, place: problem.place });
      case 'mixed':
      case 'onePair':
      case 'oneFirst':
      case 'pickPupil':
        return t(`problem.${problem.code}`);
    }
  };
}
