import { nameKey, pupilNameMaxLength, splitNames } from '../pupil-name';
import { cellKind, cleanCell, hasTitle, isFooter, isLeaver, isRole } from './cell-kind';
import { columnKind, findHeadingRow } from './column-heading';
import { distinguishNames } from './distinguish-names';
import {
  findClass,
  findColumns,
  findFirstNames,
  findSurnames,
  hasSeveralPupils,
  nameOrder,
  type TableColumn,
} from './find-columns';
import { findDoubtfulHeading } from './doubtful-heading';
import { columnWords, splitFullName, surnameInitials, type NameOrder } from './full-name';

export type Cells = readonly (readonly string[])[];

/** Teacher's choices for the import of a pupil list. A choice that is missing is made automatically. */
export interface TableChoice {
  /** Position of the column with pupils' names, from 0; `all` if every cell of the table is a first name. */
  column?: number | 'all';
  order?: NameOrder;
  /** Name of the class to import from a table; null for all classes of the table. */
  className?: string | null;
  /** Row number in the imported table, from 1 → first name that the teacher chose from several possible first names. */
  firstNames?: Readonly<Record<number, string>>;
  /**
   * Numbers, from 1, of rows that are the first of several rows for the same pupil; the later rows are skipped.
   * Example: if rows 3 and 7 are for the same pupil and the list contains 3, row 7 is skipped.
   */
  onePupil?: readonly number[];
  /** False if the teacher says that the first row, which looks like a heading, names a pupil; undefined means true. */
  isHeading?: boolean;
  /** Numbers, from 1, of table rows that a spreadsheet filter hides. The import skips these rows. */
  hidden?: readonly number[];
}

export type RowProblem =
  | 'empty'
  | 'aboveHeading'
  | 'heading'
  | 'footer'
  | 'teacher'
  | 'email'
  | 'number'
  | 'noFirstName'
  | 'tooLong'
  | 'sameRow'
  | 'otherClass'
  | 'maybeHeading'
  | 'leaver'
  | 'hidden';

export interface PupilRow {
  /** Row number of a pupil in the imported table, from 1. */
  row: number;
  /**
   * Name of an imported pupil: the first name. If several pupils share the first name, letters of the surname or a
   * number follow.
   */
  name: string;
  firstName: string;
  /**
   * Initial of an imported pupil's surname, used to recognize a pupil of the class. The surname itself is not stored.
   */
  initial?: string;
  /** All possible first names of an imported pupil; empty if the first name is certain. */
  alternatives: string[];
}

export interface SkippedRow {
  row: number;
  problem: RowProblem;
  text: string;
}

export interface TableReading {
  columns: TableColumn[];
  column: number | 'all' | undefined;
  order: NameOrder;
  isCertain: boolean;
  /**
   * Classes in an imported table, in the order of their first rows, with the number of rows; empty for fewer than two
   * classes.
   */
  classes: { name: string; count: number }[];
  className: string | null;
  pupils: PupilRow[];
  skipped: SkippedRow[];
  /**
   * Groups of table rows that may be for the same pupil, as row numbers from 1. Each row counts as a pupil of its own,
   * until the teacher says that all rows of a group are for one pupil.
   */
  doubled: { rows: number[]; firstName: string }[];
  doubtfulHeading: { row: number; text: string } | undefined;
  hadSurnames: boolean;
}

interface Found {
  row: number;
  firstName: string;
  surname: string;
  fullKey?: string;
  alternatives: string[];
}

const upperCaseShare = 0.6;

function withSmallLetters(text: string): string {
  return text.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) => {
    const [first = ''] = word;
    return first + word.slice(first.length).toLocaleLowerCase('nb-NO');
  });
}

function areInCapitals(names: readonly Found[]): boolean {
  const cased = names.filter(({ firstName }) => /\p{Lu}/u.test(firstName) && firstName.length > 2);
  const capitals = cased.filter(({ firstName }) => !/\p{Ll}/u.test(firstName));
  return cased.length > 1 && capitals.length / cased.length >= upperCaseShare;
}

function rowKey(row: readonly string[]): string {
  return row.map((cell) => nameKey(cleanCell(cell))).join('\u0001');
}

