'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { SolveProgress } from '@/lib/core/seating/solve';

/** Progress of the engine with a cancel button. */
export function Working({
  progress,
  onCancel,
}: {
  progress: SolveProgress | undefined;
  onCancel: () => void;
}) {
  const t = useTranslations('Result');
  return (
    <div role="status" className="bg-birch grid place-items-center gap-5 rounded-2xl px-6 py-20">
      <span className="text-green text-4xl">
        <Spinner />
      </span>
      <p className="font-semibold">{t(`phase.${progress?.phase ?? 'searching'}`)}</p>
      <Button look="secondary" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
