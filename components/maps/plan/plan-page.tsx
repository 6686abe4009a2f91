'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo, useState } from 'react';
import { PlanNotice } from '@/components/shell/plan-notice';
import { SaveProblem } from '@/components/shell/save-problem';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { LoadFailed } from '@/components/ui/load-failed';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { Segments } from '@/components/ui/segments';
import { Skeleton } from '@/components/ui/skeleton';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { Workplace } from '@/components/ui/workplace';
import { useClass } from '@/lib/client/classes/classes';
import { useClassConditions } from '@/lib/client/conditions/class-conditions';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useKeepMapPlan, useMapPlan } from '@/lib/client/maps/map-plan';
import { useMap, useMapHistory } from '@/lib/client/maps/maps';
import { todayInNorway } from '@/lib/client/page/today';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { MapPlan } from '@/lib/contracts/maps/map-plan';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { Condition } from '@/lib/core/conditions/condition';
import { toPlan } from '@/lib/core/maps/made-from';
import { nextMonday, parseWeeks, planDays } from '@/lib/core/maps/plan/plan-days';
import { Together } from '../history/sat-together';
import { startingPoint } from '../make/starting-point';
import { PlanClash } from './plan-clash';
import { findFit, isFitting, movedPupils } from './plan-fit';
import { toSeating } from '@/lib/core/maps/map-seats';
import {
  toMapsToMake,
  toPlanInHand,
  toPlanned,
  type PlanInHand,
  type PlannedMap,
} from './plan-in-hand';
import { PlanFiles } from './plan-files';
import { PlanPrint } from './plan-print';
import { PlanSeats } from './plan-seats';
import { PlanSettings, readCount, type PlanInput } from './plan-settings';
import { PlanStrip } from './plan-strip';
import { usePlanEngine, type PlanFigures } from './use-plan-engine';

