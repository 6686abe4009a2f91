import type { Domains } from '../model/domains';

/**
 * Nogoods: sets of literals ("this pupil at this desk") that cannot all be true, learnt at restarts. Each set is
 * watched through two of its literals (Moskewicz et al. 2001), so that a choice costs time only if a set watches it.
 * Watches are still valid when choices are undone.
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
   * Learns that `literals` (2 or more) cannot all be true. At the root of the search, no literal may already be known
   * as true or false.
   */
  add(literals: number[]): void {
    literals.reverse();
    this.watch(literals[0]!, literals);
    this.watch(literals[1]!, literals);
  }

  /**
   * Updates the nogoods when `pupil` has only `desk` left. Calls `forbid` for the last open literal of every set whose
   * other literals are true. Returns false if a whole set is true or `forbid` returns false.
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

  /** Moves the second watch to a literal that is not true; false if there is none. */
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