function wholeRowProblem(
  row: readonly string[],
  index: number,
  headingRow: number | undefined,
  headingKey: string | undefined,
): RowProblem | undefined {
  const filled = row.map(cleanCell).filter(Boolean);
  if (filled.length === 0) return 'empty';
  if (index === headingRow || (headingKey !== undefined && rowKey(row) === headingKey)) {
    return 'heading';
  }
  if (headingRow !== undefined && index < headingRow) return 'aboveHeading';
  const isHeading = filled.length > 1 && filled.every((cell) => columnKind(cell) !== undefined);
  if (isHeading) return 'heading';
  if (isFooter(row)) return 'footer';
  return undefined;
}

function cellProblem(text: string): RowProblem | undefined {
  const kind = cellKind(text);
  if (kind === 'empty') return 'noFirstName';
  if (kind === 'email') return 'email';
  if (hasTitle(text)) return 'teacher';
  if (text.length > pupilNameMaxLength) return 'tooLong';
  return kind === 'name' ? undefined : 'number';
}

interface Plan {
  splitsCells: boolean;
  reading: Omit<TableReading, 'pupils' | 'skipped' | 'doubled' | 'hadSurnames' | 'classes'>;
  headingRow: number | undefined;
  surnames: number[];
  classColumn: number | undefined;
}

function isNamesInARow(cells: Cells): boolean {
  const [first = [], ...others] = cells
    .map((row) => row.filter((cell) => cleanCell(cell) !== ''))
    .filter((row) => row.length > 0);
  return (
    others.length === 0 && first.length > 1 && first.every((cell) => cellKind(cell) === 'name')
  );
}

const namesSeveral = /elever|elevar|elevene|pupils|students|deltak(?:ere|arar)|children|names/iu;

function plan(cells: Cells, choice: TableChoice): Plan {
  const headingRow = findHeadingRow(cells);
  const columns = findColumns(cells, headingRow);
  const found = findFirstNames(columns);
  const column = choice.column ?? (isNamesInARow(cells) ? 'all' : found.column);
  const chosen = columns.find(({ index }) => index === column);
  const isNamePart = chosen?.kind !== 'fullName' || chosen.severalWords < 0.5;
  const besides = typeof column === 'number' && isNamePart ? findSurnames(columns, column) : [];
  const order = chosen
    ? nameOrder(chosen, besides.length > 0)
    : { order: 'firstNameOnly' as const, isCertain: true };
  const splitsCells =
    chosen !== undefined &&
    choice.order === undefined &&
    namesSeveral.test(chosen.heading) &&
    hasSeveralPupils(chosen);
  return {
    headingRow,
    splitsCells,
    surnames: (choice.order ?? order.order) === 'firstNameOnly' ? besides : [],
    classColumn: findClass(columns.filter(({ index }) => index !== column)),
    reading: {
      columns,
      column,
      order: choice.order ?? order.order,
      isCertain:
        (choice.column !== undefined || found.isCertain) &&
        (choice.order !== undefined || order.isCertain || splitsCells),
      doubtfulHeading:
        headingRow === undefined && typeof column === 'number'
          ? findDoubtfulHeading(cells, column)
          : undefined,
      className: choice.className ?? null,
    },
  };
}

function countClasses(rows: readonly (readonly string[])[], column: number | undefined) {
  if (column === undefined) return [];
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = cleanCell(row[column] ?? '');
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts.size < 2 ? [] : [...counts].map(([name, count]) => ({ name, count }));
}

/**
 * Reads the pupils of an imported table. Rows without a pupil are returned in `skipped`, each with the reason. The
 * returned pupils contain at most two letters of a surname, but `skipped` and `columns` (with sample cells of each
 * column) may contain full surnames.
 */
