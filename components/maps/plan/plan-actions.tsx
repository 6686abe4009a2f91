'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ClassPlan } from './use-class-plan';

/** The buttons that make a plan, stop that, and keep the one in hand. */
export function PlanActions({ plan }: { plan: ClassPlan }) {
  const t = useTranslations('MapPlan');
  return (
    <>
      {plan.isWorking ? (
        <Button look="secondary" size="small" onClick={plan.stop}>
          {t('stop')}
        </Button>
      ) : (
        <Button
          look={plan.isInHand ? 'secondary' : 'primary'}
          size="small"
          disabled={!plan.canMake}
          onClick={plan.make}
        >
          {t(plan.maps.length === 0 ? 'make' : 'remake')}
        </Button>
      )}
      {plan.keep && !plan.isWorking && (
        <Button size="small" busy={plan.isKeeping} onClick={plan.keep}>
          {t('keep')}
        </Button>
      )}
    </>
  );
}