/** The maps to come of the class of the address `/app/classes/{id}/plan`: made together, each for its day. */
export function PlanPage() {
  const t = useTranslations('MapPlan');
  const errorText = useErrorText('reading');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const mayEdit = detail.data?.mayEdit === true;
  const active = useMap(detail.data?.maps.find((map) => map.isActive)?.id);
  const history = useMapHistory(classId);
  const plan = useMapPlan(classId);
  const kept = useClassConditions(classId, mayEdit);
  const classRooms = useClassRooms(classId);
  const queries = [detail, active, history, plan, kept];
  const failed = queries.find(({ error, data }) => error && !data);
  if (failed) {
    const retry = () => void failed.refetch();
    return <LoadFailed error={failed.error} text={errorText(failed.error)} onRetry={retry} />;
  }
  const isLoading = [...queries, classRooms].some((query) => query.isLoading);
  if (!detail.data || !history.data || !plan.data || isLoading) {
    return (
      <Workplace
        back={{ href: `/app/classes/${classId}`, label: t('back') }}
        title={t('pageTitle')}
      >
        <Skeleton label={t('loading')} kind="room" />
      </Workplace>
    );
  }
  return (
    <ClassPlan
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

interface ClassPlanProps {
  detail: ClassDetail;
  active: SavedMap | undefined;
  history: MapHistory;
  stored: MapPlan;
  conditions: Condition[];
  classRooms: ClassRooms;
}

const views = ['maps', 'seats', 'pairs'] as const;

function ClassPlan({ detail, active, history, stored, conditions, classRooms }: ClassPlanProps) {
  const t = useTranslations('MapPlan');
  const format = useFormatter();
  const { id: classId, name, pupils, mayEdit } = detail;
  const today = todayInNorway();
  const ids = useMemo(() => pupils.map(({ id }) => id), [pupils]);
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const [input, setInput] = useState<PlanInput>(() => ({
    choice: startingPoint(ids.length, stored[0] ?? active, classRooms).choice,
    firstDay: stored[0]?.plannedFor ?? (active ? nextMonday(today) : today),
    everyWeeks: 3,
    countText: String(stored.length || 6),
    skippedText: '',
  }));
  const [inHand, setInHand] = useState<PlanInHand>();
  const [figures, setFigures] = useState<PlanFigures>();
  const [view, setView] = useState<(typeof views)[number]>('maps');
  const engine = usePlanEngine();
  const keep = useKeepMapPlan(classId);
  const { work } = engine;
  useUnsavedWarning(inHand !== undefined && !keep.isPending, { isKept: false });

  const shown = useMemo(() => inHand ?? toPlanInHand(stored), [inHand, stored]);
  const isOvertaken = keep.error instanceof ApiError && keep.error.code === 'changedMeanwhile';
  const count = readCount(input.countText);
  const skippedWeeks = parseWeeks(input.skippedText);
  const isRoomy = toPlan(input.choice).desks.length >= ids.length;
  const canMake = count !== undefined && skippedWeeks !== undefined && isRoomy && ids.length > 0;
  const make = () => {
    if (!canMake) return;
    const { firstDay, everyWeeks, choice } = input;
    const days = planDays({ firstDay, everyWeeks, count, skippedWeeks });
    const wanted = { choice, days, pupils: ids, conditions, history };
    const maps = toMapsToMake(wanted, shown.maps, () => crypto.randomUUID());
    keep.reset();
    engine.make(wanted, maps, (made, reached) => {
      setInHand({ basis: shown.basis, maps: made });
      setFigures(reached);
    });
  };
  const save = async (plan: PlanInHand, message: string) => {
    const before = toPlanInHand(stored);
    // The page shows `keep.error`.
    const now = await keep.mutateAsync(plan).catch(() => undefined);
    if (!now) return;
    setInHand(undefined);
    notify({
      type: 'success',
      message,
      action: {
        label: t('undo'),
        onClick: () => void save({ ...before, basis: now }, t('undone')),
      },
    });
  };
  const maps = work.status === 'working' ? work.maps : shown.maps;
  const fits = useMemo(() => {
    const classNow = { pupils: ids, conditions, classRooms };
    return mayEdit ? shown.maps.map((map) => findFit(map, classNow)) : [];
  }, [mayEdit, shown, ids, conditions, classRooms]);
  const unfit = fits.filter((fit) => !fit.map.isFixed && !isFitting(fit));
  const newcomers = [...new Set(unfit.flatMap(({ unseated }) => unseated))];
  const adapt = () =>
    void engine.adapt(shown.maps, unfit, ids, (adapted) => {
      setInHand({ basis: shown.basis, maps: adapted });
      setFigures(undefined);
    });
  const describe = (map: PlannedMap) => {
    const fit = fits.find((one) => one.map === map);
    const before = inHand && stored.find(({ id }) => id === map.id);
    const moved = before ? movedPupils(toPlanned(before), map).length : 0;
    return [
      ...(moved > 0 ? [t('moved', { count: moved })] : []),
      ...(fit && fit.unseated.length > 0 ? [t('unseated', { count: fit.unseated.length })] : []),
      ...(fit && fit.broken.length > 0 ? [t('broken', { count: fit.broken.length })] : []),
    ];
  };
  const storedIds = new Set(inHand ? [] : stored.map(({ id }) => id));
  const isEmpty = maps.length === 0;
  return (
    <Workplace
      back={{ href: `/app/classes/${classId}`, label: t('back') }}
      title={t('title', { name })}
      documentTitle={t('pageTitle')}
      acts={
        mayEdit && (
          <>
            {work.status === 'working' ? (
              <Button look="secondary" size="small" onClick={engine.stop}>
                {t('stop')}
              </Button>
            ) : (
              <Button
                look={inHand ? 'secondary' : 'primary'}
                size="small"
                disabled={!canMake}
                onClick={make}
              >
                {t(isEmpty ? 'make' : 'remake')}
              </Button>
            )}
            {inHand && work.status !== 'working' && (
              <Button
                size="small"
                busy={keep.isPending}
                onClick={() => void save(inHand, t('kept'))}
              >
                {t('keep')}
              </Button>
            )}
          </>
        )
      }
      notices={
        <>
          <PlanNotice />
          {keep.error && (
            <SaveProblem
              error={keep.error}
              title={t('notKept')}
              actions={
                isOvertaken && (
                  <>
                    <Button
                      look="secondary"
                      size="small"
                      onClick={() => {
                        setInHand(undefined);
                        keep.reset();
                      }}
                    >
                      {t('takeNewest')}
                    </Button>
                    {inHand && (
                      <Button
                        look="secondary"
                        size="small"
                        onClick={() =>
                          void save({ ...toPlanInHand(stored), maps: inHand.maps }, t('kept'))
                        }
                      >
                        {t('keepMine')}
                      </Button>
                    )}
                  </>
                )
              }
            />
          )}
          {unfit.length > 0 && work.status !== 'working' && (
            <Notice
              tone="warning"
              title={t('unfit', { count: unfit.length })}
              actions={
                <Button look="secondary" size="small" onClick={adapt}>
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
            <PlanClash classId={classId} names={names} clash={work} room={toPlan(input.choice)} />
          )}
        </>
      }
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
                    input={input}
                    today={today}
                    pupilCount={ids.length}
                    classRooms={classRooms}
                    onChange={(changed) => setInput({ ...input, ...changed })}
                  />
                  {!isRoomy && (
                    <Notice tone="error">
                      {t('tooFew', {
                        pupils: ids.length,
                        seats: toPlan(input.choice).desks.length,
                      })}
                    </Notice>
                  )}
                </div>
              ),
            }
          : undefined
      }
    >
      <PlanPrint title={t('title', { name })} maps={maps} pupils={pupils} names={names} />
      <div className="min-h-0 flex-1 overflow-y-auto p-1 print:hidden">
        <p role="status" className="text-ink-soft mb-3 min-h-6">
          {work.status === 'working'
            ? t('working', { made: maps.length, count: work.count })
            : figures && inHand
              ? `${t('figures', { met: figures.met, possible: figures.possible })} ${t('repeats', { count: figures.repeats })} ${t('atLeast', { count: figures.atLeastMaps })}`
              : t(isEmpty ? 'none' : 'storedText', { count: maps.length })}
        </p>
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
            describe={describe}
            onFix={
              mayEdit && work.status !== 'working'
                ? (map) =>
                    setInHand({
                      ...shown,
                      maps: shown.maps.map((one) =>
                        one === map ? { ...one, isFixed: !one.isFixed } : one,
                      ),
                    })
                : undefined
            }
          />
        )}
        {view === 'seats' && <PlanSeats maps={maps} pupils={pupils} />}
        {view === 'pairs' && (
          <Together
            pupils={pupils}
            maps={maps.map((map) => ({ desks: map.desks, seats: toSeating(map) }))}
          />
        )}
        {stored.length > 0 && !inHand && work.status !== 'working' && (
          <div className="mt-4 flex flex-wrap gap-2">
            <PlanFiles name={name} maps={shown.maps} />
            {mayEdit && (
              <Button
                look="quiet"
                size="small"
                busy={keep.isPending}
                onClick={() => void save({ ...toPlanInHand(stored), maps: [] }, t('removed'))}
              >
                {t('remove')}
              </Button>
            )}
          </div>
        )}
        {ids.length === 0 && (
          <Link href={`/app/classes/${classId}`} className={buttonClass({ size: 'small' })}>
            {t('addPupils')}
          </Link>
        )}
      </div>
    </Workplace>
  );
}
