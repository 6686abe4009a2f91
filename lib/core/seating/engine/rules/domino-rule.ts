import type { Domains } from '../model/domains';
import type { Grid } from '../model/grid';

/**
 * Domino rule: each block (pupils who must sit together) needs at least two neighbouring desks. Tests whether every
 * block can get a separate pair of neighbouring desks (bipartite matching).
 */
export class DominoRule {
  private readonly open: Uint8Array;
  private readonly mate: Int32Array;
  private readonly seen: Int32Array;
  private round = 0;

  constructor(
    private readonly grid: Grid,
    private readonly domains: Domains,
    private readonly parcels: Int32Array[],
  ) {
    this.open = new Uint8Array(grid.size);
    this.mate = new Int32Array(grid.size);
    this.seen = new Int32Array(grid.size);
  }

  holds(): boolean {
    const { open, mate, grid, parcels } = this;
    if (parcels.length < 2) return true;
    this.findOpen();
    let count = 0;
    for (const is of open) count += is;
    const needed = parcels.length;
    if (count >= 4 * needed) return true;
    mate.fill(-1);
    let found = 0;
    for (let desk = 0; desk < grid.size && found < needed; desk += 1) {
      const { row, col } = grid.desks[desk]!;
      if ((row + col) % 2 !== 0 || open[desk] === 0) continue;
      this.round += 1;
      if (this.pair(desk)) found += 1;
    }
    return found >= needed;
  }

  private findOpen(): void {
    const { open, domains, parcels } = this;
    const { bits, words } = domains;
    open.fill(0);
    for (const parcel of parcels) {
      for (const v of parcel) {
        for (let w = 0; w < words; w += 1) {
          for (let left = bits[v * words + w]!; left !== 0; left &= left - 1) {
            open[w * 32 + (31 - Math.clz32(left & -left))] = 1;
          }
        }
      }
    }
  }

  private pair(desk: number): boolean {
    const { grid, open, seen, mate } = this;
    for (const near of grid.nearList[desk]!) {
      if (open[near] === 0 || seen[near] === this.round) continue;
      seen[near] = this.round;
      if (mate[near]! >= 0 && !this.pair(mate[near]!)) continue;
      mate[near] = desk;
      return true;
    }
    return false;
  }
}
