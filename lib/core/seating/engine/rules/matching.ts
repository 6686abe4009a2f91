import type { Domains } from '../model/domains';

/**
 * Matching of pupils to different possible desks, found by augmenting paths (Kuhn 1955). The matching stays valid when
 * the search undoes a choice, because an undo only adds possible desks.
 */
export class Matching {
  readonly deskByPupil: Int32Array;
  readonly pupilByDesk: Int32Array;
  private readonly visited: Int32Array;
  /**
   * Set of pupils who together have too few possible desks (Hall's theorem). Valid only after `repair` has returned
   * false.
   */
  readonly crowded: number[] = [];

  constructor(
    private readonly domains: Domains,
    desks: number,
  ) {
    this.deskByPupil = new Int32Array(domains.sizes.length).fill(-1);
    this.pupilByDesk = new Int32Array(desks).fill(-1);
    this.visited = new Int32Array(domains.words);
  }

  /**
   * Gives every pupil a different possible desk, and may change desks given before. Returns false if the pupils cannot
   * all get different desks.
   */
  repair(): boolean {
    const { deskByPupil, pupilByDesk, domains } = this;
    for (let v = 0; v < deskByPupil.length; v += 1) {
      const desk = deskByPupil[v]!;
      if (desk >= 0 && !domains.has(v, desk)) {
        deskByPupil[v] = -1;
        pupilByDesk[desk] = -1;
      }
    }
    for (let v = 0; v < deskByPupil.length; v += 1) {
      if (deskByPupil[v]! >= 0) continue;
      this.visited.fill(0);
      this.crowded.length = 0;
      if (!this.seat(v)) return false;
    }
    return true;
  }

  private seat(v: number): boolean {
    const { domains, visited, pupilByDesk, deskByPupil } = this;
    const { bits, words } = domains;
    const start = v * words;
    this.crowded.push(v);
    for (let w = 0; w < words; w += 1) {
      let open = bits[start + w]! & ~visited[w]!;
      while (open !== 0) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        open &= open - 1;
        if (pupilByDesk[desk]! < 0) {
          deskByPupil[v] = desk;
          pupilByDesk[desk] = v;
          return true;
        }
      }
    }
    for (let w = 0; w < words; w += 1) {
      let open = bits[start + w]! & ~visited[w]!;
      while (open !== 0) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        visited[w]! |= 1 << (desk & 31);
        if (this.seat(pupilByDesk[desk]!)) {
          deskByPupil[v] = desk;
          pupilByDesk[desk] = v;
          return true;
        }
        open = bits[start + w]! & ~visited[w]!;
      }
    }
    return false;
  }
}
