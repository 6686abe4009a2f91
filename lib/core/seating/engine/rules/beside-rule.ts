import type { Domains } from '../model/domains';
import type { Grid } from '../model/grid';

const manyDesks = 64;

/**
 * Rule for a `beside` condition (a list of pupils): the first pupil needs at least one later pupil of the list as a
 * neighbour. Forbids a desk to the first pupil if no later pupil can be a neighbour there. If only one later pupil can
 * be the neighbour, forbids to this pupil all desks that cannot be beside the first pupil.
 */
export class BesideRule {
  private readonly reach: Int32Array;
  private readonly reachOfOne: Int32Array;

  /**
   * The rule calls `lost` after forbidding desks to a pupil. `lost` returns false if the pupil has no possible desk
   * left.
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
   * Forbids desks that break a `beside` condition; `group` lists the first pupil, then the pupils who may be the
   * neighbour. Returns false if none of these pupils can be the neighbour. The result true is a proof only when each
   * pupil has one possible desk left.
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
