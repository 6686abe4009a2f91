'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import type { PupilId } from '@/lib/core/conditions/condition';

export function useRoundText(shown: readonly GroupRound[]) {
  const t = useTranslations('Groups');
  const format = useFormatter();
  const dayText = (day: string) =>
    format.dateTime(new Date(day), { weekday: 'long', day: 'numeric', month: 'long' });
  const heading = (index: number) =>
    shown.length > 1 ? t('round', { number: index + 1, count: shown.length }) : t('one');
  const asText = (names: ReadonlyMap<PupilId, string>) => {
    const lines = shown.flatMap(({ groups, day }, index) => [
      ...(shown.length > 1 ? [`${heading(index)}, ${dayText(day)}`] : []),
      ...groups.map(
        (group, number) =>
          `${t('group', { number: number + 1 })}: ${group.map((id) => names.get(id)).join(', ')}`,
      ),
      ...(shown.length > 1 ? [''] : []),
    ]);
    return lines.join('\n').trim();
  };
  return { dayText, heading, asText };
}
