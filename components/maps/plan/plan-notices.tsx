'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { PlanNotice } from '@/components/shell/plan-notice';
import { SaveProblem } from '@/components/shell/save-problem';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { PupilId } from '@/lib/core/conditions/condition';
import { toLayout } from '@/lib/core/maps/made-from';
import { RightEnded } from '../show/right-ended';
import { PlanClash } from './plan-clash';
import type { ClassPlan } from './use-class-plan';

interface PlanNoticesProps {
  plan: ClassPlan;
  names: ReadonlyMap<PupilId, string>;
}

/** Says what keeps a plan from being made or kept, and which of its maps no longer fit the class. */
export function PlanNotices({ plan, names }: PlanNoticesProps) {
  const t = useTranslations('MapPlan');
  const format = useFormatter();
  const { work, unfit, keepError } = plan;
  const newcomers = [...new Set(unfit.flatMap(({ unseated }) => unseated))];
  return (
    <>
      <PlanNotice />
      {plan.isStranded && <RightEnded onDiscard={plan.discard} />}
      {plan.isRestored && !plan.isStranded && (
        <Notice
          tone="info"
          title={t('restored')}
          actions={
            <Button look="secondary" size="small" onClick={plan.discard}>
              {t('discard')}
            </Button>
          }
        />
      )}
      {keepError && !plan.isStranded && (
        <SaveProblem
          error={keepError}
          title={t('notKept')}
          actions={plan.isOvertaken && <WhosePlan plan={plan} />}
        />
      )}
      {unfit.length > 0 && !plan.isWorking && (
        <Notice
          tone="warning"
          title={t('unfit', { count: unfit.length })}
          actions={
            <Button look="secondary" size="small" onClick={plan.adapt}>
              {t('adapt')}
            </Button>
          }
        >
          {newcomers.length > 0 &&
            t('newcomers', { names: format.list(newcomers.map((id) => names.get(id) ?? '')) })}
        </Notice>
      )}
      {work.status === 'failed' && <Notice tone="error">{t('failed')}</Notice>}
      {work.status === 'impossible' && (
        <PlanClash
          classId={plan.classId}
          names={names}
          clash={work}
          room={toLayout(plan.input.choice)}
          onAddDesks={plan.addDesks}
        />
      )}
    </>
  );
}

/** Offers the plan that was kept meanwhile, and the one in hand. */
function WhosePlan({ plan }: { plan: ClassPlan }) {
  const t = useTranslations('MapPlan');
  return (
    <>
      <Button look="secondary" size="small" onClick={plan.takeNewest}>
        {t('takeNewest')}
      </Button>
      {plan.keepMine && (
        <Button look="secondary" size="small" onClick={plan.keepMine}>
          {t('keepMine')}
        </Button>
      )}
    </>
  );
}
