import type { Wishes } from './history';
import type { SearchModel } from './model';

/**
 * Who sits where while a map is being improved: by pupil, by desk (-1 for an empty one), with the costs of the wishes
 * kept up to date move by move. `model` must bind every pupil (see `prepareModel`).
 */
export class Placement {
  readonly pupilAt: Int32Array;
  pairCost = 0;
  zoneCost = 0;
  lastCost = 0;
  private readonly isApart: Uint8Array;
  private readonly reached: number[] = [];

  constructor(
    readonly model: SearchModel,
    readonly wishes: Wishes,
    readonly deskOf: Int32Array,
  ) {
    const pupils = deskOf.length;
    this.pupilAt = new Int32Array(model.grid.size).fill(-1);
    deskOf.forEach((desk, pupil) => (this.pupilAt[desk] = pupil));
    this.isApart = new Uint8Array(pupils * pupils);
    model.apart.forEach((others, v) => {
      for (const other of others) this.isApart[v * pupils + other] = 1;
    });
    this.recount();
  }

  /** Counts the costs anew, after desks have been written from outside. */
  recount(): void {
    [this.pairCost, this.zoneCost, this.lastCost] = this.countCosts();
  }

  /** The costs of pairs, zones and last desks, counted from scratch. */
  countCosts(): [pair: number, zone: number, last: number] {
    let pair = 0;
    let zone = 0;
    let last = 0;
    for (let pupil = 0; pupil < this.deskOf.length; pupil += 1) {
      const desk = this.deskOf[pupil]!;
      pair += this.pairCostAt(pupil, desk);
      zone += this.wishes.zone[pupil * 3 + this.wishes.zoneOf[desk]!]!;
      if (this.wishes.last[pupil] === desk) last += 1;
    }
    return [pair / 2, zone, last];
  }

  /** How many pairs of neighbours have been neighbours before, where no condition asks for that. */
  countRepeatedPairs(): number {
    const { pupilAt, deskOf, wishes, model } = this;
    let twice = 0;
    deskOf.forEach((desk, pupil) => {
      for (const near of model.grid.nearList[desk]!) {
        const other = pupilAt[near]!;
        if (other >= 0 && wishes.pair[pupil * deskOf.length + other]! > 0) twice += 1;
      }
    });
    return twice / 2;
  }

  /** What the neighbours of `desk` would cost this pupil there. */
  pairCostAt(pupil: number, desk: number): number {
    const start = pupil * this.deskOf.length;
    let cost = 0;
    for (const near of this.model.grid.nearList[desk]!) {
      const other = this.pupilAt[near]!;
      if (other >= 0) cost += this.wishes.pair[start + other]!;
    }
    return cost;
  }

  /** More than all last desks together can cost. */
  get zoneFactor(): number {
    return this.deskOf.length + 1;
  }

  /** Exchanges what two desks hold (pupils or nothing) and keeps the costs right; undone by the same call. */
  exchange(a: number, b: number): void {
    const p = this.pupilAt[a]!;
    const q = this.pupilAt[b]!;
    this.lift(p, a);
    this.pupilAt[a] = -1;
    this.lift(q, b);
    this.pupilAt[b] = -1;
    this.put(p, b);
    this.put(q, a);
  }

  private lift(pupil: number, desk: number): void {
    if (pupil < 0) return;
    this.count(pupil, desk, -1);
  }

  private put(pupil: number, desk: number): void {
    if (pupil < 0) return;
    this.pupilAt[desk] = pupil;
    this.deskOf[pupil] = desk;
    this.count(pupil, desk, 1);
  }

  private count(pupil: number, desk: number, sign: number): void {
    const { zone, zoneOf, last } = this.wishes;
    this.pairCost += sign * this.pairCostAt(pupil, desk);
    this.zoneCost += sign * zone[pupil * 3 + zoneOf[desk]!]!;
    if (last[pupil] === desk) this.lastCost += sign;
  }

  /** Whether zones, fixed desks and locks let this pupil (or nobody) sit there. */
  fits(pupil: number, desk: number): boolean {
    if (pupil < 0) return true;
    const { domains, grid } = this.model;
    return (domains[pupil * grid.words + (desk >> 5)]! & (1 << (desk & 31))) !== 0;
  }

  /** Whether this pupil, where they sit now, keeps all their apart and together conditions. */
  isContent(pupil: number): boolean {
    if (pupil < 0) return true;
    const { model, deskOf, pupilAt, isApart } = this;
    if (model.apart[pupil]!.length > 0) {
      for (const desk of model.grid.touchList[deskOf[pupil]!]!) {
        const other = pupilAt[desk]!;
        if (other >= 0 && isApart[pupil * deskOf.length + other] === 1) return false;
      }
    }
    for (const block of model.blocksOf[pupil]!) {
      if (!this.isWhole(model.blocks[block]!)) return false;
    }
    return true;
  }

  private isWhole(block: Int32Array): boolean {
    const { reached, pupilAt, deskOf, model } = this;
    reached.length = 0;
    reached.push(deskOf[block[0]!]!);
    for (let i = 0; i < reached.length; i += 1) {
      for (const desk of model.grid.nearList[reached[i]!]!) {
        const other = pupilAt[desk]!;
        if (other >= 0 && block.includes(other) && !reached.includes(desk)) reached.push(desk);
      }
    }
    return reached.length === block.length;
  }
}
