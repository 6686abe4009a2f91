'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import { makeMap, toMade, type MadeMap } from '@/lib/client/maps/seating/make-map';
import type { Seating } from '@/lib/core/conditions/condition';
import { seatsInOrder, toFittingProblem } from '@/lib/core/maps/engine-problem';
import { showMade, suggest, withMaking } from '@/lib/core/maps/making';
import type { MapDocument } from '@/lib/core/maps/map-document';
import { toLayout, type RoomChoice } from '@/lib/core/maps/room-choice';
import { run } from '@/lib/core/maps/workbench-state';
import { isSameLayout } from '@/lib/core/rooms/same-layout';
import type { SolveProgress } from '@/lib/core/seating/solve';
import { aboutOf } from './findings';
import type { EngineInput, EngineRun } from './use-engine-run';

const timeLimitMs = 15_000;
const suggestions = 4;
const newId = () => crypto.randomUUID();

export function useNewMap({ store, ids, pastOfNew, onMake }: EngineInput, engine: EngineRun) {
  /** Room that the user has chosen, while the engine seats the pupils in this room; otherwise undefined. */
  const [roomToSeat, setRoomToSeat] = useState<RoomChoice>();
  const make = async (map: MapDocument, show: (seats: Seating) => void) => {
    const { making } = store.get();
    if (making.lapsed.length === 0) onMake();
    const signal = engine.begin('newMap');
    const people = [...ids, ...map.trainees.map(({ id }) => id)];
    const problem = toFittingProblem(map, people, pastOfNew);
    let isShown = false;
    const showOnce = ({ seats }: MadeMap) => {
      if (isShown || !seats) return;
      isShown = true;
      show(seats);
    };
    const onProgress = ({ first, phase }: SolveProgress) => {
      if (signal.aborted) return;
      if (!first || first.status === 'impossible') return engine.reach(phase);
      const made = toMade(problem, first);
      showOnce(made);
      engine.end(signal, { findings: { ...made, about: aboutOf(map) } });
    };
    const seed = making.isMade ? newId() : `first ${pastOfNew.length}`;
    const options = { seed, timeLimitMs, suggestions, onProgress, signal };
    const isFirst = !making.isMade;
    try {
      const made = await makeMap(problem, making.empty, options);
      if (signal.aborted) return;
      if (made.clashes.length === 0 || isFirst) showOnce(made);
      if (isFirst && !made.seats) show(seatsInOrder(map, ids));
      store.update((now) => suggest(now, made.all, undefined, newId));
      engine.end(signal, { findings: { ...made, about: aboutOf(map) } });
    } catch {
      if (signal.aborted) return;
      if (isFirst) show(seatsInOrder(map, ids));
      engine.end(signal, { hasFailed: true });
    }
  };
  const suggestMap = () => {
    if (roomToSeat) return changeRoom(roomToSeat);
    const { map, making } = store.get();
    const before = making.isMade ? map.seats : undefined;
    void make(map, (seats) =>
      store.update((now) => showMade(suggest(now, [], before, newId), seats)),
    );
  };
  const changeRoom = (choice: RoomChoice) => {
    const { map, making } = store.get();
    if (making.isMade && isSameLayout(toLayout(choice), map.layout)) {
      engine.stop();
      setRoomToSeat(undefined);
      store.update((now) => run(now, { type: 'changeRoom', choice, seats: now.map.seats }));
      return;
    }
    setRoomToSeat(choice);
    const forget = () => setRoomToSeat((now) => (now === choice ? undefined : now));
    const empty = { choice, layout: toLayout(choice), seats: {}, locked: [], emptyDesks: [] };
    const made = make({ ...map, ...empty }, (seats) => {
      store.update((now) =>
        withMaking(run(now, { type: 'changeRoom', choice, seats }), { isMade: true }),
      );
      forget();
    });
    void made.finally(forget);
  };

  const makeFirst = useEffectEvent(() => {
    if (!store.get().making.isMade && ids.length > 0) suggestMap();
  });
  const isMade = useStore(store, ({ making }) => making.isMade);
  useEffect(() => {
    makeFirst();
  }, [isMade, store]);
  return {
    suggestMap,
    changeRoom,
    roomToSeat,
    cancel: () => {
      engine.stop();
      const { map, making } = store.get();
      if (!making.isMade) store.update((now) => showMade(now, seatsInOrder(map, ids)));
    },
  };
}
