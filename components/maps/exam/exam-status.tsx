'use client';

import { useTranslations } from 'next-intl';
import type { ExamSeating } from '@/lib/core/exam/exam';
import type { ExamWork } from './use-exam';

export function ExamStatus({ exam }: { exam: ExamWork }) {
  const t = useTranslations('Exam');
  const { shown, isWorking, shuffles } = exam;
  return (
    <p role="status" className="text-ink-soft min-h-6 text-sm print:hidden">
      {exam.present.length === 0 && exam.isLoaded && t('nobody')}
      {exam.hasNoDesks && t('noDesks')}
      {shown && <Figures seating={shown.seating} isMixed={shown.problem.classes.length > 1} />}
      {shuffles > 0 && !isWorking && (
        <span key={shuffles} className="sr-only">
          {' '}
          {t('shuffled')}
        </span>
      )}
    </p>
  );
}

function Figures({ seating, isMixed }: { seating: ExamSeating; isMixed: boolean }) {
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
