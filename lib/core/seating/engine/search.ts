import type { Random } from '../random';
import { BlockRule } from './block';
import { Domains } from './domains';
import { lowestBit } from './grid';
import { Matching } from './matching';
import type { SearchModel } from './model';
import { Nogoods } from './nogoods';

export type SearchState = 'running' | 'solved' | 'impossible';

/** Failures before the first restart; later limits follow Luby's sequence times this. */
const RESTART_UNIT = 60;

/**
 * Complete search for desks for the bound pupils of a model: depth-first, with propagation after each step, the pupil
 * with the fewest desks for their record of trouble first (dom/wdeg, Boussemart et al. 2004), and randomised restarts
 * (Luby et al. 1993) that keep what was refuted as nogoods (Lecoutre et al. 2007), so it ends with a map or a proof.
 */
export class Search {
  readonly domains: Domains;
  readonly matching: Matching;
  /** Steps taken so far: desks tried. */
  steps = 0;
  private readonly blockRule: BlockRule;
  private readonly nogoods: Nogoods;
  private readonly weight: Float64Array;
  private readonly settled: Uint8Array;
  private readonly queue: number[] = [];
  private readonly dirtyBlock: Uint8Array;
  private readonly blockQueue: number[] = [];
  private readonly allowed: Int32Array;
  private readonly triedPupil: number[] = [];
  private readonly triedDesk: number[] = [];
  private readonly marks: number[] = [];
  private readonly settledMarks: number[] = [];
  private readonly settledOrder: number[] = [];
  /** Desks refuted at each level, as pupil and desk by turns; level 0 first. */
  private readonly refuted: number[][] = [[]];
  private failures = 0;
  private restarts = 0;
  private state: SearchState = 'running';

  constructor(
    readonly model: SearchModel,
    private readonly random: Random,
  ) {
    const { grid, bound, blocks } = model;
    this.domains = new Domains(Int32Array.from(model.domains), grid.words);
    this.matching = new Matching(this.domains, grid.size);
    this.blockRule = new BlockRule(grid, this.domains);
    this.nogoods = new Nogoods(grid.size);
    this.weight = new Float64Array(bound.length).fill(1);
    this.settled = new Uint8Array(bound.length);
    this.dirtyBlock = new Uint8Array(blocks.length);
    this.allowed = new Int32Array(grid.words);
    for (let v = 0; v < bound.length; v += 1) {
      const size = this.domains.sizes[v]!;
      if (size === 0) this.state = 'impossible';
      if (size === 1) this.queue.push(v);
    }
    for (let b = 0; b < blocks.length; b += 1) this.touchBlock(b);
    if (bound.length + model.free.length > grid.size) this.state = 'impossible';
  }

  /** Goes on searching for at most `stepLimit` more desks tried. */
  run(stepLimit: number): SearchState {
    const end = this.steps + stepLimit;
    while (this.state === 'running' && this.steps < end) this.step();
    return this.state;
  }

  /** After `solved`: the desk of each bound pupil. */
  solution(): Int32Array {
    return Int32Array.from(this.matching.deskOf);
  }

  private step(): void {
    this.steps += 1;
    if (!this.propagate()) {
      this.failures += 1;
      if (!this.backtrack()) this.state = 'impossible';
      else if (this.failures > RESTART_UNIT * luby(this.restarts + 1)) this.restart();
      return;
    }
    const v = this.choosePupil();
    if (v < 0) {
      this.state = 'solved';
      return;
    }
    const desk = this.chooseDesk(v);
    this.triedPupil.push(v);
    this.triedDesk.push(desk);
    this.marks.push(this.domains.mark);
    this.settledMarks.push(this.settledOrder.length);
    this.refuted.push([]);
    this.domains.assign(v, desk);
    this.changed(v);
  }

  private choosePupil(): number {
    const { sizes } = this.domains;
    const { branching } = this.model;
    let best = -1;
    let bestScore = Infinity;
    let ties = 1;
    for (let v = 0; v < sizes.length; v += 1) {
      if (branching[v] === 0 || sizes[v]! <= 1) continue;
      const score = sizes[v]! / this.weight[v]!;
      if (score < bestScore) {
        best = v;
        bestScore = score;
        ties = 1;
      } else if (score === bestScore) {
        ties += 1;
        if (this.random.below(ties) === 0) best = v;
      }
    }
    return best;
  }

  private chooseDesk(v: number): number {
    const { bits, words, sizes } = this.domains;
    let skip = this.random.below(sizes[v]!);
    for (let w = 0; w < words; w += 1) {
      for (let word = bits[v * words + w]!; word !== 0; word &= word - 1) {
        if (skip === 0) return w * 32 + lowestBit(word);
        skip -= 1;
      }
    }
    throw new Error('A pupil without desks was chosen.');
  }

