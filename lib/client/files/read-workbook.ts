import { FileProblem } from './file-problem';
import { maxCellLength, maxCells, maxCharacters, maxColumns, maxFramed, maxRows } from './limits';
import { readStyles, type CellStyle } from './read-styles';
import type { CellRange, Sheet } from './sheet';
import { unpack } from './unpack';
import { visit } from './visit-part';

/** Workbooks write characters that XML forbids as escapes such as "_x000D_" (ECMA-376 part 1, 22.9.2.19). */
const decodeEscapes = (text: string) =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

class TextCollector {
  #text = '';
  #isText = false;
  #isSpoken = false;

  open(name: string) {
    if (name === 't') this.#isText = true;
    if (name === 'rPh') this.#isSpoken = true;
  }
  add(text: string) {
    if (!this.#isText || this.#isSpoken) return;
    this.#text += text;
    if (this.#text.length > maxCellLength) throw new FileProblem('tooMuch');
  }
  close(name: string) {
    if (name === 't') this.#isText = false;
    if (name === 'rPh') this.#isSpoken = false;
  }
  take(): string {
    const text = decodeEscapes(this.#text).trim();
    this.#text = '';
    return text;
  }
}

function readSharedStrings(xml: string | undefined): string[] {
  const strings: string[] = [];
  const collector = new TextCollector();
  visit(xml, {
    open: (name) => collector.open(name),
    text: (text) => collector.add(text),
    close: (name) => {
      collector.close(name);
      if (name === 'si') strings.push(collector.take());
    },
  });
  return strings;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Excel's serial number of 1 January 1970; workbooks that count from 1904 need 1462 days more. */
const days = { to1970: 25_569, from1904: 1462 };

interface Workbook {
  strings: string[];
  styles: CellStyle[];
  countsFrom1904: boolean;
  left: { cells: number; characters: number };
}

function numberText(value: string, isDate: boolean, { countsFrom1904 }: Workbook): string {
  const number = Number(value);
  if (Number.isNaN(number)) throw new FileProblem('broken');
  if (!isDate) return String(number);
  const day = number - days.to1970 + (countsFrom1904 ? days.from1904 : 0);
  const date = new Date(Math.floor(day * dayMs));
  return Number.isNaN(date.valueOf()) ? String(number) : date.toISOString().slice(0, 10);
}

interface Cell {
  type: string;
  style: string;
  value: string;
}

function cellText({ type, style, value }: Cell, workbook: Workbook): string {
  if (value === '' || type === 'e') return '';
  if (type === 's') {
    const text = workbook.strings[Number(value)];
    if (text === undefined) throw new FileProblem('broken');
    return text;
  }
  if (type === 'b') return String(value === '1');
  if (type === 'd') return value.slice(0, 10);
  if (type === 'str') return decodeEscapes(value).trim();
  return numberText(value, workbook.styles[Number(style)]?.isDate ?? false, workbook);
}

const columnNumber = (letters: string) =>
  letters
    .slice(0, 4)
    .split('')
    .reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

class CellTable {
  readonly rows: string[][] = [];
  readonly #left: Workbook['left'];

  constructor({ left }: Workbook) {
    this.#left = left;
  }

  #spend(what: 'cells' | 'characters', count: number) {
    this.#left[what] -= count;
    if (this.#left[what] < 0) throw new FileProblem('tooMuch');
  }

  set(row: number, column: number, text: string) {
    if (row > maxRows) throw new FileProblem('tooManyRows');
    if (column > maxColumns) throw new FileProblem('tooManyColumns');
    this.#spend('characters', text.length);
    this.#spend('cells', Math.max(0, row - this.rows.length));
    while (this.rows.length < row) this.rows.push([]);
    const cells = this.rows[row - 1]!;
    this.#spend('cells', Math.max(0, column - cells.length));
    while (cells.length < column) cells.push('');
    cells[column - 1] = text;
  }
}

function toRange(range: string): CellRange | undefined {
  const found = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range);
  if (!found) return undefined;
  const [, left, top, right, bottom] = found;
  return {
    ...{ top: Number(top), left: columnNumber(left!) },
    ...{ bottom: Number(bottom), right: columnNumber(right!) },
  };
}

function fillMerged(table: CellTable, ranges: readonly CellRange[]) {
  for (const { top, left, bottom, right } of ranges) {
    const text = table.rows[top - 1]?.[left - 1];
    if (!text) continue;
    for (let row = top; row <= Math.min(bottom, table.rows.length); row += 1) {
      for (let column = left; column <= Math.min(right, maxColumns); column += 1) {
        if (!table.rows[row - 1]?.[column - 1]) table.set(row, column, text);
      }
    }
  }
}

function readSheet(xml: string | undefined, workbook: Workbook): Omit<Sheet, 'name'> {
  const ranges: CellRange[] = [];
  const hidden: number[] = [];
  const framed: NonNullable<Sheet['framed']> = [];
  const table = new CellTable(workbook);
  const inline = new TextCollector();
  let [row, column] = [0, 0];
  let cell: Cell | undefined;
  let isValue = false;
  visit(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
        column = 0;
        if (/^(?:1|true)$/.test(attributes.hidden ?? '')) hidden.push(row);
      } else if (name === 'mergeCell') {
        const range = toRange(attributes.ref ?? '');
        if (range) ranges.push(range);
      } else if (name === 'c') {
        const place = /^([A-Z]+)(\d+)$/.exec(attributes.r ?? '');
        column = place ? columnNumber(place[1]!) : column + 1;
        if (place) row = Number(place[2]);
        cell = { type: attributes.t ?? 'n', style: attributes.s ?? '', value: '' };
      } else if (name === 'v') isValue = true;
      else inline.open(name);
    },
    text: (text) => {
      if (!cell) return;
      if (!isValue) inline.add(text);
      else if ((cell.value += text).length > maxCellLength) throw new FileProblem('tooMuch');
    },
    close: (name) => {
      if (name === 'v') isValue = false;
      inline.close(name);
      if (name !== 'c' || !cell) return;
      const written = inline.take();
      const text = cell.type === 'inlineStr' ? written : cellText(cell, workbook);
      const isFramed = workbook.styles[Number(cell.style)]?.isFramed ?? false;
      cell = undefined;
      if (text === '') {
        if (isFramed && framed.length < maxFramed) framed.push({ row, column });
        return;
      }
      if (!(Number.isInteger(row) && row >= 1 && column >= 1)) throw new FileProblem('broken');
      table.set(row, column, text);
    },
  });
  fillMerged(table, ranges);
  const hiddenRows = hidden.filter((at) => at <= table.rows.length);
  return {
    cells: table.rows,
    ...(hiddenRows.length > 0 && { hidden: hiddenRows }),
    ...(ranges.length > 0 && { merged: ranges }),
    ...(framed.length > 0 && { framed }),
  };
}

