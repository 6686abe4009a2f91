import { popCount, type Domains } from './domains';
import type { SearchModel } from './model';

/** With more desks to spare than this, nothing follows from which desks have to be used. */
const MOST_SPARE = 5;

/** Which pupils may sit at which desks around each other: touching desks, or neighbours only. */
interface Relation {
  /** For each bound pupil the pupils who may sit at such a desk beside them, as sets of `pupilWords` words. */
  compatible: Int32Array;
  /** For each desk the desks around it. */
  around: Int32Array;
  concerns: Uint8Array;
}

/**
 * Sees the desks' side: of the desks around a pupil's, at most as many as there are desks to spare stay without a bound
 * pupil, so nearly all need somebody who may sit there. (Free pupils can sit anywhere; a desk for one of them counts as
 * spare.)
 */
export class OccupiedRule {
  /** Whether the room is full enough for the rule to find anything. */
  readonly isUseful: boolean;
  /** For each desk the bound pupils and nobodies who may still sit there, as sets of `pupilWords` words. */
  readonly candidates: Int32Array;
  readonly pupilWords: number;
  private readonly spare: number;
  private readonly relations: Relation[] = [];
  private readonly hopeless: Int32Array;

  constructor(
    private readonly model: SearchModel,
    private readonly domains: Domains,
    private readonly lost: (pupil: number) => boolean,
  ) {
    const { grid, seekers, apart, strangers } = model;
    const concerned = (lists: Int32Array[]) => lists.some((others) => others.length > 0);
    this.spare = grid.size - seekers;
    this.isUseful = this.spare <= MOST_SPARE && (concerned(apart) || concerned(strangers));
    this.pupilWords = Math.max(1, Math.ceil(seekers / 32));
    this.candidates = new Int32Array(this.isUseful ? grid.size * this.pupilWords : 0);
    this.hopeless = new Int32Array(grid.words);
    if (!this.isUseful) return;
    if (concerned(apart)) this.addRelation(grid.touch, [apart]);
    if (concerned(strangers)) this.addRelation(grid.near, [apart, strangers]);
  }

  private addRelation(around: Int32Array, keptOff: Int32Array[][]): void {
    const { pupilWords } = this;
    const pupils = this.model.seekers;
    const compatible = new Int32Array(pupils * pupilWords);
    const concerns = new Uint8Array(pupils);
    for (let v = 0; v < pupils; v += 1) {
      const start = v * pupilWords;
      for (let other = 0; other < pupils; other += 1) {
        if (other !== v) compatible[start + (other >> 5)]! |= 1 << (other & 31);
      }
      for (const lists of keptOff) {
        for (const other of lists[v]!) {
          compatible[start + (other >> 5)]! &= ~(1 << (other & 31));
          concerns[v] = 1;
        }
      }
    }
    this.relations.push({ compatible, around, concerns });
  }

  /** Closes desks where a pupil would leave too many desks around them without anybody; false if none is left. */
  filter(): boolean {
    this.countCandidates();
    const { domains } = this;
    for (const relation of this.relations) {
      for (let v = 0; v < domains.sizes.length; v += 1) {
        if (relation.concerns[v] === 0 || !this.findHopeless(v, relation.compatible)) continue;
        const changed =
          this.spare === 0
            ? this.closeAround(v, relation.around)
            : this.closeCrowded(v, relation.around);
        if (changed && !this.lost(v)) return false;
      }
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
          candidates[(w * 32 + (31 - Math.clz32(open & -open))) * pupilWords + word]! |= bit;
        }
      }
    }
  }

  /** Collects the desks where nobody could sit beside `v`; answers whether there are any. */
  private findHopeless(v: number, compatible: Int32Array): boolean {
    const { candidates, pupilWords, hopeless, model } = this;
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

  private closeAround(v: number, around: Int32Array): boolean {
    const { hopeless, model, domains } = this;
    const { words } = model.grid;
    let changed = false;
    for (let w = 0; w < words; w += 1) {
      for (let open = hopeless[w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        if (domains.removeSet(v, around, desk * words)) changed = true;
      }
    }
    return changed;
  }

  private closeCrowded(v: number, around: Int32Array): boolean {
    const { hopeless, model, domains } = this;
    const { words } = model.grid;
    let changed = false;
    for (let w = 0; w < words; w += 1) {
      for (let open = domains.bits[v * words + w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        let bad = 0;
        for (let k = 0; k < words; k += 1)
          bad += popCount(around[desk * words + k]! & hopeless[k]!);
        if (bad > this.spare && domains.remove(v, desk)) changed = true;
      }
    }
    return changed;
  }
}
