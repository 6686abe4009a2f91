import { cellKind, isFooter } from '@/lib/core/classes/import/cell-kind';
import { findHeadingRow } from '@/lib/core/classes/import/column-heading';
import { nameKey } from '@/lib/core/classes/pupil-name';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { maxCell, maxDesks, maxMarks, type RoomLayout } from '@/lib/core/rooms/room-layout';
import type { Cell } from '@/lib/core/rooms/turn-cell';
import { toRoom } from './sheet-room';
import { toFrames, toItems, type GridSheet, type Item } from './sheet-items';
import { isTitle, sheetMark, type SheetMark } from './sheet-words';

export interface SheetName {
  name: string;
  desk: Desk;
}

export interface SeatingSheet {
  layout: RoomLayout;
  names: SheetName[];
  /** Texts that are neither names nor objects of the room (such as "door"), for example titles and dates. */
  ignored: string[];
}

/**
 * Why a spreadsheet cannot be read as a seating map:
 * - `noNames`: the spreadsheet has no names.
 * - `classList`: the names are a class list, in one column or below column headings.
 * - `tooLarge`: the spreadsheet has more desks, objects (such as doors), rows or columns than a room can have.
 */
export type SheetProblem = 'noNames' | 'classList' | 'tooLarge';

/**
 * Reads a seating map from a spreadsheet: a cell with a name is a desk, an empty cell with a frame is a free desk, and
 * a word such as "door" is an object of the room. Rows and columns of the result count from 0; row 0 is nearest the
 * board.
 * @param isPupil whether a text is the name of a pupil; such a name is never read as a title or as an object of the
 * room
 */
export function readSeatingSheet(
  sheet: GridSheet,
  isPupil: (name: string) => boolean,
): SeatingSheet | { problem: SheetProblem } {
  const items = toItems(sheet);
  const isMark = ({ text }: Item) => sheetMark(text) !== undefined && !isPupil(text);
  const isName = ({ text }: Item) =>
    isPupil(text) || (cellKind(text) === 'name' && !isTitle(text) && !isFooter([text]));
  const marks = items.filter(isMark);
  const named = withoutTitles(
    items.filter((item) => !isMark(item) && isName(item)),
    marks,
    isPupil,
  );
  if (named.length === 0) return { problem: 'noNames' };
  if (isList(sheet, named, marks)) return { problem: 'classList' };
  const frames = unlessRuled(toFrames(sheet, items), named);
  const { layout, deskOf } = toRoom({
    named,
    frames,
    marks: marks.map((item) => ({ ...item, kind: sheetMark(item.text) as SheetMark })),
  });
  const cells = [...layout.desks, ...layout.marks];
  if (
    layout.desks.length > maxDesks ||
    layout.marks.length > maxMarks ||
    cells.some(({ row, col }) => Math.max(row, col) > maxCell)
  ) {
    return { problem: 'tooLarge' };
  }
  return {
    layout,
    names: named
      .map((item) => ({ name: item.text, desk: deskOf(item) }))
      .sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col),
    ignored: items
      .filter((item) => !marks.includes(item) && !named.includes(item))
      .map(({ text }) => text),
  };
}

function withoutTitles(
  names: readonly Item[],
  marks: readonly Item[],
  isPupil: (name: string) => boolean,
): Item[] {
  const left = [...names];
  const firstCol = Math.min(...names.map(({ col }) => col));
  const isBeyond = (item: Item, way: 1 | -1) => {
    const others = left.filter((other) => other !== item);
    const isAlone = [...others, ...marks].every(({ row }) => (row - item.row) * way > 0);
    const isWide = others.every(({ cols }) => cols < item.cols);
    const isApart =
      item.col === firstCol && [...others, ...marks].every(({ row }) => row !== item.row + way);
    const isSeated = isPupil(item.text) && !others.some((other) => isSameName(other, item));
    return others.length > 0 && isAlone && (isWide || isApart) && !isSeated;
  };
  while (left.length > 0 && isBeyond(left[0]!, 1)) left.shift();
  while (left.length > 0 && isBeyond(left.at(-1)!, -1)) left.pop();
  return left;
}

const isSameName = (a: Item, b: Item) => nameKey(a.text) === nameKey(b.text);

function isList(sheet: GridSheet, named: readonly Item[], marks: readonly Item[]): boolean {
  if (marks.some(({ text }) => sheetMark(text) === 'board')) return false;
  const isOneColumn = named.length > 1 && new Set(named.map(({ col }) => col)).size === 1;
  return isOneColumn || findHeadingRow(sheet.cells) !== undefined;
}

function unlessRuled(frames: Cell[], named: readonly Item[]): Cell[] {
  const cells = [...named, ...frames];
  const lines = (side: 'row' | 'col') => {
    const all = cells.map((cell) => cell[side]);
    return { first: Math.min(...all), count: Math.max(...all) - Math.min(...all) + 1 };
  };
  const [rows, cols] = [lines('row'), lines('col')];
  const isFull = new Set(cells.map(deskKey)).size === rows.count * cols.count;
  const hasAisle =
    new Set(named.map(({ row }) => row)).size < rows.count ||
    new Set(named.map(({ col }) => col)).size < cols.count;
  return isFull && hasAisle ? [] : frames;
}
