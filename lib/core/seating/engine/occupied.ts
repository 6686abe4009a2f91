import type { Domains } from './domains';
import { lowestBit, popCount } from './grid';
import type { SearchModel } from './model';

/** With more desks to spare than this, nothing follows from which desks have to be used. */
const MOST_SPARE = 5;

/**
 * Sees the desks' side: of the desks that touch a pupil's, at most as many as there are desks to spare stay without a
 * bound pupil, so nearly all need somebody who is not kept apart from them. (Free pupils can sit anywhere; a desk for
 * one of them counts as spare.)
 */
export class OccupiedRule {
  /** Whether the room is full enough for the rule to find anything. */
  readonly isUseful: boolean;
  /** For each desk the bound pupils who may still sit there, as sets of `pupilWords` words. */
  readonly candidates: Int32Array;
  readonly pupilWords: number;
  private readonly spare: number;
  private readonly compatible: Int32Array;
  private readonly hopeless: Int32Array;

  constructor(
    private readonly model: SearchModel,
    private readonly domains: Domains,
    private readonly lost: (pupil: number) => boolean,
  ) {
    const { grid, bound, apart } = model;
    this.spare = grid.size - bound.length;
    this.isUseful = this.spare <= MOST_SPARE && apart.some((others) => others.length > 0);
    this.pupilWords = Math.max(1, Math.ceil(bound.length / 32));
    this.candidates = new Int32Array(this.isUseful ? grid.size * this.pupilWords : 0);
    this.compatible = new Int32Array(this.isUseful ? bound.length * this.pupilWords : 0);
    this.hopeless = new Int32Array(grid.words);
    if (!this.isUseful) return;
    for (let v = 0; v < bound.length; v += 1) {
      const start = v * this.pupilWords;
      for (let other = 0; other < bound.length; other += 1) {
        if (other !== v) this.compatible[start + (other >> 5)]! |= 1 << (other & 31);
      }
      for (const other of apart[v]!) this.compatible[start + (other >> 5)]! &= ~(1 << (other & 31));
    }
  }

  /** Closes desks where a pupil would leave too many touching desks without anybody; false if none is left. */
  filter(): boolean {
    this.countCandidates();
    const { domains, model } = this;
    for (let v = 0; v < domains.sizes.length; v += 1) {
      if (model.apart[v]!.length === 0) continue;
      if (!this.findHopeless(v)) continue;
      const changed = this.spare === 0 ? this.closeAround(v) : this.closeCrowded(v);
      if (changed && !this.lost(v)) return false;
    }
    return true;
  }

  /** Brings `candidates` up to date. */
  countCandidates(): void {
    const { candidates, pupilWords, domains } = this;
    const { bits, words } = domains;
    candidates.fill(0);
    for (let v = 0; v < domains.sizes.length; v += 1) {
      const bit = 1 << (v & 31);
      const word = v >> 5;
      for (let w = 0; w < words; w += 1) {
        for (let open = bits[v * words + w]!; open !== 0; open &= open - 1) {
          candidates[(w * 32 + lowestBit(open)) * pupilWords + word]! |= bit;
        }
      }
    }
  }

  /** Collects the desks where nobody could sit who may touch `v`; answers whether there are any. */
  private findHopeless(v: number): boolean {
    const { candidates, compatible, pupilWords, hopeless, model } = this;
    hopeless.fill(0);
    let any = false;
    for (let desk = 0; desk < model.grid.size; desk += 1) {
      let common = 0;
      for (let w = 0; w < pupilWords; w += 1) {
        common |= candidates[desk * pupilWords + w]! & compatible[v * pupilWords + w]!;
      }
      if (common !== 0) continue;
      hopeless[desk >> 5]! |= 1 << (desk & 31);
      any = true;
    }
    return any;
  }

  private closeAround(v: number): boolean {
    const { hopeless, model, domains } = this;
    const { words, touch } = model.grid;
    let changed = false;
    for (let w = 0; w < words; w += 1) {
      for (let open = hopeless[w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + lowestBit(open);
        if (domains.removeSet(v, touch, desk * words)) changed = true;
      }
    }
    return changed;
  }

  private closeCrowded(v: number): boolean {
    const { hopeless, model, domains } = this;
    const { words, touch } = model.grid;
    let changed = false;
    for (let w = 0; w < words; w += 1) {
      for (let open = domains.bits[v * words + w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + lowestBit(open);
        let bad = 0;
        for (let k = 0; k < words; k += 1) bad += popCount(touch[desk * words + k]! & hopeless[k]!);
        if (bad > this.spare && domains.remove(v, desk)) changed = true;
      }
    }
    return changed;
  }
}
