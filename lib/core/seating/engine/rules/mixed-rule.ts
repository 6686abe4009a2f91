import { leastEqual } from '../model/least-equal';
import type { Domains } from '../model/domains';
import type { Mix, SearchModel } from '../model/search-model';

/**
 * Rule for a `mixed` condition (lists of pupils): at most `most` neighbour pairs may have both pupils from the same
 * list. When the seated pupils form that many pairs, forbids the desks beside each seated pupil to all further pupils
 * of the same list.
 */
export class MixedRule {
  private readonly pupilByDesk: Int32Array;

  constructor(
    private readonly model: SearchModel,
    private readonly domains: Domains,
    private readonly mix: Mix,
    private readonly changed: (v: number) => boolean,
  ) {
    this.pupilByDesk = new Int32Array(model.grid.size);
  }

  filter(): boolean {
    const { domains, mix } = this;
    const count = this.countPairs();
    if (count > mix.most) return false;
    if (count < mix.most) return true;
    const { grid } = this.model;
    for (const v of mix.members) {
      if (domains.sizes[v] !== 1) continue;
      const from = domains.first(v) * grid.words;
      for (const other of mix.partners[v]!) {
        if (domains.sizes[other] === 1) continue;
        if (domains.removeSet(other, grid.near, from) && !this.changed(other)) return false;
      }
    }
    return true;
  }

  private countPairs(): number {
    const { domains, mix, pupilByDesk } = this;
    pupilByDesk.fill(-1);
    for (const v of mix.members) if (domains.sizes[v] === 1) pupilByDesk[domains.first(v)] = v;
    return countEqual(this.model, mix, (desk) => pupilByDesk[desk]!);
  }
}

/**
 * Counts the neighbour pairs whose two pupils are in the same list of a `mixed` condition. `pupilAt` returns -1 for an
 * empty desk.
 */
export function countEqual(
  { grid }: Pick<SearchModel, 'grid'>,
  { partners }: Mix,
  pupilAt: (desk: number) => number,
): number {
  let twice = 0;
  for (let desk = 0; desk < grid.size; desk += 1) {
    const own = partners[pupilAt(desk)];
    if (!own || own.length === 0) continue;
    for (const near of grid.nearList[desk]!) if (own.includes(pupilAt(near))) twice += 1;
  }
  return twice / 2;
}

/**
 * Returns the pupils of a `mixed` condition (lists of pupils) that no seating map can satisfy: on every map, more
 * neighbour pairs than allowed have both pupils from the same list of the condition. Undefined if no impossible
 * condition is found.
 */
export function findCrowdedMix({ grid, blocks, mixes }: SearchModel): Int32Array | undefined {
  if (mixes.length === 0) return undefined;
  const isInPairs = grid.nearList.every((near) => near.length <= 1);
  const couples = isInPairs ? blocks.filter((block) => block.length === 2) : [];
  const crowded = mixes.find(
    ({ lists, most }) => leastPairs(lists, leastEqual(grid), couples) > most,
  );
  return crowded?.members;
}

function leastPairs(
  lists: readonly Int32Array[],
  least: readonly number[],
  couples: readonly Int32Array[],
): number {
  const taken = new Set(couples.flatMap((couple) => [...couple]));
  const tables = taken.size / 2;
  const isEqual = ([a, b]: Int32Array) =>
    lists.some((list) => list.includes(a!) && list.includes(b!));
  let sum = couples.filter(isEqual).length;
  const counted = new Set<number>();
  for (const list of [...lists].sort((a, b) => b.length - a.length)) {
    if (list.some((v) => counted.has(v))) continue;
    for (const v of list) counted.add(v);
    // `least` assumes that all tables are free. Counting one imaginary pupil for each table that a couple (two pupils
    // who must sit together) fills gives the bound for the remaining tables.
    sum += least[list.filter((v) => !taken.has(v)).length + tables] ?? 0;
  }
  return sum;
}