  /** Takes back the last desk tried, and those whose only alternative fails too; false when none is left. */
  private backtrack(): boolean {
    if (this.marks.length === 0) return false;
    const v = this.triedPupil.pop()!;
    const desk = this.triedDesk.pop()!;
    this.refuted.pop();
    this.undoTo(this.marks.pop()!, this.settledMarks.pop()!);
    this.refuted[this.refuted.length - 1]!.push(v, desk);
    this.domains.remove(v, desk);
    this.changed(v);
    return true;
  }

  private undoTo(mark: number, settledMark: number): void {
    this.domains.undoTo(mark);
    while (this.settledOrder.length > settledMark) this.settled[this.settledOrder.pop()!] = 0;
    this.queue.length = 0;
    for (const b of this.blockQueue) this.dirtyBlock[b] = 0;
    this.blockQueue.length = 0;
  }

  private restart(): void {
    this.failures = 0;
    this.restarts += 1;
    const literals: number[] = [];
    for (let level = 0; level <= this.triedPupil.length; level += 1) {
      const refuted = this.refuted[level]!;
      for (let i = 0; level > 0 && i < refuted.length; i += 2) {
        this.nogoods.add([...literals, this.nogoods.literal(refuted[i]!, refuted[i + 1]!)]);
      }
      if (level === this.triedPupil.length) break;
      literals.push(this.nogoods.literal(this.triedPupil[level]!, this.triedDesk[level]!));
    }
    const rootRefuted = this.refuted[0]!;
    if (this.marks.length > 0) this.undoTo(this.marks[0]!, this.settledMarks[0]!);
    this.marks.length = 0;
    this.settledMarks.length = 0;
    this.triedPupil.length = 0;
    this.triedDesk.length = 0;
    this.refuted.length = 1;
    for (let i = 0; i < rootRefuted.length; i += 2) {
      if (this.domains.remove(rootRefuted[i]!, rootRefuted[i + 1]!)) this.changed(rootRefuted[i]!);
    }
    rootRefuted.length = 0;
    for (let v = 0; v < this.settled.length; v += 1) {
      if (this.domains.sizes[v] === 1 && this.settled[v] === 0) this.queue.push(v);
    }
    for (let b = 0; b < this.model.blocks.length; b += 1) this.touchBlock(b);
  }

  private touchBlock(b: number): void {
    if (this.dirtyBlock[b] === 1) return;
    this.dirtyBlock[b] = 1;
    this.blockQueue.push(b);
  }

  /** Notes that a pupil has lost desks; false if none is left. */
  private changed(v: number): boolean {
    const size = this.domains.sizes[v]!;
    if (size <= 1 && this.settled[v] === 0) this.queue.push(v);
    for (const b of this.model.blocksOf[v]!) this.touchBlock(b);
    return size > 0;
  }

  private propagate(): boolean {
    for (;;) {
      while (this.queue.length > 0) {
        const v = this.queue.pop()!;
        if (this.settled[v] === 1) continue;
        if (this.domains.sizes[v] === 0) return this.blame(v);
        this.settled[v] = 1;
        this.settledOrder.push(v);
        if (!this.settle(v, this.domains.first(v))) return false;
      }
      const b = this.blockQueue.pop();
      if (b !== undefined) {
        this.dirtyBlock[b] = 0;
        if (!this.keepBlock(this.model.blocks[b]!)) return false;
        continue;
      }
      if (this.matching.repair()) return true;
      for (const v of this.matching.crowded) this.weight[v]! += 1;
      return false;
    }
  }

  /** A pupil has one desk left: it is closed to the others, and those kept apart from them lose what touches it. */
  private settle(v: number, desk: number): boolean {
    const { domains, model } = this;
    for (let other = 0; other < domains.sizes.length; other += 1) {
      if (other !== v && domains.remove(other, desk) && !this.changed(other)) {
        this.weight[v]! += 1;
        return this.blame(other);
      }
    }
    for (const other of model.apart[v]!) {
      const lost = domains.removeSet(other, model.grid.touch, desk * model.grid.words);
      if (lost && !this.changed(other)) {
        this.weight[v]! += 1;
        return this.blame(other);
      }
    }
    return this.nogoods.settled(v, desk, domains, (literal) => {
      const pupil = this.nogoods.pupil(literal);
      if (!domains.remove(pupil, this.nogoods.desk(literal))) return true;
      return this.changed(pupil) || this.blame(pupil);
    });
  }

  private keepBlock(group: Int32Array): boolean {
    if (!this.blockRule.filter(group, this.allowed)) {
      for (const v of group) this.weight[v]! += 1;
      return false;
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
}

/** The i-th number (from 1) of Luby's sequence 1 1 2 1 1 2 4 … */
export function luby(i: number): number {
  let size = 1;
  while (size < i + 1) size *= 2;
  return size - 1 === i ? size / 2 : luby(i - size / 2 + 1);
}
