import type { Domains } from '../model/domains';
import type { Grid } from '../model/grid';

const manyDesks = 64;

/**
 * Rule for a `beside` group: the first pupil needs at least one other member as a neighbour. Closes all desks where the
 * first pupil would have no such neighbour. If only one member can be the neighbour, this member must sit beside the
 * first pupil.
 */
export class BesideRule {
  private readonly reach: Int32Array;
  private readonly reachOfOne: Int32Array;

  /**
   * The rule calls `lost` for each pupil to whom it closes desks. `lost` returns false if the pupil has no desk left.
   */
  constructor(
    private readonly grid: Grid,
    private readonly domains: Domains,
    private readonly lost: (v: number) => boolean,
  ) {
    this.reach = new Int32Array(grid.words);
    this.reachOfOne = new Int32Array(grid.words);
  }

  /**
   * Closes the desks that a `beside` group excludes. Returns false if no member can be the first pupil's neighbour.
   * True is certain only when every member has one open desk left.
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
