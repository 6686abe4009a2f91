import type { Seating } from '@/lib/core/conditions/condition';
import { startClock } from '../engine/model/clock';
import { prepareGrid, toSeating, type Grid } from '../engine/model/grid';
import { heldConditions } from '../held-wishes';
import type { SeatingProblem } from '../problem';
import { seededRandom } from '../random';
import { checkedResult, solveInSteps, type SolveOptions, type SolveResult } from '../solve';
import { annealTermPlan } from './anneal-term-plan';
import { countTermPlan, touchingPairs } from './count-term-plan';
import { leastMaps } from './least-maps';
import { isGiven, type MapRules, type PlanMap, type TermPlanProblem } from './term-plan-problem';
import { TermPlanState } from './term-plan-state';
import { possiblePairs } from './possible-pairs';
import { roundRobinMaps } from './round-robin';
import { shareTurns } from './share-turns';

export type TermPlanOptions = Omit<SolveOptions, 'improveMs' | 'suggestions' | 'onProgress'>;

export interface TermPlanProgress {
  elapsedMs: number;
  /**
   * Map index → seating found so far, or undefined. Seatings made by the planner satisfy all hard conditions and may
   * still change; seatings given by the caller stay unchanged.
   */
  maps: (Seating | undefined)[];
}

export type TermPlanResult =
  | {
      status: 'planned';
      maps: Seating[];
      /** Number of pairs of pupils who touch (sit at touching desks) on at least one map of a term plan. */
      met: number;
      /**
       * Number of all pairs of pupils without the pairs proved unable to touch (sit at touching desks) on any map of a
       * term plan.
       */
      possible: number;
      /**
       * Number of repeats (two pupils sit at touching desks who already did so on an earlier map), without the repeats
       * that a `together` condition requires.
       */
      repeats: number;
      /**
       * Lower bound of the number of maps until all pairs of pupils who can sit at touching desks have done so at least
       * once.
       */
      atLeastMaps: number;
    }
  | ({ /** Index in the term plan of the map that could not be made. */ map: number } & Exclude<
      SolveResult,
      { status: 'seated' }
    >);

const movesPerSeat = 3000;
const rounds = 7;
const mostIdle = 2;
const temperatures = [1.2, 0.8] as const;
const timeToMeet = 0.9;
const turnMovesPerSeat = 1000;
const mostOneByOne = 0.8;

/**
 * Makes all maps of a term plan; each new map satisfies its hard conditions. Aims, most important first: few pairs of
 * pupils who touch (sit at touching desks) again, many different pairs who touch, and for every pupil equally many
 * seats in front, at the back, at the edge and without neighbours. The same seed gives the same maps unless the time
 * limit is reached.
 */
