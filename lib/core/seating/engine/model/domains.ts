/**
 * The possible desks of each pupil (desks that the search still allows for the pupil), as bit sets. Every change is
 * recorded, so that the search can go back to an earlier state. `v` is the search variable of a pupil or an empty seat.
 */
export class Domains {
  readonly sizes: Int32Array;
  private trailAt = new Int32Array(1024);
  private trailWord = new Int32Array(1024);
  private trailLength = 0;

  /**
   * `bits` contains one bit set of `words` 32-bit words per pupil, with one bit per desk; 1 means a possible desk of
   * the pupil. The array is changed in place.
   */
  constructor(
    readonly bits: Int32Array,
    readonly words: number,
  ) {
    this.sizes = new Int32Array(bits.length / words);
    for (let v = 0; v < this.sizes.length; v += 1) {
      for (let w = 0; w < words; w += 1) this.sizes[v]! += popCount(bits[v * words + w]!);
    }
  }

  get mark(): number {
    return this.trailLength;
  }

  has(v: number, desk: number): boolean {
    return (this.bits[v * this.words + (desk >> 5)]! & (1 << (desk & 31))) !== 0;
  }

  /** Returns the lowest number of a possible desk of pupil `v`; -1 if the pupil has no possible desk. */
  first(v: number): number {
    const start = v * this.words;
    for (let w = 0; w < this.words; w += 1) {
      const word = this.bits[start + w]!;
      if (word !== 0) return w * 32 + (31 - Math.clz32(word & -word));
    }
    return -1;
  }

  private write(at: number, v: number, before: number, after: number): void {
    if (this.trailLength === this.trailAt.length) this.grow();
    this.trailAt[this.trailLength] = at;
    this.trailWord[this.trailLength] = before;
    this.trailLength += 1;
    this.bits[at] = after;
    this.sizes[v]! -= popCount(before & ~after);
  }

  /** Removes one desk from the possible desks of pupil `v`. Returns whether the desk was possible before. */
  remove(v: number, desk: number): boolean {
    const at = v * this.words + (desk >> 5);
    const before = this.bits[at]!;
    const after = before & ~(1 << (desk & 31));
    if (before === after) return false;
    this.write(at, v, before, after);
    return true;
  }

  /**
   * Removes all desks of a bit set from the possible desks of pupil `v`. The bit set begins at index `from` of `sets`.
   * Returns whether at least one desk was removed.
   */
  removeSet(v: number, sets: Int32Array, from: number): boolean {
    let changed = false;
    for (let w = 0; w < this.words; w += 1) {
      const at = v * this.words + w;
      const before = this.bits[at]!;
      const after = before & ~sets[from + w]!;
      if (before === after) continue;
      this.write(at, v, before, after);
      changed = true;
    }
    return changed;
  }

  /**
   * Removes all desks outside a bit set from the possible desks of pupil `v`. Returns whether at least one desk was
   * removed.
   */
  keepSet(v: number, set: Int32Array): boolean {
    let changed = false;
    for (let w = 0; w < this.words; w += 1) {
      const at = v * this.words + w;
      const before = this.bits[at]!;
      const after = before & set[w]!;
      if (before === after) continue;
      this.write(at, v, before, after);
      changed = true;
    }
    return changed;
  }

  assign(v: number, desk: number): void {
    for (let w = 0; w < this.words; w += 1) {
      const at = v * this.words + w;
      const before = this.bits[at]!;
      const after = w === desk >> 5 ? before & (1 << (desk & 31)) : 0;
      if (before !== after) this.write(at, v, before, after);
    }
  }

  undoTo(mark: number): void {
    while (this.trailLength > mark) {
      this.trailLength -= 1;
      const at = this.trailAt[this.trailLength]!;
      const before = this.trailWord[this.trailLength]!;
      this.sizes[(at / this.words) | 0]! += popCount(before & ~this.bits[at]!);
      this.bits[at] = before;
    }
  }

  private grow(): void {
    const at = new Int32Array(this.trailAt.length * 2);
    const word = new Int32Array(this.trailAt.length * 2);
    at.set(this.trailAt);
    word.set(this.trailWord);
    this.trailAt = at;
    this.trailWord = word;
  }
}

/** Counts the set bits in a 32-bit word. */
export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
