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
import { useClassConditions, useWithMarkedPupils } from '@/lib/client/conditions/class-conditions';
import { isAwaited } from '@/lib/client/http/queries';
import { useTermPlan } from '@/lib/client/maps/term-plan';
import { useMap, useMapHistory } from '@/lib/client/maps/maps';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { Together } from '../history/sat-together';
import { toSeating } from '@/lib/core/maps/map-seats';
import { TermPlanActions } from './term-plan-actions';
import { TermPlanFiles } from './term-plan-files';
import { PlanNotices } from './term-plan-notices';
import { TermPlanPrint } from './term-plan-print';
import { TermPlanSeats } from './term-plan-seats';
import { TermPlanSettings } from './term-plan-settings';
import { TermPlanStatus } from './term-plan-status';
import { TermPlanStrip } from './term-plan-strip';
import { useClassTermPlan, type ClassTermPlan, type ClassToTermPlan } from './use-class-term-plan';

export function TermPlanPage() {
  const t = useTranslations('TermPlan');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const mayEdit = detail.data?.mayEdit === true;
  const active = useMap(detail.data?.maps.find((map) => map.isActive)?.id);
  const history = useMapHistory(classId);
  const termPlan = useTermPlan(classId);
  const kept = useClassConditions(classId, mayEdit);
  const conditions = useWithMarkedPupils(kept.data?.conditions, detail.data);
  const classRooms = useClassRooms(classId);
  const [isOpen, setOpen] = useState(false);
  const queries = [detail, history, termPlan, kept, ...(isOpen ? [] : [active])];
  const failed = queries.find(({ error, data }) => error && !data);
  const isLoading = queries.some((query) => query.isLoading) || isAwaited(classRooms);
  if (failed || !detail.data || !history.data || !termPlan.data || isLoading) {
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
    <TermPlanOfClass
      key={classId}
      detail={detail.data}
      active={active.data}
      history={history.data}
      stored={termPlan.data}
      conditions={conditions}
      classRooms={classRooms.data ?? []}
    />
  );
}

const views = ['maps', 'seats', 'pairs'] as const;

function TermPlanOfClass(props: ClassToTermPlan) {
  const { detail, stored, classRooms } = props;
  const t = useTranslations('TermPlan');
  const { id: classId, name, pupils, mayEdit } = detail;
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const [view, setView] = useState<(typeof views)[number]>('maps');
  const termPlan = useClassTermPlan(props);
  const { maps } = termPlan;
  const storedIds = new Set(termPlan.isEdited ? [] : stored.map(({ id }) => id));
  return (
    <Workplace
      back={{ href: `/app/classes/${classId}`, label: t('back') }}
      title={t('title', { name })}
      documentTitle={t('pageTitle')}
      printed={maps.length > 0 ? null : undefined}
      acts={mayEdit && <TermPlanActions termPlan={termPlan} />}
      notices={<PlanNotices termPlan={termPlan} detail={detail} names={names} />}
      rail={
        mayEdit
          ? {
              label: t('settings'),
              place: 'settings',
              opening: 'down',
              content: (
                <div className="grid grid-cols-1 gap-6">
                  <TermPlanSettings
                    input={termPlan.input}
                    pupilCount={pupils.length}
                    classRooms={classRooms}
                    onChange={termPlan.change}
                  />
                  {!termPlan.isRoomy && (
                    <Notice tone="error">
                      {t('tooFew', { pupils: pupils.length, seats: termPlan.seatCount })}
                    </Notice>
                  )}
                </div>
              ),
            }
          : undefined
      }
    >
      <TermPlanPrint className={name} maps={maps} pupils={pupils} names={names} />
      <div className="min-h-0 flex-1 overflow-y-auto p-1 print:hidden">
        <TermPlanStatus termPlan={termPlan} />
        {maps.length === 0 && (!mayEdit || pupils.length === 0) && <NoPlan detail={detail} />}
        {maps.length > 0 && (
          <Segments
            label={t('view')}
            options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
            value={view}
            onChange={setView}
            className="mb-3"
          />
        )}
        {view === 'maps' && (
          <TermPlanStrip
            maps={maps}
            names={names}
            stored={storedIds}
            describe={termPlan.describe}
            changes={mayEdit && !termPlan.isWorking ? termPlan : undefined}
          />
        )}
        {view === 'seats' && <TermPlanSeats maps={maps} pupils={pupils} />}
        {view === 'pairs' && (
          <Together
            pupils={pupils}
            maps={maps.map((map) => ({ desks: map.desks, seats: toSeating(map) }))}
          />
        )}
        {stored.length > 0 && !termPlan.isWorking && (
          <StoredPlanTools detail={detail} termPlan={termPlan} />
        )}
      </div>
    </Workplace>
  );
}

function NoPlan({ detail: { id, mayEdit } }: { detail: ClassDetail }) {
  const t = useTranslations('TermPlan');
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-3 py-6 text-center lg:py-24">
      <CalendarDays aria-hidden className="text-green size-10" strokeWidth={1.5} />
      <p className="text-ink-soft text-balance">{t('noneKept')}</p>
      {mayEdit && (
        <Link href={`/app/classes/${id}`} className={buttonClass({ size: 'small' })}>
          {t('addPupils')}
        </Link>
      )}
    </div>
  );
}

function StoredPlanTools(props: { detail: ClassDetail; termPlan: ClassTermPlan }) {
  const { detail, termPlan } = props;
  const t = useTranslations('TermPlan');
  if (!termPlan.isEdited) {
    return (
      <div className="mt-4 flex flex-wrap gap-2">
        <TermPlanFiles classId={detail.id} name={detail.name} maps={termPlan.maps} />
        {detail.mayEdit && (
          <Button look="quiet" size="small" busy={termPlan.isKeeping} onClick={termPlan.remove}>
            {t('remove')}
          </Button>
        )}
      </div>
    );
  }
  if (termPlan.isStranded || termPlan.isRestored) return null;
  return (
    <Button look="quiet" size="small" className="mt-4" onClick={termPlan.discard}>
      {t('discard')}
    </Button>
  );
}
