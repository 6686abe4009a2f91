'use client';

import { useEffect, useEffectEvent } from 'react';
import { fixRestInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import { findClashes, noFindings } from '@/lib/client/maps/seating/make-map';
import type { PupilId } from '@/lib/core/conditions/condition';
import { announce } from '@/lib/core/editing/announce';
import { brokenIn } from '@/lib/core/maps/consequence';
import { fromEngineSeats, toFittingProblem } from '@/lib/core/maps/engine-problem';
import {
  asksForMending,
  isMendedBy,
  keptAfterStep,
  keptByHand,
  mendStep,
} from '@/lib/core/maps/history';
import type { MakingState } from '@/lib/core/maps/making';
import { withoutDesk } from '@/lib/core/maps/map-document';
import { run } from '@/lib/core/maps/workbench-state';
import { aboutOf } from './findings';
import type { EngineInput, EngineRun } from './use-engine-run';

const timeLimitMs = 4000;

export function useMending({ store, ids, past }: EngineInput, engine: EngineRun) {
  const mend = async (keep: readonly PupilId[], isAsked: boolean) => {
    const { map } = store.get();
    const signal = engine.begin(isAsked ? 'mending' : undefined);
    const problem = toFittingProblem(map, ids, past);
    const staying = keep.filter((id) => problem.pupils.includes(id) && map.seats[id]);
    const edited = { seats: map.seats, keep: staying };
    const isLatest = () => !signal.aborted && store.get().map === map;
    const say = (code: 'nothingToFix' | 'stillBroken' | 'notFixed') =>
      isAsked && store.update((now) => announce(now, { code }));
    try {
      const options = { seed: 'fix', timeLimitMs, signal };
      const answer = await fixRestInWorker(problem, edited, options);
      if (!isLatest()) return engine.end(signal, {});
      if (answer.status === 'unknown') {
        say('notFixed');
        return engine.end(signal, {});
      }
      const { broken } = answer;
      const seats = fromEngineSeats(answer.seats);
      const isKept = problem.conditions.every(({ id, wish }) => wish || !broken.includes(id));
      const clashes = isKept ? [] : (await findClashes(problem, signal)).clashes;
      if (!isLatest()) return engine.end(signal, {});
      if (!isMendedBy(map, ids, seats, broken)) {
        say(broken.length > 0 ? 'stillBroken' : 'nothingToFix');
      } else if (isAsked) {
        store.update((now) => run(now, { type: 'replaceSeats', seats, reason: 'fixed' }));
      } else if (clashes.length === 0) store.update((now) => mendStep(now, seats));
      engine.end(signal, { findings: { ...noFindings, seats, clashes, about: aboutOf(map) } });
    } catch {
      if (!signal.aborted) say('notFixed');
      engine.end(signal, {});
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

  const seatNew = useEffectEvent(() => {
    const state = store.get();
    if (state.making.isMade && withoutDesk(state.map, ids).length > 0) {
      void mend(keptByHand(state), false);
    }
  });
  useEffect(() => {
    seatNew();
  }, [ids]);

  return { fixRest: () => void mend(keptByHand(store.get()), true) };
}