export function readTable(cells: Cells, choice: TableChoice = {}): TableReading {
  const { reading, headingRow, surnames, classColumn, splitsCells } = plan(cells, choice);
  const headingKey = headingRow === undefined ? undefined : rowKey(cells[headingRow]!);
  const { column, order } = reading;
  const skipped: SkippedRow[] = [];
  const nameText = (row: readonly string[]) =>
    (typeof column === 'number' && cleanCell(row[column] ?? '')) ||
    (row.map(cleanCell).find(Boolean) ?? '');
  const skipRow = (index: number, problem: RowProblem) =>
    skipped.push({ row: index + 1, problem, text: nameText(cells[index] ?? []) });
  const rows: { row: readonly string[]; index: number }[] = [];
  const { doubtfulHeading } = reading;
  cells.forEach((row, index) => {
    const isDoubtful = doubtfulHeading?.row === index + 1 && choice.isHeading !== false;
    const problem =
      wholeRowProblem(row, index, headingRow, headingKey) ??
      (isDoubtful ? 'maybeHeading' : choice.hidden?.includes(index + 1) ? 'hidden' : undefined);
    if (problem) skipRow(index, problem);
    else rows.push({ row, index });
  });

  const classes = countClasses(
    rows.map(({ row }) => row),
    column === 'all' ? undefined : classColumn,
  );
  const className =
    classes.find(({ name }) => nameKey(name) === nameKey(choice.className ?? ''))?.name ?? null;
  const words = columnWords(
    typeof column === 'number' ? rows.map(({ row }) => cleanCell(row[column] ?? '')) : [],
  );
  const found: Found[] = [];
  for (const { row, index } of rows) {
    const number = index + 1;
    const skip = (problem: RowProblem) => skipRow(index, problem);
    if (className !== null && cleanCell(row[classColumn!] ?? '') !== className) {
      skip('otherClass');
      continue;
    }
    if (column === 'all' || splitsCells) {
      const listed = typeof column === 'number' ? [row[column] ?? ''] : row;
      for (const text of listed.flatMap((cell) => splitNames(cell)).map(cleanCell)) {
        const problem = cellProblem(text);
        if (problem) skip(problem);
        else found.push({ row: number, firstName: text, surname: '', alternatives: [] });
      }
      continue;
    }
    const text = column === undefined ? '' : cleanCell(row[column] ?? '');
    const others = row.filter((_, position) => position !== column).map(cleanCell);
    const isTeacher = others.some(isRole) || (text === '' && others.some(hasTitle));
    const problem = isTeacher ? 'teacher' : others.some(isLeaver) ? 'leaver' : cellProblem(text);
    if (problem) skip(problem);
    else {
      const beside = surnames.map((position) => cleanCell(row[position] ?? '')).join(' ');
      const split = splitFullName(text, order, words);
      const firstName = choice.firstNames?.[number];
      const isOffered = firstName !== undefined && split.alternatives.includes(firstName);
      const surname = beside.trim() || split.surname;
      const isAlone = row.filter((cell) => cleanCell(cell)).length === 1;
      found.push({
        row: number,
        firstName: isOffered ? firstName : split.firstName,
        surname,
        fullKey: surname
          ? rowKey([text, beside, row[classColumn ?? -1] ?? ''])
          : isAlone
            ? undefined
            : rowKey(row),
        alternatives: split.alternatives.length > 0 ? [split.firstName, ...split.alternatives] : [],
      });
    }
  }
  const doubled = findDoubled(found);
  const gone = new Set(
    doubled.flatMap(({ rows: [first, ...others] }) =>
      choice.onePupil?.includes(first!) ? others : [],
    ),
  );
  for (const row of gone) skipRow(row - 1, 'sameRow');
  const kept = found.filter(({ row }) => !gone.has(row));
  return { ...reading, className, classes, doubled, ...toPupils(kept, skipped) };
}

function findDoubled(found: readonly Found[]): TableReading['doubled'] {
  const byKey = new Map<string, TableReading['doubled'][number]>();
  for (const { row, firstName, fullKey } of found) {
    if (fullKey === undefined) continue;
    const known = byKey.get(fullKey);
    if (known) known.rows.push(row);
    else byKey.set(fullKey, { rows: [row], firstName });
  }
  return [...byKey.values()].filter(({ rows }) => rows.length > 1);
}

function toPupils(
  found: readonly Found[],
  skipped: SkippedRow[],
): Pick<TableReading, 'pupils' | 'skipped' | 'hadSurnames'> {
  const small = areInCapitals(found) ? withSmallLetters : (text: string) => text;
  const parts = found.map(({ firstName, surname }) => ({
    firstName: small(firstName),
    surname: small(surname),
  }));
  const names = distinguishNames(parts);
  const pupils = found.map(({ row, surname, alternatives }, index) => ({
    row,
    name: names[index]!,
    firstName: parts[index]!.firstName,
    initial: surnameInitials(surname)[0],
    alternatives: alternatives.map(small),
  }));
  return {
    pupils,
    skipped: skipped.toSorted((a, b) => a.row - b.row),
    hadSurnames: found.some(({ surname }) => surname !== ''),
  };
}
