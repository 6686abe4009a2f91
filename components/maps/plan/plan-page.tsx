'use client';

import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo, useState } from 'react';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Segments } from '@/components/ui/segments';
import { Workplace } from '@/components/ui/workplace';
import { useClass } from '@/lib/client/classes/classes';
import { useClassConditions } from '@/lib/client/conditions/class-conditions';
import { isAwaited } from '@/lib/client/http/queries';
import { useMapPlan } from '@/lib/client/maps/map-plan';
import { useMap, useMapHistory } from '@/lib/client/maps/maps';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import { Together } from '../history/sat-together';
import { toSeating } from '@/lib/core/maps/map-seats';
import { PlanActions } from './plan-actions';
import { PlanFiles } from './plan-files';
import { PlanNotices } from './plan-notices';
import { PlanPrint } from './plan-print';
import { PlanSeats } from './plan-seats';
import { PlanSettings } from './plan-settings';
import { PlanStatus } from './plan-status';
import { PlanStrip } from './plan-strip';
import { useClassPlan, type ClassToPlan } from './use-class-plan';

/** The maps to come of the class of the address `/app/classes/{id}/plan`: made together, each for its day. */
export function PlanPage() {
  const t = useTranslations('MapPlan');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const mayEdit = detail.data?.mayEdit === true;
  const active = useMap(detail.data?.maps.find((map) => map.isActive)?.id);
  const history = useMapHistory(classId);
  const plan = useMapPlan(classId);
  const kept = useClassConditions(classId, mayEdit);
  const classRooms = useClassRooms(classId);
  // The map in use counts where the page opens only: keeping a plan may put another one into use.
  const [isOpen, setOpen] = useState(false);
  const queries = [detail, history, plan, kept, ...(isOpen ? [] : [active])];
  const failed = queries.find(({ error, data }) => error && !data);
  const isLoading = queries.some((query) => query.isLoading) || isAwaited(classRooms);
  if (failed || !detail.data || !history.data || !plan.data || isLoading) {
    return (
      <LoadingWorkplace
        back={{ href: `/app/classes/${classId}`, label: t('back') }}
        title={t('pageTitle')}
        label={t('loading')}
        kind="room"
        failed={failed}
      />
    );
  }
  if (!isOpen) setOpen(true);
  return (
    <PlanOfClass
      key={classId}
      detail={detail.data}
      active={active.data}
      history={history.data}
      stored={plan.data}
      conditions={kept.data?.conditions ?? []}
      classRooms={classRooms.data ?? []}
    />
  );
}

const views = ['maps', 'seats', 'pairs'] as const;

function PlanOfClass(props: ClassToPlan) {
  const { detail, stored, classRooms } = props;
  const t = useTranslations('MapPlan');
  const { id: classId, name, pupils, mayEdit } = detail;
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const [view, setView] = useState<(typeof views)[number]>('maps');
  const plan = useClassPlan(props);
  const { maps } = plan;
  const storedIds = new Set(plan.isInHand ? [] : stored.map(({ id }) => id));
  const isEmpty = maps.length === 0;
  return (
    <Workplace
      back={{ href: `/app/classes/${classId}`, label: t('back') }}
      title={t('title', { name })}
      documentTitle={t('pageTitle')}
      printed={maps.length > 0 ? null : undefined}
      acts={mayEdit && <PlanActions plan={plan} />}
      notices={<PlanNotices plan={plan} names={names} />}
      rail={
        mayEdit
          ? {
              label: t('settings'),
              // A phone shows the maps once there are any.
              place: isEmpty ? 'settings' : 'maps',
              opening: isEmpty ? 'half' : 'down',
              content: (
                <div className="grid grid-cols-1 gap-6">
                  <PlanSettings
                    input={plan.input}
                    today={plan.today}
                    pupilCount={pupils.length}
                    classRooms={classRooms}
                    onChange={plan.change}
                  />
                  {!plan.isRoomy && (
                    <Notice tone="error">
                      {t('tooFew', { pupils: pupils.length, seats: plan.seatCount })}
                    </Notice>
                  )}
                </div>
              ),
            }
          : undefined
      }
    >
      <PlanPrint className={name} maps={maps} pupils={pupils} names={names} />
      <div className="min-h-0 flex-1 overflow-y-auto p-1 print:hidden">
        <PlanStatus plan={plan} />
        {isEmpty && !plan.isWorking && (
          <div className="mx-auto grid max-w-sm justify-items-center gap-3 py-6 text-center lg:py-24">
            <CalendarDays aria-hidden className="text-green size-10" strokeWidth={1.5} />
            <p className="text-ink-soft text-balance">{t(mayEdit ? 'none' : 'noneKept')}</p>
            {mayEdit && pupils.length === 0 && (
              <Link href={`/app/classes/${classId}`} className={buttonClass({ size: 'small' })}>
                {t('addPupils')}
              </Link>
            )}
          </div>
        )}
        {!isEmpty && (
          <Segments
            label={t('view')}
            options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
            value={view}
            onChange={setView}
            className="mb-3"
          />
        )}
        {view === 'maps' && (
          <PlanStrip
            maps={maps}
            names={names}
            stored={storedIds}
            describe={plan.describe}
            today={plan.today}
            changes={mayEdit && !plan.isWorking ? plan : undefined}
          />
        )}
        {view === 'seats' && <PlanSeats maps={maps} pupils={pupils} />}
        {view === 'pairs' && (
          <Together
            pupils={pupils}
            maps={maps.map((map) => ({ desks: map.desks, seats: toSeating(map) }))}
          />
        )}
        {stored.length > 0 && !plan.isInHand && !plan.isWorking && (
          <div className="mt-4 flex flex-wrap gap-2">
            <PlanFiles classId={classId} name={name} maps={maps} />
            {mayEdit && (
              <Button look="quiet" size="small" busy={plan.isKeeping} onClick={plan.remove}>
                {t('remove')}
              </Button>
            )}
          </div>
        )}
        {plan.isInHand && !plan.isStranded && !plan.isRestored && !plan.isWorking && (
          <Button look="quiet" size="small" className="mt-4" onClick={plan.discard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </Workplace>
  );
}
