import type { Domains } from '../model/domains';
import type { Grid } from '../model/grid';

/** A pupil with more open desks than this closes no desks of another pupil. */
const manyDesks = 64;

/**
 * Rule for a `beside` group, whose first pupil is a neighbour of at least one other pupil. Closes the first pupil's
 * desks at which no other pupil can be a neighbour. If only one other pupil can be the neighbour, also closes this
 * pupil's desks that are not beside the first pupil.
 */
export class BesideRule {
  private readonly reach: Int32Array;
  private readonly reachOfOne: Int32Array;

  /** `lost` is called for each pupil who has lost open desks; it returns false if the pupil has no open desk left. */
  constructor(
    private readonly grid: Grid,
    private readonly domains: Domains,
    private readonly lost: (v: number) => boolean,
  ) {
    this.reach = new Int32Array(grid.words);
    this.reachOfOne = new Int32Array(grid.words);
  }

  /**
   * Applies the rule; false if the first pupil has no desk left beside a desk of another pupil. The test is exact when
   * every pupil has one desk left.
   */
  filter(group: Int32Array): boolean {
    const { domains, reach, reachOfOne } = this;
    const first = group[0]!;
    reach.fill(0);
    for (let i = 1; i < group.length; i += 1) this.addNeighbours(group[i]!, reach);
    if (domains.keepSet(first, reach) && !this.lost(first)) return false;
    reachOfOne.fill(0);
    this.addNeighbours(first, reachOfOne);
    let neighbour = -1;
    for (let i = 1; i < group.length; i += 1) {
      if (!this.meets(group[i]!, reachOfOne)) continue;
      if (neighbour >= 0) return true;
      neighbour = group[i]!;
    }
    if (neighbour < 0) return false;
    return !domains.keepSet(neighbour, reachOfOne) || this.lost(neighbour);
  }

  /** Adds the neighbours of a pupil's open desks to a set. */
  private addNeighbours(v: number, set: Int32Array): void {
    const { bits, words, sizes } = this.domains;
    if (sizes[v]! > manyDesks) {
      set.fill(-1);
      return;
    }
    for (let w = 0; w < words; w += 1) {
      for (let open = bits[v * words + w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        for (let k = 0; k < words; k += 1) set[k]! |= this.grid.near[desk * words + k]!;
      }
    }
  }

  private meets(v: number, set: Int32Array): boolean {
    const { bits, words } = this.domains;
    for (let w = 0; w < words; w += 1) if ((bits[v * words + w]! & set[w]!) !== 0) return true;
    return false;
  }
}
