import type { Domains } from './domains';

/**
 * Keeps one desk for each bound pupil out of the desks still open to them, no desk twice: a proof that the pupils can
 * be seated as far as zones and occupied desks go, whatever else holds (Hall's theorem; augmenting paths as in Kuhn 1955).
 * It survives undoing, because undoing only opens desks.
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

  /** Gives every pupil who has lost their desk another one, moving others where needed; false if that is impossible. */
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
