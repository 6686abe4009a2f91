import type { Domains } from '../model/domains';

import type { Matching } from './matching';

/**
 * All-different rule (Régin 1994; strongly connected components by Tarjan's algorithm). Forbids a desk to a pupil if
 * the remaining pupils cannot all get different desks while this pupil sits at that desk.
 */
export class AllDifferentRule {
  private readonly spare: Int32Array;
  private readonly inPart: Int32Array;
  private readonly index: Int32Array;
  private readonly low: Int32Array;
  private readonly stack: Int32Array;
  private readonly closed: Uint8Array;
  private stackSize = 0;
  private counter = 0;
  private ok = true;

  constructor(
    private readonly domains: Domains,
    private readonly matching: Matching,
    private readonly lost: (pupil: number) => boolean,
  ) {
    const pupils = domains.sizes.length;
    this.spare = new Int32Array(domains.words);
    this.inPart = new Int32Array(domains.words);
    this.index = new Int32Array(pupils);
    this.low = new Int32Array(pupils);
    this.stack = new Int32Array(pupils);
    this.closed = new Uint8Array(pupils);
  }

  /**
   * Forbids desks to pupils by the all-different rule. Before the call, `Matching` must have found a desk for every
   * pupil. Returns false if a pupil has no possible desk left.
   */
  filter(): boolean {
    const { index, closed } = this;
    index.fill(0);
    closed.fill(0);
    this.counter = 0;
    this.stackSize = 0;
    this.ok = true;
    this.markSpare();
    for (let v = 0; v < index.length && this.ok; v += 1) {
      if (closed[v] === 0 && index[v] === 0) this.visit(v);
    }
    return this.ok;
  }

  private markSpare(): void {
    const { spare, domains, closed, matching } = this;
    const { bits, words } = domains;
    let anySpare = false;
    spare.fill(0);
    for (let desk = 0; desk < matching.pupilByDesk.length; desk += 1) {
      if (matching.pupilByDesk[desk]! >= 0) continue;
      spare[desk >> 5]! |= 1 << (desk & 31);
      anySpare = true;
    }
    for (let grown = anySpare; grown;) {
      grown = false;
      for (let v = 0; v < closed.length; v += 1) {
        if (closed[v] === 1) continue;
        let meets = false;
        for (let w = 0; w < words && !meets; w += 1) {
          meets = (bits[v * words + w]! & spare[w]!) !== 0;
        }
        if (!meets) continue;
        closed[v] = 1;
        grown = true;
        const desk = matching.deskByPupil[v]!;
        spare[desk >> 5]! |= 1 << (desk & 31);
      }
    }
    if (!anySpare) return;
    for (let v = 0; v < closed.length && this.ok; v += 1) {
      if (closed[v] === 1 && domains.keepSet(v, spare)) this.ok = this.lost(v);
    }
  }

  private visit(v: number): void {
    const { domains, index, low, closed, matching, stack, spare } = this;
    const { bits, words } = domains;
    this.counter += 1;
    index[v] = this.counter;
    low[v] = this.counter;
    stack[this.stackSize] = v;
    this.stackSize += 1;
    for (let w = 0; w < words; w += 1) {
      for (let open = bits[v * words + w]! & ~spare[w]!; open !== 0; open &= open - 1) {
        const other = matching.pupilByDesk[w * 32 + (31 - Math.clz32(open & -open))]!;
        if (closed[other] === 1) continue;
        if (index[other] === 0) this.visit(other);
        if (low[other]! < low[v]!) low[v] = low[other]!;
      }
    }
    if (low[v] === index[v]) this.closePart(v);
  }

  private closePart(root: number): void {
    const { inPart, stack, closed, matching, domains } = this;
    inPart.fill(0);
    let from = this.stackSize;
    do {
      from -= 1;
      const desk = matching.deskByPupil[stack[from]!]!;
      inPart[desk >> 5]! |= 1 << (desk & 31);
    } while (stack[from] !== root);
    for (let i = from; i < this.stackSize; i += 1) {
      const v = stack[i]!;
      closed[v] = 1;
      if (this.ok && domains.keepSet(v, inPart)) this.ok = this.lost(v);
    }
    this.stackSize = from;
  }
}
