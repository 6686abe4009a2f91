import type { Domains } from '../model/domains';
import { type Grid } from '../model/grid';

/**
 * Tests whether a clique (pupils who must all sit apart) fits at the possible desks of its pupils. A square of `width`
 * × `width` desks holds at most one pupil of a clique. So the number of squares that cover all possible desks (found by
 * dynamic programming) is an upper bound for the number of pupils.
 */
export class CliqueRule {
  private readonly open: Int32Array;
  private readonly order: number[] = [];
  private readonly rowByDesk: Int32Array;
  private readonly colByDesk: Int32Array;
  private readonly byColumn: Int32Array;
  private readonly lines: number[][] = [];
  private readonly lineAt: number[] = [];
  private readonly least: number[] = [];
  private readonly next: number[] = [];

  constructor(
    grid: Grid,
    private readonly domains: Domains,
    private readonly width: number,
  ) {
    this.open = new Int32Array(grid.words);
    this.rowByDesk = Int32Array.from(grid.desks, (desk) => desk.row);
    this.colByDesk = Int32Array.from(grid.desks, (desk) => desk.col);
    this.byColumn = Int32Array.from(grid.desks.keys()).sort(
      (a, b) => this.colByDesk[a]! - this.colByDesk[b]! || this.rowByDesk[a]! - this.rowByDesk[b]!,
    );
  }

  /**
   * Returns false if the pupils in `members` have too few possible desks; `members` has the pupils of `groups` cliques
   * (sets of pupils who must all sit apart). Also tests only the pupils with the fewest possible desks, because these
   * desks may all lie in one small zone.
   */
  holds(members: Int32Array, groups = 1): boolean {
    const { open, order, domains, width } = this;
    const { bits, words, sizes } = domains;
    order.length = 0;
    let fewest = Infinity;
    for (const v of members) {
      if (sizes[v] === 1 && groups === 1) continue;
      order.push(v);
      if (sizes[v]! < fewest) fewest = sizes[v]!;
    }
    if (fewest * groups >= width * width * order.length) return true;
    order.sort((a, b) => sizes[a]! - sizes[b]!);
    open.fill(0);
    for (let i = 0; i < order.length; i += 1) {
      const v = order[i]!;
      for (let w = 0; w < words; w += 1) open[w]! |= bits[v * words + w]!;
      const next = order[i + 1];
      if (next !== undefined && sizes[next] === sizes[v]) continue;
      if (this.fewerFitThan(i + 1, groups)) return false;
    }
    return true;
  }

  private fewerFitThan(members: number, groups: number): boolean {
    const { open, width } = this;
    let count = 0;
    for (const word of open) for (let bits = word; bits !== 0; bits &= bits - 1) count += 1;
    if (count * groups >= width * width * members) return false;
    this.lines.length = 0;
    this.lineAt.length = 0;
    for (let w = 0; w < open.length; w += 1) {
      for (let bits = open[w]!; bits !== 0; bits &= bits - 1) {
        const desk = w * 32 + (31 - Math.clz32(bits & -bits));
        this.addToLine(this.rowByDesk[desk]!, this.colByDesk[desk]!);
      }
    }
    if (this.coverByBands(groups) < members) return true;
    this.lines.length = 0;
    this.lineAt.length = 0;
    for (const desk of this.byColumn) {
      if ((open[desk >> 5]! & (1 << (desk & 31))) === 0) continue;
      this.addToLine(this.colByDesk[desk]!, this.rowByDesk[desk]!);
    }
    return this.coverByBands(groups) < members;
  }

  private addToLine(line: number, place: number): void {
    if (this.lineAt.at(-1) !== line) {
      this.lineAt.push(line);
      this.lines.push([]);
    }
    this.lines.at(-1)!.push(place);
  }

  private coverByBands(groups: number): number {
    const { lines, lineAt, width, least } = this;
    least[0] = 0;
    for (let i = 0; i < lines.length; i += 1) {
      let best = Infinity;
      for (let from = i; from >= 0 && lineAt[i]! - lineAt[from]! < width; from -= 1) {
        best = Math.min(best, least[from]! + this.inPieces(from, i, groups));
      }
      least[i + 1] = best;
    }
    return least[lines.length]!;
  }

  private inPieces(from: number, to: number, groups: number): number {
    const { lines, width, next } = this;
    for (let line = from; line <= to; line += 1) next[line] = 0;
    for (let count = 0; ;) {
      let start = Infinity;
      for (let line = from; line <= to; line += 1) {
        start = Math.min(start, lines[line]![next[line]!] ?? Infinity);
      }
      if (start === Infinity) return count;
      let desks = 0;
      for (let line = from; line <= to; line += 1) {
        for (; lines[line]![next[line]!]! < start + width; desks += 1) next[line]! += 1;
      }
      count += Math.min(desks, groups);
    }
  }
}
