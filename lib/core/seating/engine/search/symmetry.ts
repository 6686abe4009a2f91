import type { SearchModel } from '../model/search-model';

const maxDesks = 200;

interface Part {
  desks: number[];
  /**
   * Identifies the shape of a part of the room together with the pupils allowed at each desk. Parts with equal shape
   * and equal pupils have the same value.
   */
  kind: number;
  /** For each symmetry of the part (such as a reflection): index in `desks` → index in `desks` after the symmetry. */
  turns: number[][];
}

/**
 * Finds interchangeable desks: if a pupil cannot sit at one of these desks, the pupil cannot sit at any of these desks
 * (Gent & Smith 2000). Example: the two empty desks of a table for two, if the same pupils may sit at both desks.
 */
export class Symmetry {
  private readonly parts: Part[] = [];
  private readonly partByDesk: Int32Array;
  private readonly placeByDesk: Int32Array;
  private readonly tried: Uint8Array;
  private readonly triedIn: Int32Array;

  constructor(private readonly model: SearchModel) {
    const { size } = model.grid;
    this.partByDesk = new Int32Array(size).fill(-1);
    this.placeByDesk = new Int32Array(size);
    this.tried = new Uint8Array(size);
    // Tables are not interchangeable if a distance condition links desks of separate tables.
    const isInParts = model.distances.every(({ distance }) => distance.isOfNeighbours);
    if (size <= maxDesks && !model.home && isInParts) this.findParts();
    this.triedIn = new Int32Array(this.parts.length);
  }

  /** Returns the desks that are interchangeable with `desk` while the pupils at the `tried` desks stay in place. */
  alike(desk: number, tried: readonly { desk: number }[]): number[] {
    const own = this.parts[this.partByDesk[desk]!];
    if (!own) return [];
    this.mark(tried, 1);
    const found = new Set([desk]);
    for (const from of found) {
      for (const turn of own.turns) {
        const to = own.desks[turn[this.placeByDesk[from]!]!]!;
        if (!found.has(to) && this.keepsTried(own, turn)) found.add(to);
      }
    }
    if (this.triedIn[this.partByDesk[desk]!] === 0) {
      const places = Array.from(found, (one) => this.placeByDesk[one]!);
      this.parts.forEach((other, index) => {
        if (other === own || other.kind !== own.kind || this.triedIn[index] !== 0) return;
        for (const place of places) found.add(other.desks[place]!);
      });
    }
    this.mark(tried, 0);
    found.delete(desk);
    return [...found];
  }

  private mark(tried: readonly { desk: number }[], value: 0 | 1): void {
    for (const { desk } of tried) {
      this.tried[desk] = value;
      this.triedIn[this.partByDesk[desk]!] = value;
    }
  }

  private keepsTried(part: Part, turn: number[]): boolean {
    return turn.every((to, from) => to === from || this.tried[part.desks[from]!] === 0);
  }

  private findParts(): void {
    const { grid } = this.model;
    const columns = openTo(this.model);
    const kinds = new Map<string, number>();
    for (let first = 0; first < grid.size; first += 1) {
      if (this.partByDesk[first]! >= 0) continue;
      const reached = new Set([first]);
      for (const desk of reached) for (const near of grid.touchList[desk]!) reached.add(near);
      const desks = [...reached].sort((a, b) => a - b);
      const { row, col } = grid.desks[desks[0]!]!;
      const look = desks.map((desk) => {
        const at = grid.desks[desk]!;
        return `${at.row - row},${at.col - col},${columns[desk]!}`;
      });
      const key = look.join(' ');
      const kind = kinds.get(key) ?? kinds.size;
      kinds.set(key, kind);
      desks.forEach((desk, place) => {
        this.partByDesk[desk] = this.parts.length;
        this.placeByDesk[desk] = place;
      });
      this.parts.push({ desks, kind, turns: this.findTurns(desks, columns) });
    }
  }

  private findTurns(desks: number[], columns: number[]): number[][] {
    const { grid, blocks, besides, mixes, formerNeighbours } = this.model;
    const at = desks.map((desk) => grid.desks[desk]!);
    const rows = at.map((desk) => desk.row);
    const cols = at.map((desk) => desk.col);
    const [top, left] = [Math.min(...rows), Math.min(...cols)];
    const [height, width] = [Math.max(...rows) - top, Math.max(...cols) - left];
    const placeAt = new Map(at.map(({ row, col }, place) => [`${row - top},${col - left}`, place]));
    const moves: ((row: number, col: number) => [number, number])[] = [
      (row, col) => [row, width - col],
      (row, col) => [height - row, col],
      (row, col) => [height - row, width - col],
    ];
    if (height === width) {
      moves.push(
        (row, col) => [col, row],
        (row, col) => [col, width - row],
        (row, col) => [height - col, row],
        (row, col) => [height - col, width - row],
      );
    }
    const turns = moves.map((move) =>
      at.map(({ row, col }) => placeAt.get(move(row - top, col - left).join()) ?? -1),
    );
    const isNearEqual =
      blocks.length + besides.length + mixes.length === 0 &&
      formerNeighbours.every((others) => others.length === 0);
    if (isNearEqual && height <= 1 && width <= 1) {
      // Within a 2 × 2 square, all desks touch each other, so any two of these desks are interchangeable.
      for (let a = 0; a < desks.length; a += 1) {
        for (let b = a + 1; b < desks.length; b += 1) {
          turns.push(desks.map((_, place) => (place === a ? b : place === b ? a : place)));
        }
      }
    }
    return turns.filter(
      (turn) =>
        turn.some((to, from) => to !== from) &&
        turn.every((to, from) => to >= 0 && columns[desks[to]!] === columns[desks[from]!]),
    );
  }
}

function openTo({ grid, domains, variables }: SearchModel): number[] {
  const numbers = new Map<string, number>();
  return grid.desks.map((_, desk) => {
    let key = '';
    for (let v = 0; v < variables; v += 1) {
      key += (domains[v * grid.words + (desk >> 5)]! >>> (desk & 31)) & 1;
    }
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
