import type { Domains } from '../model/domains';
import { type Grid } from '../model/grid';

/**
 * Rule for a `together` condition: the pupils' desks must be connected. Forbids desks in connected areas that are too
 * small for these pupils, and desks too far from a pupil who already has a desk.
 */
export class BlockRule {
  private readonly open: Int32Array;
  private readonly part: Int32Array;
  private readonly kept: Int32Array;
  private readonly queue: Int32Array;
  private readonly steps: Int32Array;

  constructor(
    private readonly grid: Grid,
    private readonly domains: Domains,
  ) {
    this.open = new Int32Array(grid.words);
    this.part = new Int32Array(grid.words);
    this.kept = new Int32Array(grid.words);
    this.queue = new Int32Array(grid.size);
    this.steps = new Int32Array(grid.size);
  }

  /**
   * Finds the desks where the pupils of a `together` condition may sit, and writes these desks to the bit set
   * `allowed`. Returns false if the pupils cannot sit at connected desks. The result true is a proof only when each
   * pupil has one possible desk left.
   */
  filter(group: Int32Array, allowed: Int32Array): boolean {
    const { open, domains, grid } = this;
    const { words } = grid;
    open.fill(0);
    let settled = 0;
    for (const v of group) {
      if (domains.sizes[v] === 1) settled += 1;
      for (let w = 0; w < words; w += 1) open[w]! |= domains.bits[v * words + w]!;
    }
    if (settled === 0) return this.keepLargeParts(group, allowed);
    allowed.set(open);
    for (const v of group) {
      if (domains.sizes[v] !== 1) continue;
      const reached = this.walk(domains.first(v), group.length - 1);
      if (reached < group.length) return false;
      for (let w = 0; w < words; w += 1) allowed[w]! &= this.part[w]!;
    }
    return this.holdsEach(group, allowed);
  }

  private keepLargeParts(group: Int32Array, allowed: Int32Array): boolean {
    const { open, part, grid } = this;
    allowed.fill(0);
    let found = false;
    const rest = this.kept;
    rest.set(open);
    for (let w = 0; w < grid.words; w += 1) {
      while (rest[w]! !== 0) {
        const size = this.walk(w * 32 + (31 - Math.clz32(rest[w]! & -rest[w]!)), grid.size);
        for (let k = 0; k < grid.words; k += 1) rest[k]! &= ~part[k]!;
        if (size < group.length || !this.holdsEach(group, part)) continue;
        found = true;
        for (let k = 0; k < grid.words; k += 1) allowed[k]! |= part[k]!;
      }
    }
    return found;
  }

  private walk(from: number, limit: number): number {
    const { open, part, queue, steps, grid } = this;
    part.fill(0);
    part[from >> 5]! |= 1 << (from & 31);
    queue[0] = from;
    steps[from] = 0;
    let end = 1;
    for (let at = 0; at < end; at += 1) {
      const desk = queue[at]!;
      if (steps[desk]! >= limit) break;
      for (const next of grid.nearList[desk]!) {
        const bit = 1 << (next & 31);
        const w = next >> 5;
        if ((open[w]! & bit) === 0 || (part[w]! & bit) !== 0) continue;
        part[w]! |= bit;
        steps[next] = steps[desk]! + 1;
        queue[end] = next;
        end += 1;
      }
    }
    return end;
  }

  private holdsEach(group: Int32Array, set: Int32Array): boolean {
    const { domains, grid } = this;
    for (const v of group) {
      let meets = false;
      for (let w = 0; w < grid.words && !meets; w += 1) {
        meets = (domains.bits[v * grid.words + w]! & set[w]!) !== 0;
      }
      if (!meets) return false;
    }
    return true;
  }
}
