import type { Domains } from '../model/domains';

/**
 * Stores nogoods: sets of literals (a pupil at a desk) that cannot all be true. Two watched literals per nogood
 * (Moskewicz et al. 2001) need no update when the search backtracks.
 */
export class Nogoods {
  private readonly watchers = new Map<number, number[][]>();

  constructor(private readonly desks: number) {}

  literal(pupil: number, desk: number): number {
    return pupil * this.desks + desk;
  }

  pupil(literal: number): number {
    return Math.floor(literal / this.desks);
  }

  desk(literal: number): number {
    return literal % this.desks;
  }

  /**
   * Adds a nogood: two or more literals (a pupil at a desk) that cannot all be true. Before the first choice of the
   * search, each literal must be undecided.
   */
  add(literals: number[]): void {
    literals.reverse();
    this.watch(literals[0]!, literals);
    this.watch(literals[1]!, literals);
  }

  /**
   * Updates the nogoods (sets of pupil–desk literals that cannot all be true) when a pupil has only one possible desk
   * left. If all literals of a nogood except one are true, calls `forbid` for this one literal. Returns false if
   * `forbid` returns false.
   */
  settled(
    pupil: number,
    desk: number,
    domains: Domains,
    forbid: (literal: number) => boolean,
  ): boolean {
    const chosen = this.literal(pupil, desk);
    const list = this.watchers.get(chosen);
    if (!list) return true;
    let kept = 0;
    let consistent = true;
    for (let i = 0; i < list.length; i += 1) {
      const set = list[i]!;
      if (!consistent) {
        list[kept] = set;
        kept += 1;
        continue;
      }
      if (set[0] === chosen) {
        set[0] = set[1]!;
        set[1] = chosen;
      }
      if (this.rewatch(set, domains)) continue;
      list[kept] = set;
      kept += 1;
      const other = set[0]!;
      if (this.isOpen(other, domains) && !forbid(other)) consistent = false;
    }
    list.length = kept;
    return consistent;
  }

  private rewatch(set: number[], domains: Domains): boolean {
    for (let i = 2; i < set.length; i += 1) {
      const literal = set[i]!;
      if (this.holds(literal, domains)) continue;
      set[i] = set[1]!;
      set[1] = literal;
      this.watch(literal, set);
      return true;
    }
    return false;
  }

  private watch(literal: number, set: number[]): void {
    const list = this.watchers.get(literal);
    if (list) list.push(set);
    else this.watchers.set(literal, [set]);
  }

  private isOpen(literal: number, domains: Domains): boolean {
    return domains.has(this.pupil(literal), this.desk(literal));
  }

  private holds(literal: number, domains: Domains): boolean {
    return domains.sizes[this.pupil(literal)] === 1 && this.isOpen(literal, domains);
  }
}
