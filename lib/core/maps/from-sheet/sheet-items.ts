import { cleanCell } from '@/lib/core/classes/import/cell-kind';
import { deskKey } from '@/lib/core/rooms/room';
import type { Cell } from '@/lib/core/rooms/turn-cell';

/** Spreadsheet as rows of cell texts. Row numbers and column numbers count from 1. */
export interface GridSheet {
  /** Texts of the cells, row by row. Every cell of a merged range has the text of the range. */
  cells: readonly (readonly string[])[];
  hidden?: readonly number[];
  merged?: readonly { top: number; left: number; bottom: number; right: number }[];
  /** Empty cells with a border on all four sides. */
  framed?: readonly { row: number; column: number }[];
}

/**
 * Spreadsheet cell with a text, or merged range of cells with a text. `row` and `col` count from 0, without hidden
 * rows; `rows` and `cols` are the size in cells.
 */
export interface Item extends Cell {
  text: string;
  rows: number;
  cols: number;
}

const mostRows = 2000;

/**
 * Returns the items of a spreadsheet (cells with a text and merged ranges with a text), row by row from the top left.
 * Items in hidden rows are left out.
 */
export function toItems(sheet: GridSheet): Item[] {
  const rowNumbers = visibleRows(sheet);
  const ranges = new Map(
    (sheet.merged ?? []).map((range) => [deskKey({ row: range.top, col: range.left }), range]),
  );
  const covered = new Set<string>();
  return rowNumbers.flatMap((number, row) => {
    const cells = sheet.cells[number - 1] ?? [];
    return cells.flatMap((cell, col) => {
      const text = cleanCell(cell);
      if (text === '' || covered.has(deskKey({ row, col }))) return [];
      const item = { text, row, col, rows: 1, cols: 1 };
      const range = ranges.get(deskKey({ row: number, col: col + 1 }));
      if (range) {
        item.rows = rowNumbers.filter((each) => each >= number && each <= range.bottom).length;
        item.cols = Math.min(range.right, cells.length) - col;
      }
      for (const at of cellsOf(item)) covered.add(deskKey(at));
      return [item];
    });
  });
}

/** Returns all spreadsheet cells of an item (a single cell with a text, or a merged range of cells with a text). */
export const cellsOf = ({ row, col, rows, cols }: Omit<Item, 'text'>): Cell[] =>
  Array.from({ length: rows * cols }, (_, index) => ({
    row: row + Math.floor(index / cols),
    col: col + (index % cols),
  }));

/** Returns the spreadsheet cells that have a border on all four sides but no text. Hidden rows are skipped. */
export function toFrames(sheet: GridSheet, items: readonly Item[]): Cell[] {
  const rows = new Map(visibleRows(sheet).map((number, row) => [number, row]));
  const covered = new Set(items.flatMap(cellsOf).map(deskKey));
  return (sheet.framed ?? []).flatMap(({ row: number, column }) => {
    const row = rows.get(number);
    return row === undefined || covered.has(deskKey({ row, col: column - 1 }))
      ? []
      : [{ row, col: column - 1 }];
  });
}

function visibleRows({ cells, hidden, framed = [] }: GridSheet): number[] {
  const gone = new Set(hidden);
  const last = framed.reduce((most, { row }) => Math.max(most, row), cells.length);
  return Array.from({ length: Math.min(last, mostRows) }, (_, index) => index + 1).filter(
    (number) => !gone.has(number),
  );
}
