'use client';

import { useTranslations } from 'next-intl';
import type { MapDifference } from '@/lib/core/seating/compare-maps';

export function useDifferenceText() {
  const t = useTranslations('MapSuggestions');
  return (difference: MapDifference): string[] => {
    const { nowKept, nowBroken, moved, seated, unseated, commonPairs, pairs } = difference;
    const repeats = difference.repeatedAfter - difference.repeatedBefore;
    if (moved.length + seated.length + unseated.length === 0) return [];
    return [
      nowKept.length > 0 && t('nowKept', { count: nowKept.length }),
      nowBroken.length > 0 && t('nowBroken', { count: nowBroken.length }),
      repeats < 0 && t('fewerRepeats', { count: -repeats }),
      repeats > 0 && t('moreRepeats', { count: repeats }),
      seated.length > 0 && t('seated', { count: seated.length }),
      unseated.length > 0 && t('unseated', { count: unseated.length }),
      moved.length > 0 && t('moved', { count: moved.length }),
      t('common', { count: commonPairs, pairs }),
    ].filter((text) => text !== false);
  };
}
