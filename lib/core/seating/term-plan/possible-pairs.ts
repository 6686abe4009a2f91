import { prepareModel, type SearchModel } from '../engine/model/search-model';
import { runSearch } from '../engine/search/run-search';
import type { Clock } from '../engine/model/clock';
import type { Random } from '../random';
import { pairKey } from '../repeats';
import { isGiven, type MapRules, type TermPlanProblem } from './term-plan-problem';
import type { TermPlanState } from './term-plan-state';

const stepsForPair = 2000;

function distinctRules({ maps }: TermPlanProblem): MapRules[] {
  const byText = new Map<string, MapRules>();
  for (const map of maps) if (!isGiven(map)) byText.set(JSON.stringify(map), map);
  return [...byText.values()];
}

/**
 * Returns two numbers of pairs of pupils. `possible`: all pairs without the pairs proved unable to touch (sit at
 * touching desks) on any map. `certain`: the pairs who touch on a known valid map.
 */
export function* possiblePairs(
  problem: TermPlanProblem,
  state: TermPlanState,
  met: ReadonlySet<string>,
  random: Random,
  clock: Clock,
): Generator<void, { possible: number; certain: number }> {
  const { pupils, touch } = problem;
  const { grid, touchList } = state;
  const rules = distinctRules(problem).map((own) => {
    const everyPupil = pupils.map((): number[] => []);
    const model = prepareModel(grid, pupils, own.conditions, own.locked ?? {}, everyPupil);
    return { ...own, model, open: openDesks(model) };
  });
  let possible = 0;
  let certain = 0;
  for (const [a, pupil] of pupils.entries()) {
    for (const [b, other] of pupils.slice(0, a).entries()) {
      if (met.has(pairKey(pupil, other)) || touchesByExchange(state, a, b)) {
        possible += 1;
        certain += 1;
        continue;
      }
      const left = rules.filter(({ model, open }) => mayTouch(model, open, touchList, a, b));
      // The search below tests only neighbours at a common edge. If that search finds no map, the desks of two pupils
      // may still touch at a corner.
      let isPossible = left.length > 0 && touch === 'corner';
      for (const { conditions, locked = {} } of left) {
        const beside = { id: 'beside', type: 'together' as const, pupils: [pupil, other] };
        const model = prepareModel(grid, pupils, [...conditions, beside], locked);
        const found = clock.isOver()
          ? 'unknown'
          : (yield* runSearch(model, random, clock, stepsForPair)).state;
        if (found !== 'impossible') isPossible = true;
        if (found !== 'possible') continue;
        certain += 1;
        break;
      }
      if (isPossible) possible += 1;
    }
  }
  return { possible, certain };
}

function touchesByExchange(state: TermPlanState, a: number, b: number): boolean {
  return state.open.some((map) => {
    const { placement } = map;
    const { deskByPupil, pupilByDesk } = placement;
    return [a, b].some((moved) => {
      const from = deskByPupil[moved]!;
      return state.touchList[deskByPupil[a + b - moved]!]!.some((to) => {
        const other = pupilByDesk[to]!;
        if (!placement.fits(moved, to) || !placement.fits(other, from)) return false;
        const rise = state.rise(map, from, to);
        state.exchange(map, from, to, rise);
        const isKept =
          placement.keepsGroupConditions(moved) && placement.keepsGroupConditions(other);
        state.exchange(map, from, to, -rise);
        return isKept;
      });
    });
  });
}

function openDesks({ domains, grid, pupils }: SearchModel): Int32Array[] {
  const open = pupils.map((_, pupil) =>
    Int32Array.from(grid.desks.keys()).filter(
      (desk) => ((domains[pupil * grid.words + (desk >> 5)]! >> (desk & 31)) & 1) === 1,
    ),
  );
  const taken = new Set(open.flatMap((desks) => (desks.length === 1 ? [desks[0]!] : [])));
  return open.map((desks) =>
    desks.length === 1 ? desks : desks.filter((desk) => !taken.has(desk)),
  );
}

function mayTouch(
  { apart, distances }: SearchModel,
  open: Int32Array[],
  touchList: Int32Array[],
  a: number,
  b: number,
): boolean {
  if (apart[a]!.includes(b)) return false;
  const near = distances.filter(({ partners }) => partners[a]!.includes(b));
  return open[a]!.some((desk) =>
    touchList[desk]!.some(
      (other) =>
        open[b]!.includes(other) &&
        near.every(({ distance }) => !distance.lists[desk]!.includes(other)),
    ),
  );
}
