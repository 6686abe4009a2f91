import { BesideRule } from './beside-rule';
import { BlockRule } from './block-rule';
import { prepareCliqueRules } from './clique-bounds';
import { closeCrowdedDesks } from './crowded-desks';
import { AllDifferentRule } from './all-different-rule';
import { DominoRule } from './domino-rule';
import { Domains } from '../model/domains';

import { Matching } from './matching';
import type { SearchModel } from '../model/search-model';
import type { Nogoods } from '../search/nogoods';
import { findCrowdedMix, MixedRule } from './mixed-rule';
import { OccupiedRule } from './occupied-rule';
import { mergeBlocks, PackingRule } from './packing-rule';
import { findUnpaired } from './pairing-rule';
import { StayRule } from './stay-rule';

/**
 * Maximum number of search variables (pupils and empty desks) for which the costly rules run at every search step. With
 * more search variables, the costly rules run only at the root of the search (before any choice).
 */
export const costlyRulesUpTo = 96;
const fewDesks = 3;
const manyDesks = 64;

/**
 * Constraint propagation: applies all rules until no rule forbids another desk to a pupil. Every change can be undone
 * for backtracking.
 */
export class Propagation {
  readonly domains: Domains;
  readonly matching: Matching;
  readonly occupied: OccupiedRule;
  /**
   * For each search variable (pupil or empty desk): weight for choosing the next pupil (dom/wdeg). Each dead end raises
   * the weights of the search variables involved.
   */
  readonly weight: Float64Array;
  private readonly allDifferent: AllDifferentRule;
  private readonly blockRule: BlockRule;
  private readonly besideRule: BesideRule;
  private readonly cliqueRules: ReturnType<typeof prepareCliqueRules>;
  private readonly packingRule: PackingRule;
  private readonly dominoRule: DominoRule;
  private readonly crowded: ArrayLike<number> | undefined;
  private readonly mixedRules: MixedRule[];
  private readonly stayRule: StayRule | undefined;
  private readonly settled: Uint8Array;
  private readonly settledOrder: number[] = [];
  private readonly queue: number[] = [];
  private readonly groupsByVariable: number[][];
  private readonly dirtyGroup: Uint8Array;
  private readonly groupQueue: number[] = [];
  private readonly allowed: Int32Array;
  private changes = 0;

  constructor(
    readonly model: SearchModel,
    private readonly nogoods: Nogoods,
  ) {
    const { grid, variables, blocks, besides } = model;
    const lost = (v: number) => this.changed(v) || this.addWeight(v);
    this.domains = new Domains(Int32Array.from(model.domains), grid.words);
    closeCrowdedDesks(model, this.domains);
    this.matching = new Matching(this.domains, grid.size);
    this.allDifferent = new AllDifferentRule(this.domains, this.matching, lost);
    this.occupied = new OccupiedRule(model, this.domains, lost);
    this.blockRule = new BlockRule(grid, this.domains);
    this.besideRule = new BesideRule(grid, this.domains, lost);
    this.cliqueRules = prepareCliqueRules(model, this.domains);
    this.packingRule = new PackingRule(model, this.domains);
    this.dominoRule = new DominoRule(grid, this.domains, mergeBlocks(blocks));
    this.crowded = findCrowdedMix(model) ?? findUnpaired(model);
    // A `mixed` condition that allows no neighbour pairs is already handled as a distance condition.
    this.mixedRules = model.mixes
      .filter(({ most }) => most > 0)
      .map((mix) => new MixedRule(model, this.domains, mix, lost));
    this.stayRule = model.home && new StayRule(this.domains, model.home, lost);
    this.weight = new Float64Array(variables).fill(1);
    this.settled = new Uint8Array(variables);
    this.groupsByVariable = model.blocksByVariable.map((own, v) => [
      ...own,
      ...Array.from(model.besidesByVariable[v]!, (b) => blocks.length + b),
    ]);
    this.dirtyGroup = new Uint8Array(blocks.length + besides.length);
    this.allowed = new Int32Array(grid.words);
    this.wakeAll();
  }

  get mark(): [number, number] {
    return [this.domains.mark, this.settledOrder.length];
  }

  undoTo([mark, settledMark]: [number, number]): void {
    this.domains.undoTo(mark);
    while (this.settledOrder.length > settledMark) this.settled[this.settledOrder.pop()!] = 0;
    this.queue.length = 0;
    for (const g of this.groupQueue) this.dirtyGroup[g] = 0;
    this.groupQueue.length = 0;
  }

  assign(v: number, desk: number): void {
    this.domains.assign(v, desk);
    this.changed(v);
  }

  remove(v: number, desk: number): void {
    if (this.domains.remove(v, desk)) this.changed(v);
  }

  /**
   * Queues new checks of every pupil with one possible desk and of every `together` and `beside` condition. Needed when
   * the search starts again from its first choice.
   */
  wakeAll(): void {
    for (let v = 0; v < this.settled.length; v += 1) {
      if (this.domains.sizes[v]! <= 1 && this.settled[v] === 0) this.queue.push(v);
    }
    for (let g = 0; g < this.dirtyGroup.length; g += 1) this.touchGroup(g);
  }

