import { nameKey } from '../pupil-name';
import { cellKind, cleanCell } from './cell-kind';
import { columnKind, type ColumnKind } from './column-heading';
import { looksLikeSurname, type NameOrder } from './full-name';

export interface TableColumn {
  index: number;
  heading: string;
  kind: ColumnKind | undefined;
  samples: string[];
  /** Share of a column's filled cells that look like names, from 0 to 1. */
  nameShare: number;
  classShare: number;
  /** Share of a column's names that have several words, from 0 to 1. */
  severalWords: number;
  /** Share of a column's names that contain a comma between words, from 0 to 1. */
  commas: number;
  /** Share of a column's names that end with a word like a surname, from 0 to 1. */
  surnamesLast: number;
  /** Share of a column's names that begin with a word like a surname, from 0 to 1. */
  surnamesFirst: number;
  /** Number of different texts in a column, divided by the number of filled cells. */
  variety: number;
  filled: number;
}

const rowsLookedAt = 300;

const share = (count: number, of: number) => (of === 0 ? 0 : count / of);

function toColumn(index: number, heading: string, cells: readonly string[]): TableColumn {
  const texts = cells.map(cleanCell).filter(Boolean);
  const kinds = texts.map(cellKind);
  const names = texts.filter((_, position) => kinds[position] === 'name');
  const count = (test: (words: string[]) => boolean) =>
    share(names.filter((name) => test(name.split(' '))).length, names.length);
  return {
    index,
    heading,
    kind: columnKind(heading),
    samples: [...new Set(texts)].slice(0, 3),
    nameShare: share(names.length, texts.length),
    classShare: share(kinds.filter((kind) => kind === 'class').length, texts.length),
    severalWords: count((words) => words.length > 1),
    commas: count((words) => words.some((word) => word.includes(',')) && words.length > 1),
    surnamesLast: count((words) => looksLikeSurname(words.at(-1)!)),
    surnamesFirst: count((words) => looksLikeSurname(words[0]!.replace(/,$/u, ''))),
    variety: share(new Set(texts.map(nameKey)).size, texts.length),
    filled: texts.length,
  };
}

function toGroups(above: readonly string[], width: number): string[] {
  const filled = above.map(cleanCell);
  if (filled.filter(Boolean).length < 2) return [];
  let group = '';
  return Array.from({ length: width }, (_, index) => (group = filled[index] || group));
}

/**
 * Describes the columns of an imported table from the cells below the heading row. Empty columns without a heading are
 * left out.
 */
export function findColumns(
  cells: readonly (readonly string[])[],
  headingRow: number | undefined,
): TableColumn[] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const headings = headingRow === undefined ? [] : (cells[headingRow] ?? []);
  const groups = headingRow ? toGroups(cells[headingRow - 1] ?? [], width) : [];
  const rows = cells.slice(headingRow === undefined ? 0 : headingRow + 1).slice(0, rowsLookedAt);
  return Array.from({ length: width }, (_, index) => {
    const texts = rows.map((row) => row[index] ?? '');
    const column = toColumn(index, cleanCell(headings[index] ?? ''), texts);
    // A column "Fornavn" (first name) below the group heading "Foresatt 1" (guardian 1) contains guardians' names.
    return columnKind(groups[index] ?? '') === 'other'
      ? { ...column, kind: 'other' as const }
      : column;
  }).filter(({ filled, heading }) => filled > 0 || heading !== '');
}

const fewestForVariety = 6;
const hasVariety = ({ filled, variety }: TableColumn) => filled < fewestForVariety || variety > 0.4;

const couldBeNames = (column: TableColumn) =>
  column.nameShare >= 0.5 && column.kind !== 'other' && column.kind !== 'class';

/**
 * Returns whether the cells of a column probably name several pupils ("Ada, Bo"), rather than one pupil's surname and
 * first name ("Hansen, Ada").
 */
export const hasSeveralPupils = ({ commas, surnamesFirst }: TableColumn): boolean =>
  commas >= 0.5 && surnamesFirst < 0.3;

