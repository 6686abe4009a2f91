'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import type { Condition, ConditionId, Seating } from '@/lib/core/conditions/condition';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import { fromEngineSeats, toEngineProblem } from '@/lib/core/maps/engine-problem';
import { isTouched, withConditions } from '@/lib/core/maps/history';
import { startMap, type MapInHand } from '@/lib/core/maps/map-in-hand';
import type { Suggestion } from '@/lib/core/maps/suggestion-list';
import { areSameConditions, toClassConditions } from './condition-changes';
import type { MakerState } from './maker-state';
import { toPastSeats } from '../work/questions/map-to-ask';
import { useGenerator, type Generated } from './use-generator';
import type { MapConditions } from './use-map-conditions';
import { useSuggestions } from './use-suggestions';
import { useWork } from './use-work';

interface MapInHandInput {
  classId: string;
  pupils: Pupil[];
  history: MapHistory;
  room: NamedRoom;
  own: MapConditions;
  state: MakerState;
  change: (change: Partial<MakerState>) => void;
  /** Whether the map is shown. */
  isShown: boolean;
}

const offered = (pupil: string) => ({ pupil, desk: 'offered' as const });

/** The map that is made and worked on, and the engine that makes it. */
export function useMapInHand(input: MapInHandInput) {
  const { classId, pupils, history, room, own, state, change, isShown } = input;
  const ids = pupils.map(({ id }) => id);
  const generator = useGenerator();
  const work = useWork(classId, room.plan, ids, state);
  const { store } = work;
  const held = useSuggestions(classId, room.plan);
  const discard = () => {
    work.discard();
    held.discard();
  };

  /** Makes a map, or with a map in hand another suggestion for it; with `fresh` input it begins from the beginning. */
  const generate = (fresh?: { off?: ConditionId[]; room?: NamedRoom }) => {
    own.save();
    const inHand = fresh ? undefined : store;
    const { plan } = fresh?.room ?? room;
    const map: MapInHand =
      inHand?.get().map ??
      startMap(plan, {}, { conditions: own.forMap(fresh), absent: state.absent.map(offered) });
    const problem = toEngineProblem(map, ids, toPastSeats(history));
    const wanted = {
      ...problem,
      // With its marks and its board, for the drawing.
      room: plan,
      absent: [],
      empty: state.empty,
    };
    let isShown = false;
    let before: Seating | undefined;
    const show = ({ result }: Generated) => {
      if (isShown || result.status === 'impossible') return;
      isShown = true;
      const seats = fromEngineSeats(result.seats);
      before = inHand?.get().map.seats;
      if (inHand) inHand.execute({ type: 'replaceSeats', seats, reason: 'suggestion' });
      else work.start({ ...map, seats });
    };
    generator.generate(wanted, map, {
      onFirst: show,
      onDone: (generated) => {
        const { result } = generated;
        if (result.status === 'impossible') return;
        show(generated);
        const maps = result.status === 'seated' ? result.suggestions : [result.seats];
        held.add(maps.map(fromEngineSeats), before);
      },
    });
  };

  const generateFirst = useEffectEvent(() => {
    if (isShown && !store && generator.state.status === 'idle') generate();
  });
  // The map step can also be reached by the browser's forward button or by a reload.
  useEffect(() => generateFirst(), [isShown]);

  const tellMaker = useEffectEvent((before: Condition[], absentBefore: string) => {
    if (!store) return;
    const now = store.get();
    const isNews = now.map.conditions !== before;
    const forMap = isNews
      ? toClassConditions({ conditions: own.conditions, off: state.off }, before, now)
      : undefined;
    if (forMap) own.changeFromMap(forMap.conditions);
    const isOffNews = forMap && String(forMap.off) !== String(state.off);
    const isAbsentNews = awayIn(now.map) !== absentBefore;
    if (isOffNews || isAbsentNews) {
      change({
        ...(isOffNews && { off: forMap.off }),
        ...(isAbsentNews && { absent: awayIn(now.map).split(' ').filter(Boolean) }),
      });
    }
  });
  // A change of conditions on the map is kept with the class, and undone there with the map.
  useEffect(() => {
    if (!store) return;
    let { map } = store.get();
    return store.subscribe(() => {
      const before = map;
      map = store.get().map;
      if (map !== before) tellMaker(before.conditions, awayIn(before));
    });
  }, [store]);

  const wanted = own.forMap();
  const wantedText = JSON.stringify([wanted, [...state.absent].sort()]);
  const fitToInput = useEffectEvent(() => {
    if (!isShown || !store) return;
    const { map } = store.get();
    for (const { pupil, desk } of map.absent) {
      const isBack = desk === 'offered' && !state.absent.includes(pupil);
      if (isBack) store.execute({ type: 'takeBack', pupil });
    }
    for (const pupil of state.absent) {
      if (!map.absent.some((absence) => absence.pupil === pupil && absence.desk === 'offered')) {
        store.execute({ type: 'setAbsent', pupil, desk: 'offered' });
      }
    }
    const now = store.get();
    if (areSameConditions(now.map.conditions, wanted)) return;
    work.replace(withConditions(now, wanted));
  });
  // Conditions and absences may have been changed in another step, or by another teacher.
  useEffect(() => fitToInput(), [isShown, wantedText, store]);

  return {
    generator,
    store,
    generate,
    /** Gives up a map that was not changed by hand; one that was changed by hand is kept if its room stays. */
    inputChanged: (isOtherRoom: boolean) => {
      generator.reset();
      if (isOtherRoom || !store || !isTouched(store.get())) discard();
    },
    discard,
    suggestions: held.suggestions,
    /** Takes a suggestion in place of the map in hand, which stays among the suggestions. */
    takeSuggestion: ({ seats }: Suggestion) => {
      if (!store) return;
      held.add([], store.get().map.seats);
      store.execute({ type: 'replaceSeats', seats, reason: 'suggestion' });
    },
  };
}

/** The pupils who are away and offer their desk, as a text to compare. */
function awayIn({ absent }: MapInHand): string {
  return absent
    .flatMap(({ pupil, desk }) => (desk === 'offered' ? [pupil] : []))
    .sort()
    .join(' ');
}
