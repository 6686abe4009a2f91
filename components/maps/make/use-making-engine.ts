'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { fromEngineSeats, toEngineProblem } from '@/lib/core/maps/engine-problem';
import { giveUp, isToMake, showMade, suggest } from '@/lib/core/maps/making';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { toPastSeats } from '../work/questions/map-to-ask';
import type { MakerStore } from './maker-store';
import { useGenerator, type Generated } from './use-generator';

interface EngineInput {
  store: MakerStore;
  ids: readonly PupilId[];
  history: MapHistory;
  /** Whether the map is shown. */
  isShown: boolean;
  /** Called before a map is made. */
  onMake: () => void;
}

const newId = () => crypto.randomUUID();

/** The engine that makes the map: by itself where there is none yet or only an outdated one, and another suggestion when it is asked. */
export function useMakingEngine({ store, ids, history, isShown, onMake }: EngineInput) {
  const generator = useGenerator();
  const isDue = useStore(store, isToMake);
  const layout = useStore(store, ({ map }) => map.layout);
  /** The room and the pupils that the engine was asked about last. */
  const asked = useRef<{ layout: RoomLayout; ids: readonly PupilId[] }>(undefined);

  const generate = () => {
    onMake();
    const { map, making } = store.get();
    asked.current = { layout: map.layout, ids };
    const wanted = {
      ...toEngineProblem(map, ids, toPastSeats(history)),
      // With its marks and its board, for the drawing.
      room: map.layout,
      absent: [],
      empty: making.empty,
    };
    let isFirstShown = false;
    let before: Seating | undefined;
    const show = ({ result }: Generated) => {
      if (isFirstShown || result.status === 'impossible') return;
      isFirstShown = true;
      const now = store.get();
      before = now.making.isMade && !now.making.isOutdated ? now.map.seats : undefined;
      store.update((state) => showMade(state, fromEngineSeats(result.seats)));
    };
    generator.generate(wanted, map, {
      onFirst: show,
      onDone: (generated) => {
        const { result } = generated;
        if (result.status === 'impossible') {
          // The nearest map is shown in place of one for other conditions.
          return store.update((state) =>
            state.making.isOutdated && isToMake(state) ? giveUp(state) : state,
          );
        }
        show(generated);
        const maps = result.status === 'seated' ? result.suggestions : [result.seats];
        store.update((state) => suggest(state, maps.map(fromEngineSeats), before, newId));
      },
    });
  };

  const generateFirst = useEffectEvent(() => {
    const state = store.get();
    const { layout } = state.map;
    // News may have changed the class or the room that the engine works on, or has answered for.
    const isOther =
      asked.current !== undefined && (asked.current.ids !== ids || asked.current.layout !== layout);
    if (isOther) generator.reset();
    const isIdle = isOther || generator.state.status === 'idle';
    if (isShown && isIdle && isToMake(state)) generate();
  });
  // The map can also be reached by the browser's forward button or by a reload, and given up by news.
  useEffect(() => {
    generateFirst();
  }, [isShown, isDue, ids, layout]);

  return {
    generator,
    generate,
    /** Takes a suggestion in place of the map in hand, which stays among the suggestions. */
    takeSuggestion: (seats: Seating) =>
      store.update((state) => showMade(suggest(state, [], state.map.seats, newId), seats)),
  };
}
