import { BlockRule } from './block';
import { CliqueRule } from './clique-rule';
import { findCliques } from './cliques';
import { DistinctRule } from './distinct';
import { DominoRule } from './domino-rule';
import { Domains } from './domains';

import { Matching } from './matching';
import type { SearchModel } from './model';
import type { Nogoods } from './nogoods';
import { OccupiedRule } from './occupied';
import { mergeBlocks, PackingRule } from './packing-rule';
import { pairsSuffice } from './pairing-rule';

/** Above this many bound pupils the costly rules run only at the root of the search. */
export const COSTLY_RULES_UP_TO = 96;
/** A pupil with at most this many desks left may close desks to those kept apart from them, wherever they sit. */
const FEW_DESKS = 3;
/** The bound for mutually-apart pupils costs much; below the root it pays only for conditions at least this large. */
const LARGE_GROUP = 6;
/** While a pupil has more desks left than this, the loss of one says nothing about their blocks. */
const MANY_DESKS = 64;

/** Draws all conclusions from the desks still open to each pupil, and can take them back. */
export class Propagation {
  readonly domains: Domains;
  readonly matching: Matching;
  readonly occupied: OccupiedRule;
  /** How much trouble each pupil has made so far. */
  readonly weight: Float64Array;
  private readonly distinct: DistinctRule;
  private readonly blockRule: BlockRule;
  private readonly cliqueRule: CliqueRule;
  private readonly cliques: Int32Array[];
  private readonly largeGroups: Int32Array[];
  private readonly packingRule: PackingRule;
  private readonly dominoRule: DominoRule;
  private readonly pairsSuffice: boolean;
  private readonly settled: Uint8Array;
  private readonly settledOrder: number[] = [];
  private readonly queue: number[] = [];
  private readonly dirtyBlock: Uint8Array;
  private readonly blockQueue: number[] = [];
  private readonly allowed: Int32Array;
  private changes = 0;

  constructor(
    readonly model: SearchModel,
    private readonly nogoods: Nogoods,
  ) {
    const { grid, seekers, blocks } = model;
    const lost = (v: number) => this.changed(v) || this.blame(v);
    this.domains = new Domains(Int32Array.from(model.domains), grid.words);
    this.matching = new Matching(this.domains, grid.size);
    this.distinct = new DistinctRule(this.domains, this.matching, lost);
    this.occupied = new OccupiedRule(model, this.domains, lost);
    this.blockRule = new BlockRule(grid, this.domains);
    this.cliqueRule = new CliqueRule(grid, this.domains);
    this.cliques = findCliques(model);
    this.largeGroups = model.apartGroups.filter((group) => group.length >= LARGE_GROUP);
    this.packingRule = new PackingRule(model, this.domains);
    this.dominoRule = new DominoRule(grid, this.domains, mergeBlocks(blocks));
    this.pairsSuffice = pairsSuffice(model);
    this.weight = new Float64Array(seekers).fill(1);
    this.settled = new Uint8Array(seekers);
    this.dirtyBlock = new Uint8Array(blocks.length);
    this.allowed = new Int32Array(grid.words);
    this.wakeAll();
  }

  /** Where `undoTo` can return to, as two numbers. */
  get mark(): [number, number] {
    return [this.domains.mark, this.settledOrder.length];
  }

  undoTo([mark, settledMark]: [number, number]): void {
    this.domains.undoTo(mark);
    while (this.settledOrder.length > settledMark) this.settled[this.settledOrder.pop()!] = 0;
    this.queue.length = 0;
    for (const b of this.blockQueue) this.dirtyBlock[b] = 0;
    this.blockQueue.length = 0;
  }

  assign(v: number, desk: number): void {
    this.domains.assign(v, desk);
    this.changed(v);
  }

  remove(v: number, desk: number): void {
    if (this.domains.remove(v, desk)) this.changed(v);
  }

  /** Makes `run` look at everything again, as is needed after a return to the root. */
  wakeAll(): void {
    for (let v = 0; v < this.settled.length; v += 1) {
      if (this.domains.sizes[v]! <= 1 && this.settled[v] === 0) this.queue.push(v);
    }
    for (let b = 0; b < this.model.blocks.length; b += 1) this.touchBlock(b);
  }

