import { popCount, type Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';

const maxSpareDesks = 5;

interface Relation {
  /**
   * For each search variable (pupil or empty desk): bit set of the search variables that may be assigned to the
   * surrounding desks.
   */
  compatible: Int32Array;
  around: Int32Array;
  concerns: Uint8Array;
}

/**
 * Rule for nearly full rooms: forbids a desk to a pupil if too many desks around that desk would have to stay empty.
 * Example: in a full room, each neighbouring desk must have a possible pupil who may sit beside this pupil.
 */
export class OccupiedRule {
  readonly isUseful: boolean;
  /** For each desk: bit set of the search variables (pupils and empty desks) that may be assigned to the desk. */
  readonly candidates: Int32Array;
  readonly pupilWords: number;
  private readonly spare: number;
  private readonly relations: Relation[] = [];
  private readonly unfillable: Int32Array;

  constructor(
    private readonly model: SearchModel,
    private readonly domains: Domains,
    private readonly lost: (pupil: number) => boolean,
  ) {
    const { grid, variables, apart, formerNeighbours } = model;
    const concerned = (lists: Int32Array[]) => lists.some((others) => others.length > 0);
    this.spare = grid.size - variables;
    this.isUseful =
      this.spare <= maxSpareDesks && (concerned(apart) || concerned(formerNeighbours));
    this.pupilWords = Math.max(1, Math.ceil(variables / 32));
    this.candidates = new Int32Array(this.isUseful ? grid.size * this.pupilWords : 0);
    this.unfillable = new Int32Array(grid.words);
    if (!this.isUseful) return;
    if (concerned(apart)) this.addRelation(grid.touch, [apart]);
    if (concerned(formerNeighbours)) this.addRelation(grid.near, [apart, formerNeighbours]);
  }

  private addRelation(around: Int32Array, keptOff: Int32Array[][]): void {
    const { pupilWords } = this;
    const pupils = this.model.variables;
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

  /**
   * Forbids a desk to a pupil if too many desks around that desk would have to stay empty. Returns false if a pupil has
   * no possible desk left.
   */
  filter(): boolean {
    this.countCandidates();
    const { domains } = this;
    for (const relation of this.relations) {
      for (let v = 0; v < domains.sizes.length; v += 1) {
        if (relation.concerns[v] === 0 || !this.findUnfillable(v, relation.compatible)) continue;
        const changed =
          this.spare === 0
            ? this.closeAround(v, relation.around)
            : this.closeCrowded(v, relation.around);
        if (changed && !this.lost(v)) return false;
      }
    }
    return true;
  }

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

  private findUnfillable(v: number, compatible: Int32Array): boolean {
    const { candidates, pupilWords, unfillable, model } = this;
    unfillable.fill(0);
    let any = false;
    for (let desk = 0; desk < model.grid.size; desk += 1) {
      let common = 0;
      for (let w = 0; w < pupilWords; w += 1) {
        common |= candidates[desk * pupilWords + w]! & compatible[v * pupilWords + w]!;
      }
      if (common !== 0) continue;
      unfillable[desk >> 5]! |= 1 << (desk & 31);
      any = true;
    }
    return any;
  }

  private closeAround(v: number, around: Int32Array): boolean {
    const { unfillable, model, domains } = this;
    const { words } = model.grid;
    let changed = false;
    for (let w = 0; w < words; w += 1) {
      for (let open = unfillable[w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        if (domains.removeSet(v, around, desk * words)) changed = true;
      }
    }
    return changed;
  }

  private closeCrowded(v: number, around: Int32Array): boolean {
    const { unfillable, model, domains } = this;
    const { words } = model.grid;
    let changed = false;
    for (let w = 0; w < words; w += 1) {
      for (let open = domains.bits[v * words + w]!; open !== 0; open &= open - 1) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        let bad = 0;
        for (let k = 0; k < words; k += 1)
          bad += popCount(around[desk * words + k]! & unfillable[k]!);
        if (bad > this.spare && domains.remove(v, desk)) changed = true;
      }
    }
    return changed;
  }
}