  /**
   * Applies all rules until no rule forbids another desk to a pupil. Returns false if the rules prove that the pupils
   * cannot all be seated after the choices made so far.
   */
  run(isRoot: boolean): boolean {
    const costly = isRoot || this.domains.sizes.length <= costlyRulesUpTo;
    for (;;) {
      if (!this.runCheapRules()) return false;
      if (this.stayRule) {
        const before = this.changes;
        if (!this.stayRule.filter()) return this.addWeightToAll(this.stayRule.moved);
        if (before !== this.changes) continue;
      }
      const beforeMixed = this.changes;
      if (!this.mixedRules.every((rule) => rule.filter())) return false;
      if (beforeMixed !== this.changes) continue;
      if (!this.matching.repair()) {
        return this.addWeightToAll(this.matching.crowded);
      }
      if (!costly) return true;
      const before = this.changes;
      if (!this.allDifferent.filter()) return false;
      if (before !== this.changes) continue;
      if (this.occupied.isUseful && !this.occupied.filter()) return false;
      if (before === this.changes) return this.runBounds(isRoot);
    }
  }

  private runBounds(isRoot: boolean): boolean {
    for (const { rule, atRoot, below } of this.cliqueRules) {
      for (const { members, groups } of isRoot ? atRoot : below) {
        if (!rule.holds(members, groups)) return this.addWeightToAll(members);
      }
    }
    if (this.crowded) return this.addWeightToAll(this.crowded);
    const fits = !this.packingRule.isUseful || this.packingRule.holds();
    if (fits && this.dominoRule.holds()) return true;
    for (const block of this.model.blocks) this.addWeightToAll(block);
    return false;
  }

  private runCheapRules(): boolean {
    for (;;) {
      const v = this.queue.pop();
      if (v !== undefined) {
        if (this.settled[v] === 1) continue;
        if (this.domains.sizes[v] === 0) return this.addWeight(v);
        if (this.domains.sizes[v] === 1) {
          this.settled[v] = 1;
          this.settledOrder.push(v);
          if (!this.applyAssignment(v, this.domains.first(v))) return false;
        } else if (!this.closeCommonNeighbours(v)) return false;
        continue;
      }
      const g = this.groupQueue.pop();
      if (g === undefined) return true;
      this.dirtyGroup[g] = 0;
      if (!this.keepGroup(g)) return false;
    }
  }

  private touchGroup(g: number): void {
    if (this.dirtyGroup[g] === 1) return;
    this.dirtyGroup[g] = 1;
    this.groupQueue.push(g);
  }

  private keepGroup(g: number): boolean {
    const { blocks, besides } = this.model;
    if (g < blocks.length) return this.keepBlock(blocks[g]!);
    const group = besides[g - blocks.length]!;
    return this.besideRule.filter(group) || this.addWeightToAll(group);
  }

  private changed(v: number): boolean {
    this.changes += 1;
    const size = this.domains.sizes[v]!;
    if (size <= fewDesks && this.settled[v] === 0) this.queue.push(v);
    if (size <= manyDesks) for (const g of this.groupsByVariable[v]!) this.touchGroup(g);
    return size > 0;
  }

  private applyAssignment(v: number, desk: number): boolean {
    const { domains, model, nogoods } = this;
    for (let other = 0; other < domains.sizes.length; other += 1) {
      if (other !== v && domains.remove(other, desk) && !this.changed(other)) {
        this.weight[v]! += 1;
        return this.addWeight(other);
      }
    }
    const from = desk * model.grid.words;
    if (!this.keepOff(v, model.apart[v]!, model.grid.touch, from)) return false;
    if (!this.keepOff(v, model.formerNeighbours[v]!, model.grid.near, from)) return false;
    for (const { distance, partners } of model.distances) {
      if (!this.keepOff(v, partners[v]!, distance.sets, from)) return false;
    }
    return nogoods.settled(v, desk, domains, (literal) => {
      const pupil = nogoods.pupil(literal);
      if (!domains.remove(pupil, nogoods.desk(literal))) return true;
      return this.changed(pupil) || this.addWeight(pupil);
    });
  }

  private keepOff(v: number, others: Int32Array, sets: Int32Array, from: number): boolean {
    for (const other of others) {
      if (this.domains.removeSet(other, sets, from) && !this.changed(other)) {
        this.weight[v]! += 1;
        return this.addWeight(other);
      }
    }
    return true;
  }

  private closeCommonNeighbours(v: number): boolean {
    const { domains, model, allowed } = this;
    if (model.apart[v]!.length === 0) return true;
    const { words, touch } = model.grid;
    const { bits } = domains;
    allowed.fill(-1);
    for (let w = 0; w < words; w += 1) {
      for (let open = bits[v * words + w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        for (let k = 0; k < words; k += 1) {
          const own = k === w ? open & -open : 0;
          allowed[k]! &= touch[desk * words + k]! | own;
        }
      }
    }
    let any = 0;
    for (let w = 0; w < words; w += 1) any |= allowed[w]!;
    if (any === 0) return true;
    for (const other of model.apart[v]!) {
      if (domains.removeSet(other, allowed, 0) && !this.changed(other))
        return this.addWeight(other);
    }
    return true;
  }

  private keepBlock(group: Int32Array): boolean {
    if (!this.blockRule.filter(group, this.allowed)) {
      return this.addWeightToAll(group);
    }
    for (const v of group) {
      if (this.domains.keepSet(v, this.allowed) && !this.changed(v)) return this.addWeight(v);
    }
    return true;
  }

  private addWeight(v: number): false {
    this.weight[v]! += 1;
    return false;
  }

  private addWeightToAll(pupils: ArrayLike<number>): false {
    for (let i = 0; i < pupils.length; i += 1) this.weight[pupils[i]!]! += 1;
    return false;
  }
}