  /** Draws conclusions until no rule finds another; false if some pupil or group cannot be seated any more. */
  run(isRoot: boolean): boolean {
    const costly = isRoot || this.domains.sizes.length <= COSTLY_RULES_UP_TO;
    for (;;) {
      if (!this.runCheapRules()) return false;
      if (!this.matching.repair()) {
        return this.blameAll(this.matching.crowded);
      }
      if (!costly) return true;
      const before = this.changes;
      if (!this.distinct.filter()) return false;
      if (before !== this.changes) continue;
      if (this.occupied.isUseful && !this.occupied.filter()) return false;
      if (before === this.changes) return this.runBounds(isRoot);
    }
  }

  private runBounds(isRoot: boolean): boolean {
    for (const clique of isRoot ? this.cliques : this.largeGroups) {
      if (!this.cliqueRule.holds(clique)) return this.blameAll(clique);
    }
    if (!this.pairsSuffice) return this.blameAll([...this.settled.keys()]);
    const fits = !this.packingRule.isUseful || this.packingRule.holds();
    if (fits && this.dominoRule.holds()) return true;
    for (const block of this.model.blocks) this.blameAll(block);
    return false;
  }

  private runCheapRules(): boolean {
    for (;;) {
      const v = this.queue.pop();
      if (v !== undefined) {
        if (this.settled[v] === 1) continue;
        if (this.domains.sizes[v] === 0) return this.blame(v);
        if (this.domains.sizes[v] === 1) {
          this.settled[v] = 1;
          this.settledOrder.push(v);
          if (!this.settle(v, this.domains.first(v))) return false;
        } else if (!this.warn(v)) return false;
        continue;
      }
      const b = this.blockQueue.pop();
      if (b === undefined) return true;
      this.dirtyBlock[b] = 0;
      if (!this.keepBlock(this.model.blocks[b]!)) return false;
    }
  }

  private touchBlock(b: number): void {
    if (this.dirtyBlock[b] === 1) return;
    this.dirtyBlock[b] = 1;
    this.blockQueue.push(b);
  }

  /** Notes that a pupil has lost desks; false if none is left. */
  private changed(v: number): boolean {
    this.changes += 1;
    const size = this.domains.sizes[v]!;
    if (size <= FEW_DESKS && this.settled[v] === 0) this.queue.push(v);
    if (size <= MANY_DESKS) for (const b of this.model.blocksOf[v]!) this.touchBlock(b);
    return size > 0;
  }

  /** A pupil has one desk left: it is closed to the others, and those kept apart from them lose what touches it. */
  private settle(v: number, desk: number): boolean {
    const { domains, model, nogoods } = this;
    for (let other = 0; other < domains.sizes.length; other += 1) {
      if (other !== v && domains.remove(other, desk) && !this.changed(other)) {
        this.weight[v]! += 1;
        return this.blame(other);
      }
    }
    const from = desk * model.grid.words;
    if (!this.keepOff(v, model.apart[v]!, model.grid.touch, from)) return false;
    if (!this.keepOff(v, model.strangers[v]!, model.grid.near, from)) return false;
    return nogoods.settled(v, desk, domains, (literal) => {
      const pupil = nogoods.pupil(literal);
      if (!domains.remove(pupil, nogoods.desk(literal))) return true;
      return this.changed(pupil) || this.blame(pupil);
    });
  }

  /** Closes a set of desks to `others`, because `v` has settled. */
  private keepOff(v: number, others: Int32Array, sets: Int32Array, from: number): boolean {
    for (const other of others) {
      if (this.domains.removeSet(other, sets, from) && !this.changed(other)) {
        this.weight[v]! += 1;
        return this.blame(other);
      }
    }
    return true;
  }

  /** A pupil has few desks left: those kept apart from them lose the desks that touch each of these. */
  private warn(v: number): boolean {
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
      if (domains.removeSet(other, allowed, 0) && !this.changed(other)) return this.blame(other);
    }
    return true;
  }

  private keepBlock(group: Int32Array): boolean {
    if (!this.blockRule.filter(group, this.allowed)) {
      return this.blameAll(group);
    }
    for (const v of group) {
      if (this.domains.keepSet(v, this.allowed) && !this.changed(v)) return this.blame(v);
    }
    return true;
  }

  private blame(v: number): false {
    this.weight[v]! += 1;
    return false;
  }

  private blameAll(pupils: ArrayLike<number>): false {
    for (let i = 0; i < pupils.length; i += 1) this.weight[pupils[i]!]! += 1;
    return false;
  }
}
