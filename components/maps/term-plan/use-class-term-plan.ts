'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { termPlanDraftKey } from '@/lib/client/local/term-plan-draft';
import { ApiError } from '@/lib/client/http/api-client';
import { useKeepTermPlan } from '@/lib/client/maps/term-plan';
import { useToday } from '@/lib/client/page/use-today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { maxPlannedMaps, type TermPlan } from '@/lib/contracts/maps/term-plan';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { Condition, Day } from '@/lib/core/conditions/condition';
import { toLayout, type RoomChoice } from '@/lib/core/maps/room-choice';
import { toSeating } from '@/lib/core/maps/map-seats';
import { countTermPlan } from '@/lib/core/seating/term-plan/count-term-plan';
import { nextMonday, parseWeeks, termPlanDays } from '@/lib/core/maps/term-plan/plan-days';
import { standardChoice } from '../parts/room-rules';
import { startingRoom } from '../parts/starting-room';
import { findFit, isFitting, movedPupils, onDay } from './term-plan-fit';
import { byDay, toMapsToMake, toTermPlanInHand, toPlanned } from './term-plan-in-hand';
import type { TermPlanInHand, PlannedMap } from '@/lib/contracts/maps/term-plan';
import { readCount } from './term-plan-settings';
import { useTermPlanInHand } from './use-term-plan-in-hand';
import { useTermPlanEngine, type TermPlanFigures } from './use-term-plan-engine';

/** A class with all that its plan depends on. */
export interface ClassToTermPlan {
  detail: ClassDetail;
  active: SavedMap | undefined;
  history: MapHistory;
  stored: TermPlan;
  conditions: Condition[];
  classRooms: ClassRooms;
}

export type ClassTermPlan = ReturnType<typeof useClassTermPlan>;

