'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import { fixRestInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import {
  findClashes,
  makeMap,
  toMade,
  type Clash,
  type MadeMap,
} from '@/lib/client/maps/seating/make-map';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import { tell } from '@/lib/core/editing/tell';
import { brokenIn } from '@/lib/core/maps/consequence';
import { fromEngineSeats, toEngineProblem } from '@/lib/core/maps/engine-problem';
import { asksForMending, keptAfterStep, keptByHand, mendStep } from '@/lib/core/maps/history';
import { showMade, suggest, withMaking, type MakingState } from '@/lib/core/maps/making';
import { withoutDesk, type MapInHand } from '@/lib/core/maps/map-in-hand';
import { toLayout, type RoomChoice } from '@/lib/core/maps/room-choice';
import { isSameMap } from '@/lib/core/maps/suggestion-list';
import { run } from '@/lib/core/maps/workbench-state';
import { usedConditions } from '@/lib/core/maps/used-conditions';
import type { SolveProgress } from '@/lib/core/seating/solve';
import type { MapStore } from './map-store';

const newMapLimitMs = 15_000;
const mendLimitMs = 4000;
/** The number of maps that are made at once; the first is shown, the others are suggested beside it. */
const suggestions = 4;
const newId = () => crypto.randomUUID();

/** What the engine found last, and the map that it was asked about. */
export interface Findings extends Omit<MadeMap, 'all'> {
  /** The conditions, the room and the locks of that map. */
  about: { conditions: Condition[]; layout: MapInHand['layout']; locked: readonly PupilId[] };
}

export interface EngineState {
  /** What the engine works on, if the map in hand waits for it. */
  work: 'newMap' | 'mending' | undefined;
  phase: SolveProgress['phase'] | undefined;
  hasFailed: boolean;
  findings: Findings | undefined;
}

const idle: EngineState = {
  work: undefined,
  phase: undefined,
  hasFailed: false,
  findings: undefined,
};

const aboutOf = (map: MapInHand): Findings['about'] => ({
  conditions: usedConditions(map),
  layout: map.layout,
  locked: map.locked,
});

/** As many pupils as the room has desks for; the others wait without one. */
function problemOf(map: MapInHand, ids: readonly PupilId[], past: Seating[]) {
  const all = toEngineProblem(map, ids, past);
  const surplus = all.pupils.length - map.layout.desks.length;
  if (surplus <= 0) return all;
  const movable = ids.filter((id) => all.pupils.includes(id) && !all.locked[id]);
  const left = new Set(movable.slice(-surplus));
  return toEngineProblem(
    map,
    ids.filter((id) => !left.has(id)),
    past,
  );
}

interface EngineInput {
  store: MapStore;
  /** The pupils of the class. */
  ids: readonly PupilId[];
  /** The class's earlier maps, newest first. */
  past: Seating[];
  /** Those that a wholly new map follows: the stored one, too. */
  pastOfNew: Seating[];
  /** Called before a map is made. */
  onMake: () => void;
}

/**
 * The engine behind the map in hand: it makes the first one by itself, another one when asked, mends the map with the fewest
 * moves after a step that asks for it, and moves the pupils into another room.
 */