function readRelations(xml: string | undefined) {
  const relations = new Map<string, string>();
  visit(xml, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const part = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      const kind = Type.slice(Type.lastIndexOf('/') + 1);
      if (kind === 'worksheet') relations.set(Id, part);
      if (kind === 'sharedStrings' || kind === 'styles') relations.set(`#${kind}`, part);
    },
  });
  return relations;
}

/**
 * Reads the sheets of a workbook. Memory use depends on the content of cells, not on their row and column numbers.
 * @throws FileProblem
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unpack(bytes);
  const relations = readRelations(parts.get('xl/_rels/workbook.xml.rels'));
  const part = (relation: string) => parts.get(relations.get(relation) ?? '');
  const names = new Map<string, string>();
  let countsFrom1904 = false;
  visit(parts.get('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') countsFrom1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => /:id$/.test(key)) ?? [];
      const target = relations.get(id);
      if (target !== undefined && !names.has(target)) names.set(target, attributes.name ?? '');
    },
  });
  const workbook: Workbook = {
    strings: readSharedStrings(part('#sharedStrings')),
    styles: readStyles(part('#styles')),
    countsFrom1904,
    left: { cells: maxCells, characters: maxCharacters },
  };
  const sheets = [...names]
    .map(([target, name]) => ({ name, ...readSheet(parts.get(target), workbook) }))
    .filter(({ cells }) => cells.length > 0);
  if (sheets.length === 0) throw new FileProblem('empty');
  return sheets;
}
