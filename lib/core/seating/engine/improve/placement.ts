import { isEmptySeat } from '@/lib/core/conditions/kinds/kind';
import { placeKinds, type HistoryCosts } from './history-costs';
import type { SearchModel } from '../model/search-model';
import { countEqual } from '../rules/mixed-rule';

/**
 * Seating map to be improved: each exchange of two pupils updates the penalties for repeating earlier maps. `model`
 * must have a search variable for every pupil; pupil -1 stands for an empty desk.
 */
export class Placement {
  readonly pupilByDesk: Int32Array;
  pairCost = 0;
  turnCost = 0;
  lastCost = 0;
  private readonly isApart: Uint8Array;
  private readonly maySitAlone: boolean;
  private readonly isEmpty: Uint8Array;
  private readonly reached: number[] = [];

  constructor(
    readonly model: SearchModel,
    readonly costs: HistoryCosts,
    readonly deskByPupil: Int32Array,
  ) {
    const pupils = deskByPupil.length;
    this.pupilByDesk = new Int32Array(model.grid.size).fill(-1);
    deskByPupil.forEach((desk, pupil) => (this.pupilByDesk[desk] = pupil));
    this.isApart = new Uint8Array(pupils * pupils);
    model.apart.forEach((others, v) => {
      for (const other of others) this.isApart[v * pupils + other] = 1;
    });
    this.isEmpty = Uint8Array.from(model.pupils, (pupil) => (isEmptySeat(pupil) ? 1 : 0));
    this.maySitAlone = pupils < model.grid.size || this.isEmpty.includes(1);
    this.recount();
  }

  /** Recounts all penalties. Required after a direct change of `deskByPupil` or `pupilByDesk`. */
  recount(): void {
    [this.pairCost, this.turnCost, this.lastCost] = this.countCosts();
  }

  countCosts(): [pair: number, turn: number, last: number] {
    const { place, placeByDesk, alone } = this.costs;
    let pair = 0;
    let turn = 0;
    let last = 0;
    for (let pupil = 0; pupil < this.deskByPupil.length; pupil += 1) {
      const desk = this.deskByPupil[pupil]!;
      pair += this.pairCostAt(pupil, desk);
      turn += place[pupil * placeKinds + placeByDesk[desk]!]!;
      if (this.maySitAlone && this.isAlone(pupil, -1)) turn += alone[pupil]!;
      if (this.costs.last[pupil] === desk) last += 1;
    }
    return [pair / 2, turn, last];
  }

  /**
   * Counts the pairs of neighbours who were already neighbours on an earlier map, without pairs who must sit together.
   */
  countRepeatedPairs(): number {
    const { pupilByDesk, deskByPupil, costs, model } = this;
    let twice = 0;
    deskByPupil.forEach((desk, pupil) => {
      for (const near of model.grid.nearList[desk]!) {
        const other = pupilByDesk[near]!;
        if (other >= 0 && costs.pair[pupil * deskByPupil.length + other]! > 0) twice += 1;
      }
    });
    return twice / 2;
  }

  pairCostAt(pupil: number, desk: number): number {
    const start = pupil * this.deskByPupil.length;
    let cost = 0;
    for (const near of this.model.grid.nearList[desk]!) {
      const other = this.pupilByDesk[near]!;
      if (other >= 0) cost += this.costs.pair[start + other]!;
    }
    return cost;
  }

  /**
   * Factor for `turnCost` that exceeds the largest possible `lastCost`. Even shares of front, back and edge seats thus
   * matter more than new desks for the pupils.
   */
  get turnFactor(): number {
    return this.deskByPupil.length + 1;
  }

  /**
   * Exchanges the pupils at desks a and b; each desk may be empty. A second call with the same desks undoes the
   * exchange.
   */
  exchange(a: number, b: number): void {
    const p = this.pupilByDesk[a]!;
    const q = this.pupilByDesk[b]!;
    this.lift(p, a);
    this.pupilByDesk[a] = -1;
    this.lift(q, b);
    this.pupilByDesk[b] = -1;
    this.put(p, b);
    this.put(q, a);
  }

