'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ClassTermPlan } from './use-class-term-plan';

export function TermPlanActions({ termPlan }: { termPlan: ClassTermPlan }) {
  const t = useTranslations('TermPlan');
  const isEmpty = termPlan.maps.length === 0;
  return (
    <>
      {termPlan.isWorking ? (
        <Button look="secondary" size="small" onClick={termPlan.stop}>
          {t('stop')}
        </Button>
      ) : (
        <Button
          look={isEmpty && termPlan.work.status === 'idle' ? 'primary' : 'secondary'}
          size="small"
          disabled={!termPlan.canMake}
          onClick={termPlan.make}
        >
          {t(isEmpty ? 'make' : 'remake')}
        </Button>
      )}
      {termPlan.keep && !termPlan.isWorking && (
        <Button size="small" busy={termPlan.isKeeping} onClick={termPlan.keep}>
          {t('keep')}
        </Button>
      )}
    </>
  );
}
