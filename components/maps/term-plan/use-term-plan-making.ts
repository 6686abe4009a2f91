'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import {
  maxPlannedMaps,
  type PlannedMap,
  type EditedTermPlan,
} from '@/lib/contracts/maps/term-plan';
import type { Day } from '@/lib/core/conditions/condition';
import { toLayout, type RoomChoice } from '@/lib/core/maps/room-choice';
import { parseWeeks, termPlanDays } from '@/lib/core/maps/term-plan/plan-days';
import { standardChoice } from '@/lib/core/maps/room-rules';
import { readCount } from '@/lib/client/maps/read-count';
import { onDay, type ClassNow, type Fit } from '@/lib/client/maps/term-plan-fit';
import { byDay, toMapsToMake } from '@/lib/client/maps/edited-term-plan';
import type { TermPlanInput } from './term-plan-settings';
import { useTermPlanEngine, type TermPlanFigures } from './use-term-plan-engine';
import type { Edited } from './use-edited-term-plan';

interface MakingOptions {
  classNow: ClassNow;
  history: MapHistory;
  edited: Edited;
  shown: EditedTermPlan;
  unfit: readonly Fit[];
  isFirstWanted: boolean;
  onMake: () => void;
}

export function useTermPlanMaking(options: MakingOptions) {
  const { classNow, history, edited, shown, unfit, isFirstWanted, onMake } = options;
  const { pupils, conditions } = classNow;
  const { input } = edited;
  const [figures, setFigures] = useState<TermPlanFigures>();
  const engine = useTermPlanEngine();
  const isRoomy = toLayout(input.choice).desks.length >= pupils.length;
  const set = (maps: PlannedMap[], reached?: TermPlanFigures, take = edited.set) => {
    take({ basis: shown.basis, maps });
    setFigures(reached);
  };
  const makeMaps = (
    { choice, days }: { choice: RoomChoice; days: Day[] },
    others: readonly PlannedMap[],
    onMade: (maps: PlannedMap[], reached: TermPlanFigures) => void,
  ) => {
    const wanted = { choice, days, pupils, conditions, history };
    onMake();
    void engine.make(
      wanted,
      toMapsToMake(wanted, others, () => crypto.randomUUID()),
      onMade,
    );
  };
  const make = (wanted: TermPlanInput, take = edited.set) => {
    const days = toDays(wanted, shown.maps);
    if (!canMake(wanted, pupils, days)) return engine.stop();
    const { choice } = wanted;
    makeMaps({ choice, days }, shown.maps, (maps, reached) => set(maps, reached, take));
  };
  const makeFirst = useEffectEvent(() => {
    if (isFirstWanted) make(input, edited.begin);
  });
  useEffect(() => {
    makeFirst();
  }, [pupils, conditions]);
  const change = (changed: Partial<TermPlanInput>) => {
    const next = { ...input, ...changed };
    edited.change(changed);
    if (changed.choice || next.daysBy === 'weeks') make(next);
  };
  const changeByHand = (maps: PlannedMap[]) => {
    set(byDay(maps));
    edited.change({ daysBy: 'hand' });
  };
  return {
    work: engine.work,
    stop: engine.stop,
    figures,
    isRoomy,
    canMake: canMake(input, pupils, toDays(input, shown.maps)),
    make: () => make(input),
    change,
    addDesks: input.choice.own
      ? undefined
      : (missing: number) => {
          const { desks } = toLayout(input.choice);
          change({ choice: standardChoice(input.choice.kind, desks.length + missing) });
        },
    add: (day: Day) => {
      const others = shown.maps.map((map) => ({ ...map, isFixed: true }));
      makeMaps({ choice: input.choice, days: [day] }, others, (made) =>
        changeByHand(made.map((map) => shown.maps.find(({ id }) => id === map.id) ?? map)),
      );
    },
    adapt: () => void engine.adapt(shown.maps, unfit, pupils, (adapted) => set(adapted)),
    fix: (map: PlannedMap) =>
      edited.set({
        ...shown,
        maps: shown.maps.map((one) => (one === map ? { ...one, isFixed: !one.isFixed } : one)),
      }),
    move: (map: PlannedMap, day: Day) =>
      changeByHand(shown.maps.map((one) => (one.id === map.id ? onDay(one, day, classNow) : one))),
    takeOut: (map: PlannedMap) => changeByHand(shown.maps.filter(({ id }) => id !== map.id)),
  };
}

const canMake = ({ choice }: TermPlanInput, pupils: ClassNow['pupils'], days: readonly Day[]) =>
  pupils.length > 0 && days.length > 0 && toLayout(choice).desks.length >= pupils.length;

function toDays(input: TermPlanInput, maps: readonly PlannedMap[]): Day[] {
  const { daysBy, firstDay, everyWeeks, countText, skippedText } = input;
  if (daysBy === 'hand') return maps.map(({ plannedFor }) => plannedFor);
  const count = readCount(countText, maxPlannedMaps);
  const skippedWeeks = parseWeeks(skippedText);
  if (count === undefined || skippedWeeks === undefined) return [];
  return termPlanDays({ firstDay, everyWeeks, count, skippedWeeks });
}