  private lift(pupil: number, desk: number): void {
    if (pupil < 0) return;
    this.count(pupil, desk, -1);
  }

  private put(pupil: number, desk: number): void {
    if (pupil < 0) return;
    this.pupilByDesk[desk] = pupil;
    this.deskByPupil[pupil] = desk;
    this.count(pupil, desk, 1);
  }

  private count(pupil: number, desk: number, sign: number): void {
    const { place, placeByDesk, last } = this.costs;
    this.pairCost += sign * this.pairCostAt(pupil, desk);
    this.turnCost += sign * place[pupil * placeKinds + placeByDesk[desk]!]!;
    if (this.maySitAlone) this.turnCost += sign * this.aloneCostOf(pupil, desk);
    if (last[pupil] === desk) this.lastCost += sign;
  }

  private aloneCostOf(pupil: number, desk: number): number {
    if (this.isEmpty[pupil] === 1) return 0;
    const { alone } = this.costs;
    let cost = this.isAlone(pupil, -1) ? alone[pupil]! : 0;
    for (const near of this.model.grid.nearList[desk]!) {
      const other = this.pupilByDesk[near]!;
      if (other >= 0 && this.isAlone(other, desk)) cost -= alone[other]!;
    }
    return cost;
  }

  private isAlone(pupil: number, except: number): boolean {
    if (this.isEmpty[pupil] === 1) return false;
    const nearList = this.model.grid.nearList[this.deskByPupil[pupil]!]!;
    for (const near of nearList) {
      if (near === except) continue;
      const other = this.pupilByDesk[near]!;
      if (other >= 0 && this.isEmpty[other] === 0) return false;
    }
    return nearList.length > 0;
  }

  /**
   * Whether zones, fixed desks and locks allow a pupil at a desk. Always true for pupil -1, which stands for an empty
   * desk.
   */
  fits(pupil: number, desk: number): boolean {
    if (pupil < 0) return true;
    const { domains, grid } = this.model;
    return (domains[pupil * grid.words + (desk >> 5)]! & (1 << (desk & 31))) !== 0;
  }

  keepsGroupConditions(pupil: number): boolean {
    if (pupil < 0) return true;
    const { model, deskByPupil, pupilByDesk, isApart } = this;
    if (model.apart[pupil]!.length > 0) {
      for (const desk of model.grid.touchList[deskByPupil[pupil]!]!) {
        const other = pupilByDesk[desk]!;
        if (other >= 0 && isApart[pupil * deskByPupil.length + other] === 1) return false;
      }
    }
    for (const { distance, partners } of model.distances) {
      if (partners[pupil]!.length === 0) continue;
      for (const desk of distance.lists[deskByPupil[pupil]!]!) {
        if (partners[pupil]!.includes(pupilByDesk[desk]!)) return false;
      }
    }
    for (const block of model.blocksByVariable[pupil]!) {
      if (!this.isWhole(model.blocks[block]!)) return false;
    }
    return (
      model.besidesByVariable[pupil]!.every((b) => this.isBesideOne(model.besides[b]!)) &&
      model.mixes.every(
        (mix) => mix.most === 0 || countEqual(model, mix, (desk) => pupilByDesk[desk]!) <= mix.most,
      )
    );
  }

  private isBesideOne(group: Int32Array): boolean {
    const { pupilByDesk, deskByPupil, model } = this;
    return model.grid.nearList[deskByPupil[group[0]!]!]!.some((desk) =>
      group.includes(pupilByDesk[desk]!),
    );
  }

  private isWhole(block: Int32Array): boolean {
    const { reached, pupilByDesk, deskByPupil, model } = this;
    reached.length = 0;
    reached.push(deskByPupil[block[0]!]!);
    for (let i = 0; i < reached.length; i += 1) {
      for (const desk of model.grid.nearList[reached[i]!]!) {
        const other = pupilByDesk[desk]!;
        if (other >= 0 && block.includes(other) && !reached.includes(desk)) reached.push(desk);
      }
    }
    return reached.length === block.length;
  }
}
