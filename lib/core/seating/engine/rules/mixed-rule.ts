import { leastEqual } from '../model/least-equal';
import type { Domains } from '../model/domains';
import type { Mix, SearchModel } from '../model/search-model';

/**
 * At most so many pairs of neighbours may be of one list. When there are as many, the desks beside those who have one
 * are closed to the others of their lists.
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

  /** False if there are too many pairs, or a pupil has no desk left. */
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

  /** Pairs of neighbours of one list among those who have one desk left. */
  private countPairs(): number {
    const { domains, mix, pupilByDesk } = this;
    pupilByDesk.fill(-1);
    for (const v of mix.members) if (domains.sizes[v] === 1) pupilByDesk[domains.first(v)] = v;
    return countEqual(this.model, mix, (desk) => pupilByDesk[desk]!);
  }
}

/** The pairs of neighbours of one list; `pupilAt` gives the variable at each desk, or -1. */
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

/** The members of a mix for which the room has too few desks that are no neighbours, if there is one. */
export function findCrowdedMix({ grid, mixes }: SearchModel): Int32Array | undefined {
  return mixes.find(({ lists, most }) => leastPairs(lists, leastEqual(grid)) > most)?.members;
}

/** A lower bound of the pairs in lists, of which those without a common pupil add up. */
function leastPairs(lists: readonly Int32Array[], least: readonly number[]): number {
  const taken = new Set<number>();
  const largestFirst = [...lists].sort((a, b) => b.length - a.length);
  let sum = 0;
  for (const list of largestFirst) {
    if (list.some((v) => taken.has(v))) continue;
    for (const v of list) taken.add(v);
    sum += least[list.length] ?? 0;
  }
  return sum;
}