/** Returns the order of first name and surname in a column of names, and whether the order is certain. */
export function nameOrder(
  column: TableColumn,
  hasSurnameColumn: boolean,
): { order: NameOrder; isCertain: boolean } {
  if (column.kind === 'surnameFirst') return { order: 'surnameFirst', isCertain: true };
  if (column.kind === 'firstName' || hasSurnameColumn) {
    return { order: 'firstNameOnly', isCertain: column.commas < 0.5 };
  }
  if (column.commas >= 0.5) {
    return {
      order: 'surnameFirst',
      isCertain: column.kind === 'surname' || !hasSeveralPupils(column),
    };
  }
  if (column.kind === 'surname') return { order: 'surnameFirst', isCertain: false };
  if (column.severalWords < 0.25) return { order: 'firstNameOnly', isCertain: true };
  if (column.severalWords < 0.6 && column.surnamesLast < 0.2) {
    return { order: 'firstNameOnly', isCertain: false };
  }
  return column.surnamesFirst > column.surnamesLast
    ? { order: 'surnameFirst', isCertain: false }
    : { order: 'firstNameFirst', isCertain: true };
}

export interface NameColumns {
  /** Position of the column with pupils' names, from 0; undefined if no column looks like names. */
  column: number | undefined;
  isCertain: boolean;
}

/**
 * Finds the column of pupils' first names or full names by the heading. Without a known heading, the function compares
 * the first two columns that look like names and prefers the column with fewer surname endings.
 */
export function findFirstNames(columns: readonly TableColumn[]): NameColumns {
  const headed =
    columns.find(({ kind, nameShare, filled }) => {
      return kind === 'firstName' && (nameShare > 0 || filled === 0);
    }) ??
    columns.find(({ kind, nameShare, filled }) => {
      const isFull = kind === 'fullName' || kind === 'surnameFirst';
      return isFull && (nameShare >= 0.5 || filled === 0);
    }) ??
    // Some school systems write full names below the heading "Etternavn" (surname).
    columns.find(({ kind, nameShare, severalWords }) => {
      return kind === 'surname' && nameShare >= 0.5 && severalWords >= 0.8;
    });
  if (headed) return { column: headed.index, isCertain: true };

  const free = columns.filter(({ kind }) => kind !== 'surname' && kind !== 'middleName');
  const names = free.filter((column) => couldBeNames(column) && hasVariety(column));
  const [first, second] = names;
  if (!first) {
    const best = free
      .filter(({ nameShare }) => nameShare > 0)
      .toSorted((a, b) => b.nameShare - a.nameShare)[0];
    return { column: best?.index, isCertain: false };
  }
  if (!second) return { column: first.index, isCertain: true };
  const isSurname = ({ surnamesLast, severalWords }: TableColumn) =>
    severalWords > 0.8 ? 0 : surnamesLast;
  const difference = isSurname(first) - isSurname(second);
  if (difference >= 0.15) return { column: second.index, isCertain: names.length === 2 };
  return { column: first.index, isCertain: names.length === 2 && difference <= -0.15 };
}

/**
 * Returns the positions (from 0) of the surname columns that belong to a column of first names; empty if none is found.
 */
export function findSurnames(columns: readonly TableColumn[], column: number): number[] {
  const headed = columns.filter(({ index, kind }) => kind === 'surname' && index !== column);
  if (headed.length > 0) return headed.map(({ index }) => index);
  if (columns.some(({ kind }) => kind !== undefined)) return [];
  const chosen = columns.find(({ index }) => index === column);
  const others = columns.filter(
    (other) => other.index !== column && couldBeNames(other) && hasVariety(other),
  );
  const isFull = (chosen?.severalWords ?? 0) > 0.8 || (chosen?.commas ?? 0) >= 0.5;
  const [nearest] = others.toSorted((a, b) => {
    return Math.abs(a.index - column) - Math.abs(b.index - column);
  });
  return isFull || !nearest ? [] : [nearest.index];
}

/**
 * Returns the position (from 0) of the column of classes, found by the heading or else by cells that look like classes.
 * Returns undefined if no column is found.
 */
export function findClass(columns: readonly TableColumn[]): number | undefined {
  const headed = columns.find(({ kind }) => kind === 'class');
  return (headed ?? columns.find(({ classShare }) => classShare >= 0.6))?.index;
}
