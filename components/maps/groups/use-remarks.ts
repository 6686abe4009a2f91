'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { conditionPupils, onlyPupils, type PupilId } from '@/lib/core/conditions/condition';
import { brokenInRounds } from '@/lib/core/seating/groups/check-rounds';
import { pairsAgain } from '@/lib/core/seating/groups/edit-groups';
import { relationOf } from '@/lib/core/conditions/kinds';
import type { Round } from '@/lib/core/seating/groups/group-problem';
import type { ClassGroupsWork } from './use-class-groups';

export function useRemarks({ making: { conditions }, names, sentence }: ClassGroupsWork) {
  const t = useTranslations('Groups');
  const format = useFormatter();
  return (round: Round, before: readonly Round[]): string[][] => {
    const inRound = new Set(round.flat());
    const counted = conditions.flatMap((one) => onlyPupils(one, (id) => inRound.has(id)) ?? []);
    const broken = brokenInRounds(counted, [round]);
    const brokenIn = (group: PupilId[]) =>
      counted.filter((one) => {
        const [first, ...others] = conditionPupils(one).map((id) => group.includes(id));
        const isAbout = {
          block: first || others.includes(true),
          apart: [first, ...others].filter(Boolean).length > 1,
          beside: first,
          mixed: first || others.includes(true),
        };
        return broken.includes(one.id) && isAbout[relationOf(one)!];
      });
    const isTied = (a: PupilId, b: PupilId) =>
      counted.some(
        (one) =>
          relationOf(one) === 'block' && [a, b].every((id) => conditionPupils(one).includes(id)),
      );
    const again = pairsAgain(round, before);
    return round.map((group, index) => [
      ...brokenIn(group).map((one) => t('broken', { condition: sentence(one) })),
      ...again[index]!.filter(([a, b]) => !isTied(a, b)).map((pair) =>
        t('again', { names: format.list(pair.map((id) => names.get(id) ?? '')) }),
      ),
    ]);
  };
}