export function useEngine({ store, ids, past, pastOfNew, onMake }: EngineInput) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    return prepareWorker();
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (work: EngineState['work']) => {
    running.current?.abort();
    running.current = new AbortController();
    setState((now) => ({ ...now, work, phase: undefined, hasFailed: false }));
    return running.current.signal;
  };
  const end = (signal: AbortSignal, change: Partial<EngineState>) => {
    if (!signal.aborted) setState((now) => ({ ...now, work: undefined, ...change }));
  };

  /** Makes a wholly new map for `map`; `show` puts its seats into the store, the first time it is called. */
  const make = async (map: MapInHand, show: (seats: Seating) => void) => {
    // What has lapsed is told before the list is saved without it.
    if (store.get().making.lapsed.length === 0) onMake();
    const signal = begin('newMap');
    const people = [...ids, ...map.trainees.map(({ id }) => id)];
    const problem = problemOf(map, people, pastOfNew);
    let shown = false;
    const showOnce = (made: MadeMap) => {
      if (shown || !made.seats) return;
      shown = true;
      show(made.seats);
    };
    const onProgress = ({ first, phase }: SolveProgress) => {
      if (signal.aborted) return;
      if (!first || first.status === 'impossible') {
        return setState((now) => (now.phase === phase ? now : { ...now, phase }));
      }
      const made = toMade(problem, first);
      showOnce(made);
      end(signal, { findings: { ...made, about: aboutOf(map) } });
    };
    // The first map of a class is the same one after a reload.
    const seed = store.get().making.isMade ? newId() : `first ${pastOfNew.length}`;
    const limits = { seed, timeLimitMs: newMapLimitMs, suggestions };
    try {
      const made = await makeMap(problem, store.get().making.empty, {
        ...limits,
        onProgress,
        signal,
      });
      if (signal.aborted) return;
      const isFirst = !store.get().making.isMade;
      // The last map stays where no other one keeps all conditions.
      if (made.clashes.length === 0 || isFirst) showOnce(made);
      if (isFirst && !made.seats) show(inOrder(map, ids));
      store.update((now) => suggest(now, made.all, undefined, newId));
      end(signal, { findings: { ...made, about: aboutOf(map) } });
    } catch {
      if (signal.aborted) return;
      if (!store.get().making.isMade) show(inOrder(map, ids));
      end(signal, { hasFailed: true });
    }
  };
  const suggestMap = () => {
    const { map, making } = store.get();
    const before = making.isMade ? map.seats : undefined;
    return make(map, (seats) =>
      store.update((now) => showMade(suggest(now, [], before, newId), seats)),
    );
  };

  /** Moves the same people into another room. */
  const changeRoom = (choice: RoomChoice) => {
    const { map } = store.get();
    const desks = toLayout(choice);
    const empty = { ...map, choice, layout: desks, seats: {}, locked: [], emptyDesks: [] };
    const show = (seats: Seating) =>
      store.update((now) =>
        withMaking(run(now, { type: 'changeRoom', choice, seats }), { isMade: true }),
      );
    return make(empty, show);
  };

  /** Mends the map around those who stay: after a step, as a part of it, or because the teacher asked for it. */
  const mend = async (keep: readonly PupilId[], isAsked: boolean) => {
    const asked = store.get();
    const signal = begin(isAsked ? 'mending' : undefined);
    const { map } = asked;
    const problem = problemOf(map, ids, past);
    const staying = keep.filter((id) => problem.pupils.includes(id) && map.seats[id]);
    const hand = { seats: map.seats, keep: staying };
    const options = { seed: 'fix', timeLimitMs: mendLimitMs, signal };
    const isLatest = () => !signal.aborted && store.get().map === map;
    const say = (code: 'nothingToFix' | 'stillBroken' | 'notFixed') =>
      isAsked && store.update((now) => tell(now, { code }));
    try {
      const answer = await fixRestInWorker(problem, hand, options);
      if (!isLatest()) return end(signal, {});
      if (answer.status === 'unknown') {
        say('notFixed');
        return end(signal, {});
      }
      const seats = fromEngineSeats(answer.seats);
      const isBetter = isImproved(map, ids, seats, answer.broken.length);
      const clashes = isKept(problem.conditions, answer.broken)
        ? []
        : (await findClashes(problem, signal)).clashes;
      if (!isLatest()) return end(signal, {});
      if (isBetter && (clashes.length === 0 || isAsked)) {
        store.update((now) =>
          isAsked
            ? run(now, { type: 'replaceSeats', seats, reason: 'fixed' })
            : mendStep(now, seats),
        );
      } else say(answer.broken.length > 0 ? 'stillBroken' : 'nothingToFix');
      end(signal, { findings: { ...nothingFound, seats, clashes, about: aboutOf(map) } });
    } catch {
      if (!signal.aborted) say('notFixed');
      end(signal, {});
    }
  };

  const follow = useEffectEvent((before: MakingState) => {
    const now = store.get();
    const isStep = now.done.length === before.done.length + 1 && now.undone.length === 0;
    if (!now.making.isMade || !isStep || !asksForMending(now)) return;
    const isWrong = brokenIn(now.map).length > 0 || withoutDesk(now.map, ids).length > 0;
    if (isWrong) void mend(keptAfterStep(now), false);
  });
  useEffect(() => {
    let before = store.get();
    return store.subscribe(() => {
      const last = before;
      before = store.get();
      if (before.done !== last.done) follow(last);
    });
  }, [store]);

  const makeFirst = useEffectEvent(() => {
    if (!store.get().making.isMade && ids.length > 0) void suggestMap();
  });
  const isMade = useStore(store, ({ making }) => making.isMade);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Says that the engine works before its answer is there.
    makeFirst();
  }, [isMade, store]);
  const seatNew = useEffectEvent(() => {
    const { map, making } = store.get();
    if (making.isMade && withoutDesk(map, ids).length > 0) {
      void mend(keptByHand(store.get()), false);
    }
  });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- As above.
    seatNew();
  }, [ids]);

  return {
    ...state,
    suggestMap: () => void suggestMap(),
    changeRoom: (choice: RoomChoice) => void changeRoom(choice),
    /** Mends the map around those whom the teacher has moved or locked. */
    fixRest: () => void mend(keptByHand(store.get()), true),
    /** Stops the search for a new map. */
    cancel: () => {
      running.current?.abort();
      const { map, making } = store.get();
      if (!making.isMade) store.update((now) => showMade(now, inOrder(map, ids)));
      setState((now) => ({ ...now, work: undefined }));
    },
  };
}

const nothingFound = {
  brokenWishes: [],
  isProved: undefined,
  isUnproven: false,
  isEmptyElsewhere: false,
};

const isKept = (conditions: readonly Condition[], broken: readonly string[]) =>
  conditions.every(({ id, wish }) => wish || !broken.includes(id));

/** Whether the engine's seats are others, and break fewer conditions or seat pupils who wait. */
function isImproved(
  map: MapInHand,
  ids: readonly PupilId[],
  seats: Seating,
  broken: number,
): boolean {
  if (isSameMap(seats, map.seats)) return false;
  return broken < brokenIn(map).length || withoutDesk(map, ids).some((id) => seats[id]);
}

/** Seats the pupils in the order of the class, where the engine has no answer. */
function inOrder(map: MapInHand, ids: readonly PupilId[]): Seating {
  const { desks } = map.layout;
  return Object.fromEntries(ids.slice(0, desks.length).map((id, index) => [id, desks[index]!]));
}

/** The clashes of the map in hand, as long as nothing that they are about has changed. */
export function clashesOf(findings: Findings | undefined, map: MapInHand): Clash[] {
  if (!findings) return [];
  const now = aboutOf(map);
  const isSame =
    findings.about.layout === now.layout &&
    JSON.stringify([findings.about.conditions, findings.about.locked]) ===
      JSON.stringify([now.conditions, now.locked]);
  return isSame ? findings.clashes : [];
}

/** Identifies the clashes of the map in hand; empty where there are none. */
export const clashKey = (findings: Findings | undefined, map: MapInHand): string =>
  clashesOf(findings, map)
    .map(({ conflict }) => conflict.join())
    .join(' ');
