'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { prepareWorker } from '@/lib/client/maps/seating/solve-in-worker';
import { solveLeavingEmpty } from '@/lib/client/maps/seating/solve-leaving-empty';
import { withoutAbsent, type ConditionId, type Seating } from '@/lib/core/conditions/condition';
import { explainClash } from '@/lib/core/seating/clash/explain-clash';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { EmptyDeskPlace } from '@/lib/core/seating/empty-desks';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { SolveProgress, SolveResult } from '@/lib/core/seating/solve';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';

const timeLimitMs = 15_000;
/** The number of maps that are made at once; the first is shown, the others are suggested beside it. */
const suggestions = 4;
const progressEveryMs = 250;

/** Input of the generator: a problem whose conditions may name absent pupils. */
export interface Wanted extends SeatingProblem {
  /** With its marks and the side of the board, for the drawing and for the map that is saved. */
  room: RoomLayout;
  absent: string[];
  locked: Seating;
  /** The place of the desks that stay empty. */
  empty: EmptyDeskPlace;
}

/** A generated map with its input. */
export interface Generated {
  id: string;
  wanted: Wanted;
  /** The map in hand that another one was asked for. */
  map: MapInHand;
  result: SolveResult;
  /** Reasons why there is no map; see `explainClash`. */
  reasons: ClashReason[];
  /** Whether the conditions did not allow that the chosen desks stay empty. */
  isEmptyElsewhere: boolean;
  /** The wishes that the map breaks. */
  brokenWishes: BrokenWish[];
}

export interface BrokenWish {
  /** The id of the wish. */
  wish: ConditionId;
  /** The other conditions with which it cannot be kept; empty if they are not known. */
  others: ConditionId[];
  /** Why; see `explainClash`. */
  reasons: ClashReason[];
}

/** The problem without absent pupils. */
export function toPresent(wanted: Wanted): SeatingProblem {
  const conditions = withoutAbsent(wanted.conditions, wanted.absent);
  const pupils = wanted.pupils.filter((pupil) => !wanted.absent.includes(pupil));
  return { ...wanted, pupils, conditions };
}

/** For each broken wish the smallest clash that it is part of, explained. */
function explainWishes(problem: SeatingProblem, result: SolveResult): BrokenWish[] {
  if (result.status !== 'seated') return [];
  return result.brokenWishes.map((wish) => {
    const [clash = []] = result.wishClashes
      .filter((ids) => ids.includes(wish))
      .sort((a, b) => a.length - b.length);
    const others = clash.filter((id) => id !== wish);
    return { wish, others, reasons: explainClash(problem, clash) };
  });
}

interface Told {
  /** Called with the first map as soon as it is there, unless another one may still be answered instead. */
  onFirst: (generated: Generated) => void;
  /** Called with the first map and the others beside it. */
  onDone: (generated: Generated) => void;
}

export type GeneratorState =
  | { status: 'idle' }
  | { status: 'working'; progress?: SolveProgress; before?: Generated }
  | { status: 'done'; generated: Generated }
  | { status: 'failed'; before?: Generated };

/** Runs the engine in its worker. A new request or leaving the page aborts the previous one. */
export function useGenerator() {
  const [state, setState] = useState<GeneratorState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const latest = useRef<Generated>(undefined);

  useEffect(() => {
    return prepareWorker();
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const generate = useCallback((wanted: Wanted, map: MapInHand, { onFirst, onDone }: Told) => {
    running.current?.abort();
    const work = new AbortController();
    running.current = work;
    const before = latest.current;
    const seed = crypto.randomUUID();
    const problem = toPresent(wanted);
    setState({ status: 'working', before });
    let told: { phase: string; atMs: number } | undefined;
    let isShown = false;
    const show = (result: SolveResult, isElsewhere: boolean) => {
      latest.current = {
        id: crypto.randomUUID(),
        wanted,
        map,
        result,
        isEmptyElsewhere: isElsewhere,
        reasons: result.status === 'impossible' ? explainClash(problem, result.conflict) : [],
        brokenWishes: explainWishes(problem, result),
      };
      setState({ status: 'done', generated: latest.current });
      return latest.current;
    };
    const onProgress = (progress: SolveProgress) => {
      if (work.signal.aborted || isShown) return;
      if (progress.first) {
        isShown = true;
        onFirst(show(progress.first, false));
        return;
      }
      // The engine reports more often than a reader needs, and each report renders the page again.
      const isNews =
        progress.phase !== told?.phase || progress.elapsedMs - told.atMs >= progressEveryMs;
      if (!isNews) return;
      told = { phase: progress.phase, atMs: progress.elapsedMs };
      setState({ status: 'working', progress, before });
    };
    const options = { seed, timeLimitMs, suggestions, onProgress, signal: work.signal };
    solveLeavingEmpty(problem, wanted.empty, options).then(
      ({ result, isElsewhere }) => onDone(show(result, isElsewhere)),
      () => {
        if (!work.signal.aborted) setState({ status: 'failed', before });
      },
    );
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    const before = latest.current;
    setState(before ? { status: 'done', generated: before } : { status: 'idle' });
  }, []);

  /** Discards the map, because its input has changed. */
  const reset = useCallback(() => {
    running.current?.abort();
    latest.current = undefined;
    setState({ status: 'idle' });
  }, []);

  /** Shows an earlier result again. */
  const restore = useCallback((generated: Generated) => {
    running.current?.abort();
    latest.current = generated;
    setState({ status: 'done', generated });
  }, []);

  return { state, generate, cancel, reset, restore };
}
