import type { Domains } from '../model/domains';
import { type Grid } from '../model/grid';

/**
 * Bounds how many mutually apart pupils fit. All desks of a 2 × 2 square touch, so a square holds at most one of them;
 * the number of squares that cover the open desks is a bound. The cover consists of bands one or two rows high, chosen
 * by dynamic programming, each cut into pieces two columns wide; then the same by columns.
 */
export class CliqueRule {
  private readonly open: Int32Array;
  private readonly order: number[] = [];
  private readonly rowByDesk: Int32Array;
  private readonly colByDesk: Int32Array;
  private readonly byColumn: Int32Array;
  private readonly lines: number[][] = [];
  private readonly lineAt: number[] = [];

  constructor(
    grid: Grid,
    private readonly domains: Domains,
  ) {
    this.open = new Int32Array(grid.words);
    this.rowByDesk = Int32Array.from(grid.desks, (desk) => desk.row);
    this.colByDesk = Int32Array.from(grid.desks, (desk) => desk.col);
    this.byColumn = Int32Array.from(grid.desks.keys()).sort(
      (a, b) => this.colByDesk[a]! - this.colByDesk[b]! || this.rowByDesk[a]! - this.rowByDesk[b]!,
    );
  }

  /**
   * False if more members have to sit apart than fit, or more of those with the fewest desks. Members are added in the
   * order of their number of open desks, so that a crowd in one zone is found too. Members with one desk left are not
   * counted: their surroundings are closed already. Four desks for each member are always enough, because no square
   * holds more.
   */
  holds(clique: Int32Array): boolean {
    const { open, order, domains } = this;
    const { bits, words, sizes } = domains;
    order.length = 0;
    let fewest = Infinity;
    for (const v of clique) {
      if (sizes[v] === 1) continue;
      order.push(v);
      if (sizes[v]! < fewest) fewest = sizes[v]!;
    }
    if (fewest >= 4 * order.length) return true;
    order.sort((a, b) => sizes[a]! - sizes[b]!);
    open.fill(0);
    for (let i = 0; i < order.length; i += 1) {
      const v = order[i]!;
      for (let w = 0; w < words; w += 1) open[w]! |= bits[v * words + w]!;
      const next = order[i + 1];
      if (next !== undefined && sizes[next] === sizes[v]) continue;
      if (this.fewerFitThan(i + 1)) return false;
    }
    return true;
  }

  private fewerFitThan(members: number): boolean {
    const { open } = this;
    let count = 0;
    for (const word of open) for (let bits = word; bits !== 0; bits &= bits - 1) count += 1;
    if (count >= members * 4) return false;
    this.lines.length = 0;
    this.lineAt.length = 0;
    for (let w = 0; w < open.length; w += 1) {
      for (let bits = open[w]!; bits !== 0; bits &= bits - 1) {
        const desk = w * 32 + (31 - Math.clz32(bits & -bits));
        this.addToLine(this.rowByDesk[desk]!, this.colByDesk[desk]!);
      }
    }
    if (this.coverByBands() < members) return true;
    this.lines.length = 0;
    this.lineAt.length = 0;
    for (const desk of this.byColumn) {
      if ((open[desk >> 5]! & (1 << (desk & 31))) === 0) continue;
      this.addToLine(this.colByDesk[desk]!, this.rowByDesk[desk]!);
    }
    return this.coverByBands() < members;
  }

  private addToLine(line: number, place: number): void {
    if (this.lineAt.at(-1) !== line) {
      this.lineAt.push(line);
      this.lines.push([]);
    }
    this.lines.at(-1)!.push(place);
  }

  private coverByBands(): number {
    let before = 0;
    let last = 0;
    for (let i = 0; i < this.lines.length; i += 1) {
      let best = last + pieces(this.lines[i]!, []);
      if (i > 0 && this.lineAt[i - 1] === this.lineAt[i]! - 1) {
        best = Math.min(best, before + pieces(this.lines[i]!, this.lines[i - 1]!));
      }
      before = last;
      last = best;
    }
    return last;
  }
}

/** Number of pieces of two adjacent places that cover both ascending lists. */
function pieces(a: number[], b: number[]): number {
  let count = 0;
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const start = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    count += 1;
    while (i < a.length && a[i]! <= start + 1) i += 1;
    while (j < b.length && b[j]! <= start + 1) j += 1;
  }
  return count;
}
