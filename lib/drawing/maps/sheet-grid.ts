import type { CellObject, Row } from 'write-excel-file/node';
import type { BoardSide } from '@/lib/core/rooms/room-layout';
import { gridCells, type Cell } from '@/lib/core/rooms/turn-cell';
import { deskKey } from '@/lib/core/rooms/room';

type BorderStyle = 'thin' | 'medium' | 'thick';

const sides = [
  { side: 'top', row: -1, col: 0 },
  { side: 'right', row: 0, col: 1 },
  { side: 'bottom', row: 1, col: 0 },
  { side: 'left', row: 0, col: -1 },
] as const;

export class SheetGrid {
  private readonly byPlace = new Map<string, CellObject>();
  private readonly firstOf = new Map<string, string>();

  constructor(
    readonly rows: number,
    readonly cols: number,
  ) {}

  cells(): Cell[] {
    return gridCells(this.rows, this.cols);
  }

  put(at: Cell, cell: CellObject): void {
    this.byPlace.set(deskKey(at), cell);
  }

  merge(cells: readonly Cell[], content: CellObject): void {
    const row = Math.min(...cells.map((cell) => cell.row));
    const col = Math.min(...cells.map((cell) => cell.col));
    const first = deskKey({ row, col });
    const rowSpan = Math.max(...cells.map((cell) => cell.row)) - row + 1;
    const columnSpan = Math.max(...cells.map((cell) => cell.col)) - col + 1;
    for (const cell of cells) {
      this.byPlace.delete(deskKey(cell));
      this.firstOf.set(deskKey(cell), first);
    }
    const spans = { ...(rowSpan > 1 && { rowSpan }), ...(columnSpan > 1 && { columnSpan }) };
    this.byPlace.set(first, { ...content, ...spans });
  }

  frame(cells: readonly Cell[], style: BorderStyle, color: string): void {
    const keys = new Set(cells.map(deskKey));
    for (const { row, col } of cells) {
      for (const { side, ...step } of sides) {
        if (keys.has(deskKey({ row: row + step.row, col: col + step.col }))) continue;
        this.line({ row, col }, side, style, color);
      }
    }
  }

  line(at: Cell, side: BoardSide, style: BorderStyle, color: string): void {
    const first = this.firstOf.get(deskKey(at)) ?? deskKey(at);
    this.byPlace.set(first, {
      ...this.byPlace.get(first),
      [`${side}BorderStyle`]: style,
      [`${side}BorderColor`]: color,
    });
  }

  toRows(): Row[] {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from(
        { length: this.cols },
        (__, col) => this.byPlace.get(deskKey({ row, col })) ?? null,
      ),
    );
  }
}
