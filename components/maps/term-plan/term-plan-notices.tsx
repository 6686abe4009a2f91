'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { PlanNotice } from '@/components/shell/plan-notice';
import { SaveProblem } from '@/components/shell/save-problem';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { PupilId } from '@/lib/core/conditions/condition';
import { toLayout } from '@/lib/core/maps/room-choice';
import { RightEnded } from '../show/right-ended';
import { TermPlanClash } from './term-plan-clash';
import type { ClassTermPlan } from './use-class-term-plan';

interface PlanNoticesProps {
  termPlan: ClassTermPlan;
  detail: ClassDetail;
  names: ReadonlyMap<PupilId, string>;
}

export function PlanNotices({ termPlan, detail, names }: PlanNoticesProps) {
  const t = useTranslations('TermPlan');
  const format = useFormatter();
  const { work, unfit, keepError } = termPlan;
  const newcomers = [...new Set(unfit.flatMap(({ unseated }) => unseated))];
  return (
    <>
      <PlanNotice />
      {termPlan.isStranded && <RightEnded onDiscard={termPlan.discard} />}
      {termPlan.isRestored && !termPlan.isStranded && (
        <Notice
          tone="info"
          title={t('restored')}
          actions={
            <Button look="secondary" size="small" onClick={termPlan.discard}>
              {t('discard')}
            </Button>
          }
        />
      )}
      {keepError && !termPlan.isStranded && (
        <SaveProblem
          error={keepError}
          title={t('notKept')}
          actions={termPlan.isOvertaken && <WhoseTermPlan termPlan={termPlan} />}
        />
      )}
      {unfit.length > 0 && !termPlan.isWorking && (
        <Notice
          tone="warning"
          title={t('unfit', { count: unfit.length })}
          actions={
            <Button look="secondary" size="small" onClick={termPlan.adapt}>
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
        <TermPlanClash
          detail={detail}
          names={names}
          clash={work}
          room={toLayout(termPlan.input.choice)}
          onAddDesks={termPlan.addDesks}
        />
      )}
    </>
  );
}

function WhoseTermPlan({ termPlan }: { termPlan: ClassTermPlan }) {
  const t = useTranslations('TermPlan');
  return (
    <>
      <Button look="secondary" size="small" onClick={termPlan.takeNewest}>
        {t('takeNewest')}
      </Button>
      {termPlan.keepMine && (
        <Button look="secondary" size="small" onClick={termPlan.keepMine}>
          {t('keepMine')}
        </Button>
      )}
    </>
  );
}
