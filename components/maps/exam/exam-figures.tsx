'use client';

import { useTranslations } from 'next-intl';
import type { ExamSeating } from '@/lib/core/exam/exam';

/** How far apart they sit, how many variants are needed, and how often a class sits close. */
export function ExamFigures({ seating, isMixed }: { seating: ExamSeating; isMixed: boolean }) {
  const t = useTranslations('Exam');
  const { sittings, smallestDistance, variantCount, variantsProved, sameClassPairs } = seating;
  const sizes = sittings.map(({ seats }) => Object.keys(seats).length);
  return [
    sizes.length > 1 ? t('inSittings', { sizes: sizes.join(' + ') }) : undefined,
    smallestDistance !== undefined && t('between', { count: smallestDistance - 1 }),
    variantCount > 0 && t(variantsProved ? 'fewest' : 'needed', { count: variantCount }),
    isMixed && t('sameClass', { count: sameClassPairs }),
  ]
    .filter(Boolean)
    .join(' ');
}