/** Holds the settings and the plan in hand of a class; makes, adapts and keeps it. */
export function useClassTermPlan(props: ClassToTermPlan) {
  const { detail, active, history, stored, conditions, classRooms } = props;
  const t = useTranslations('TermPlan');
  const { id: classId, pupils, mayEdit } = detail;
  const teacherId = useTeacherId();
  const today = useToday();
  const ids = useMemo(() => pupils.map(({ id }) => id), [pupils]);
  const inHand = useTermPlanInHand({
    draftKey: mayEdit && teacherId ? termPlanDraftKey(teacherId, classId) : undefined,
    today,
    pupils: ids,
    startInput: () => ({
      choice: startingRoom(ids.length, stored[0] ?? active, classRooms),
      firstDay: stored[0]?.plannedFor ?? (active ? nextMonday(today) : today),
      daysBy: 'weeks',
      everyWeeks: 3,
      countText: String(stored.length || 6),
      skippedText: (detail.skippedWeeks ?? []).join(', '),
    }),
  });
  const { input, termPlan } = inHand;
  const [figures, setFigures] = useState<TermPlanFigures>();
  const engine = useTermPlanEngine();
  const keep = useKeepTermPlan(classId);
  const { work, stop } = engine;
  const isWorking = work.status === 'working';
  useUnsavedWarning(termPlan !== undefined && !keep.isPending, { isKept: true });

  const shown = useMemo(() => termPlan ?? toTermPlanInHand(stored), [termPlan, stored]);
  const count = readCount(input.countText);
  const skippedWeeks = parseWeeks(input.skippedText);
  const seatCount = toLayout(input.choice).desks.length;
  const isRoomy = seatCount >= ids.length;
  const { firstDay, everyWeeks, choice } = input;
  const shownDays = shown.maps.map(({ plannedFor }) => plannedFor);
  const days =
    input.daysBy === 'hand'
      ? shownDays
      : count === undefined || skippedWeeks === undefined
        ? []
        : termPlanDays({ firstDay, everyWeeks, count, skippedWeeks });
  const isBegun = shown.maps.length > 0 || input.daysBy === 'hand';
  const canSeat = isRoomy && ids.length > 0;
  const canMake = canSeat && days.length > 0;
  const makeIn = (choice: RoomChoice) => {
    const wanted = { choice, days, pupils: ids, conditions, history };
    const maps = toMapsToMake(wanted, shown.maps, () => crypto.randomUUID());
    keep.reset();
    engine.make(wanted, maps, (made, reached) => {
      inHand.set({ basis: shown.basis, maps: made });
      setFigures(reached);
    });
  };
  const addDesks = (missing: number) => {
    const larger = standardChoice(choice.kind, seatCount + missing);
    inHand.change({ choice: larger });
    makeIn(larger);
  };
  /** Makes one more map, for a day; the others stay as they are. */
  const add = (day: Day) => {
    const wanted = { choice, days: [day], pupils: ids, conditions, history };
    const others = shown.maps.map((map) => ({ ...map, isFixed: true }));
    keep.reset();
    engine.make(
      wanted,
      toMapsToMake(wanted, others, () => crypto.randomUUID()),
      (made) => {
        const maps = made.map((map) => shown.maps.find(({ id }) => id === map.id) ?? map);
        inHand.set({ basis: shown.basis, maps });
        inHand.change({ daysBy: 'hand' });
        setFigures(undefined);
      },
    );
  };
  const changeByHand = (maps: PlannedMap[]) => {
    inHand.set({ ...shown, maps: byDay(maps) });
    inHand.change({ daysBy: 'hand' });
    setFigures(undefined);
  };
  const save = async (next: TermPlanInHand, message: string) => {
    const before = toTermPlanInHand(stored);
    // The page shows `keep.error`.
    const weeks = input.daysBy === 'weeks' ? skippedWeeks : undefined;
    const now = await keep.mutateAsync({ ...next, skippedWeeks: weeks }).catch(() => undefined);
    if (!now) return;
    inHand.end();
    notify({
      type: 'success',
      message,
      action: {
        label: t('undo'),
        onClick: () => void save({ ...before, basis: toTermPlanInHand(now).basis }, t('undone')),
      },
    });
  };
  const classNow = useMemo(
    () => ({ pupils: ids, conditions, classRooms }),
    [ids, conditions, classRooms],
  );
  const fits = useMemo(
    () => (mayEdit ? shown.maps.map((map) => findFit(map, classNow)) : []),
    [mayEdit, shown, classNow],
  );
  const counted = useMemo(() => {
    const seatings = shown.maps.map(toSeating);
    const maps = shown.maps.map((map) => ({ given: toSeating(map), conditions: map.conditions }));
    const problem = { room: { desks: [] }, pupils: ids, touch: 'edge' as const, maps };
    return countTermPlan({ ...problem, history: history.map(toSeating) }, seatings);
  }, [shown, ids, history]);
  const unfit = fits.filter((fit) => !fit.map.isFixed && !isFitting(fit));
  const adapt = () =>
    void engine.adapt(shown.maps, unfit, ids, (adapted) => {
      inHand.set({ basis: shown.basis, maps: adapted });
      setFigures(undefined);
    });
  const fix = (map: PlannedMap) =>
    inHand.set({
      ...shown,
      maps: shown.maps.map((one) => (one === map ? { ...one, isFixed: !one.isFixed } : one)),
    });
  const describe = (map: PlannedMap) => {
    const fit = fits.find((one) => one.map === map);
    const before = termPlan && stored.find(({ id }) => id === map.id);
    const moved = before ? movedPupils(toPlanned(before), map).length : 0;
    return [
      ...(moved > 0 ? [t('moved', { count: moved })] : []),
      ...(fit && fit.unseated.length > 0 ? [t('unseated', { count: fit.unseated.length })] : []),
      ...(fit && fit.broken.length > 0 ? [t('broken', { count: fit.broken.length })] : []),
    ];
  };
  return {
    classId,
    today,
    input,
    change: inHand.change,
    seatCount,
    isRoomy,
    canMake,
    work,
    isWorking,
    /** The maps that are shown: those found so far while a plan is made. */
    maps: isWorking ? work.maps : shown.maps,
    /** Whether the plan that is shown is not kept yet. */
    isInHand: termPlan !== undefined,
    /** Whether the plan in hand can no longer be kept. */
    isStranded: termPlan !== undefined && !mayEdit,
    /** The figures of the engine, until the plan that it made is changed. */
    reached: termPlan && figures,
    /** The pairs that touch on the maps of the plan, and how often one touches again, counted from its maps. */
    counted,
    unfit,
    make: () => {
      if (canMake) makeIn(choice);
    },
    /** Adds desks to a standard room, and makes the plan again. */
    addDesks: choice.own ? undefined : addDesks,
    stop,
    adapt,
    fix,
    add: canSeat && isBegun && shown.maps.length < maxPlannedMaps ? add : undefined,
    move: (map: PlannedMap, day: Day) =>
      changeByHand(shown.maps.map((one) => (one.id === map.id ? onDay(one, day, classNow) : one))),
    takeOut: (map: PlannedMap) => changeByHand(shown.maps.filter(({ id }) => id !== map.id)),
    describe,
    keep: termPlan && (() => void save(termPlan, t('kept'))),
    isKeeping: keep.isPending,
    keepError: keep.error,
    /** Whether another plan was kept meanwhile. */
    isOvertaken: keep.error instanceof ApiError && keep.error.code === 'changedMeanwhile',
    keepMine:
      termPlan &&
      (() => void save({ ...toTermPlanInHand(stored), maps: termPlan.maps }, t('kept'))),
    takeNewest: () => {
      inHand.end();
      keep.reset();
    },
    isRestored: inHand.isRestored,
    /** Gives the plan in hand up: the stored one is shown again. */
    discard: () => {
      inHand.discard();
      keep.reset();
    },
    remove: () => void save({ ...toTermPlanInHand(stored), maps: [] }, t('removed')),
  };
}
