import type { Domains } from '../model/domains';

/**
 * Keeps a matching of bound pupils to different open desks (augmenting paths, Kuhn 1955). If there is none, the pupils
 * cannot be seated (Hall's theorem). The matching stays valid when choices are undone, because undoing only opens
 * desks.
 */
export class Matching {
  readonly deskOf: Int32Array;
  readonly pupilAt: Int32Array;
  private readonly visited: Int32Array;
  /** After a failed `repair`: pupils who together have too few desks. */
  readonly crowded: number[] = [];

  constructor(
    private readonly domains: Domains,
    desks: number,
  ) {
    this.deskOf = new Int32Array(domains.sizes.length).fill(-1);
    this.pupilAt = new Int32Array(desks).fill(-1);
    this.visited = new Int32Array(domains.words);
  }

  /** Gives every pupil without a desk another one and moves others if necessary; false if that is impossible. */
  repair(): boolean {
    const { deskOf, pupilAt, domains } = this;
    for (let v = 0; v < deskOf.length; v += 1) {
      const desk = deskOf[v]!;
      if (desk >= 0 && !domains.has(v, desk)) {
        deskOf[v] = -1;
        pupilAt[desk] = -1;
      }
    }
    for (let v = 0; v < deskOf.length; v += 1) {
      if (deskOf[v]! >= 0) continue;
      this.visited.fill(0);
      this.crowded.length = 0;
      if (!this.seat(v)) return false;
    }
    return true;
  }

  private seat(v: number): boolean {
    const { domains, visited, pupilAt, deskOf } = this;
    const { bits, words } = domains;
    const start = v * words;
    this.crowded.push(v);
    for (let w = 0; w < words; w += 1) {
      let open = bits[start + w]! & ~visited[w]!;
      while (open !== 0) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        open &= open - 1;
        if (pupilAt[desk]! < 0) {
          deskOf[v] = desk;
          pupilAt[desk] = v;
          return true;
        }
      }
    }
    for (let w = 0; w < words; w += 1) {
      let open = bits[start + w]! & ~visited[w]!;
      while (open !== 0) {
        const desk = w * 32 + (31 - Math.clz32(open & -open));
        visited[w]! |= 1 << (desk & 31);
        if (this.seat(pupilAt[desk]!)) {
          deskOf[v] = desk;
          pupilAt[desk] = v;
          return true;
        }
        open = bits[start + w]! & ~visited[w]!;
      }
    }
    return false;
  }
}