export function planMaps(problem: TermPlanProblem, options: TermPlanOptions): TermPlanResult {
  const steps = planMapsInSteps(problem, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Makes all maps of a term plan, and yields progress every few milliseconds. */
export function* planMapsInSteps(
  problem: TermPlanProblem,
  options: TermPlanOptions,
): Generator<TermPlanProgress, TermPlanResult> {
  const { room, pupils, touch } = problem;
  const clock = startClock(options.now, options.timeLimitMs, options.shouldStop);
  const random = seededRandom(options.seed);
  const grid = prepareGrid(room);
  const found = problem.maps.map((map) => (isGiven(map) ? map.given : undefined));
  function* inSteps<T>(work: Generator<unknown, T>): Generator<TermPlanProgress, T> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      yield { elapsedMs: clock.elapsedMs(), maps: [...found] };
    }
  }

  const roundRobin = isFree(problem) && roundRobinMaps(grid, pupils.length, problem.maps.length);
  const isInPairs = grid.nearList.every((near) => near.length === 1);
  const isOneByOne =
    neededPairs(problem, grid) <= (roundRobin ? (isInPairs ? 0 : mostOneByOne) : 1);
  const starts = [...found];
  const kept = [...problem.maps];
  const known = new Map<string, Extract<SolveResult, { status: 'seated' }>>();
  for (const [index, map] of problem.maps.entries()) {
    if (isGiven(map)) continue;
    const text = JSON.stringify(map);
    let start = known.get(text);
    if (!start || (isOneByOne && !clock.isOver())) {
      const others = found.filter((seats) => seats !== undefined).reverse();
      const before = [...others, ...(problem.history ?? [])];
      const own = toSeatingProblem(problem, map, isOneByOne ? before : []);
      const timeLimitMs = options.timeLimitMs - clock.elapsedMs();
      const seed = `${options.seed} ${index}`;
      const result = yield* inSteps(solveInSteps(own, { ...options, seed, timeLimitMs }));
      if (result.status !== 'seated') return { map: index, ...result };
      start = result;
      known.set(text, start);
      found[index] = start.seats;
      yield { elapsedMs: clock.elapsedMs(), maps: [...found] };
    }
    const { seats, brokenWishes } = start;
    starts[index] = seats;
    kept[index] = { ...map, conditions: heldConditions(map.conditions, brokenWishes, seats) };
  }

  const state = new TermPlanState({ ...problem, maps: kept }, grid, starts as Seating[]);
  const work = { state, random, clock, assertScores: options.assertScores ?? false };
  const takeMaps = () => {
    for (const { index, placement } of state.open) {
      found[index] = toSeating(grid, pupils, placement.deskByPupil);
    }
  };
  if (roundRobin && (!isOneByOne || state.countRepeats() > 0)) state.restore(roundRobin);
  const meeting = startClock(options.now, timeToMeet * options.timeLimitMs, clock.isOver);
  const enough = state.leastCost();
  const seats = state.open.length * pupils.length;
  let idle = 0;
  for (let round = 0; round < rounds && seats > 0 && !meeting.isOver(); round += 1) {
    const { cost } = state;
    if (cost <= enough || idle > mostIdle || (round > 0 && state.countRepeats() === 0)) break;
    const moves = movesPerSeat * seats * 2 ** round;
    yield* inSteps(annealTermPlan({ ...work, clock: meeting }, moves, temperatures, enough));
    idle = state.cost < cost ? 0 : idle + 1;
    takeMaps();
  }
  if (seats > 0) yield* inSteps(shareTurns(work, turnMovesPerSeat * seats));
  takeMaps();

  const maps = found as Seating[];
  for (const [index, map] of problem.maps.entries()) {
    if (isGiven(map)) continue;
    const checked = checkedResult(toSeatingProblem(problem, map), [maps[index]!]);
    if (checked.status === 'unproven') return { map: index, ...checked };
  }
  const { met, repeats } = countTermPlan(problem, maps);
  const pairs = yield* inSteps(possiblePairs(withoutWishes(problem), state, met, random, clock));
  return {
    status: 'planned',
    maps,
    met: met.size,
    possible: pairs.possible,
    repeats,
    atLeastMaps: leastMaps(grid, pupils.length, pairs.certain, touch),
  };
}

function toSeatingProblem(
  { room, pupils }: TermPlanProblem,
  { conditions, locked }: MapRules,
  history: Seating[] = [],
): SeatingProblem {
  return { room, pupils, conditions, history, ...(locked && { locked }) };
}

function isFree({ maps, touch, history = [] }: TermPlanProblem): boolean {
  const isWithoutRules = (map: PlanMap) =>
    !isGiven(map) && map.conditions.length === 0 && Object.keys(map.locked ?? {}).length === 0;
  return touch === 'edge' && history.length === 0 && maps.every(isWithoutRules);
}

function neededPairs({ pupils, maps, touch, history = [] }: TermPlanProblem, grid: Grid): number {
  if (touch === 'corner') return Infinity;
  const touching = grid.nearList.reduce((sum, near) => sum + near.length, 0) / 2;
  const before = new Set(history.flatMap((seats) => touchingPairs(seats, touch))).size;
  const share = Math.min(1, (pupils.length / grid.size) ** 2);
  return (touching * share * maps.length + before) / ((pupils.length * (pupils.length - 1)) / 2);
}

const withoutWishes = (problem: TermPlanProblem): TermPlanProblem => ({
  ...problem,
  maps: problem.maps.map((map) =>
    isGiven(map) ? map : { ...map, conditions: map.conditions.filter(({ wish }) => !wish) },
  ),
});
