import 'server-only';
import { compareNames } from '@/lib/core/classes/compare-names';
import type { TextFitter } from '@/lib/drawing/typesetting/fit-text';
import { placeText, type Rect } from '@/lib/drawing/typesetting/placed-text';
import type { ExamSheet, SheetSeat, SheetSitting } from './exam-sheet';
import { layOutHeading, listArea } from './page-heading';
import {
  dotted,
  inked,
  level,
  sentence,
  type Fitters,
  type InkedText,
  type PaperPage,
  type SpokenTexts,
} from './paper-page';

const [largest, smallest] = [18, 12.5];
const rowEm = 1.72;
const headShare = 0.8;
const roomy = 1.02;
const columnGap = 26;
const cellGap = 10;

export function layOutDoorLists(sheet: ExamSheet, fitters: Fitters): PaperPage[] {
  return sheet.sittings.flatMap((sitting) => {
    const doors = [...new Set(sitting.seats.map(({ door }) => door))].sort(
      (a, b) => (a ?? Infinity) - (b ?? Infinity),
    );
    return doors.flatMap((door) => {
      const seats = sitting.seats
        .filter((seat) => seat.door === door)
        .sort((a, b) => compareNames(a.name, b.name) || compareNames(a.className, b.className));
      const label = dotted(door === null ? '' : sheet.doorText(door), sitting.label);
      return layOutList(sheet, sitting, label, seats, fitters);
    });
  });
}

interface Setting {
  columns: number;
  size: number;
  perColumn: number;
  classWidth: number;
  deskWidth: number;
}

function layOutList(
  sheet: ExamSheet,
  sitting: SheetSitting,
  label: string,
  seats: SheetSeat[],
  fitters: Fitters,
): PaperPage[] {
  const setting = chooseSetting(sheet, seats, fitters);
  const { columns, size, perColumn } = setting;
  const height = size * rowEm;
  const width = columnWidth(columns);
  const perPage = columns * perColumn;
  const pages = Math.ceil(seats.length / perPage);
  return Array.from({ length: pages }, (_, page): PaperPage => {
    const ofPage = seats.slice(page * perPage, (page + 1) * perPage);
    const length = Math.min(perColumn, Math.ceil(ofPage.length / columns));
    const rowAt = (column: number, at: number): Rect => ({
      x: listArea.x + column * (width + columnGap),
      y: listArea.y + (at + 1) * height,
      width,
      height,
    });
    const heads = Array.from({ length: Math.ceil(ofPage.length / length) }, (__, column) => {
      const { name, className, seat } = sheet.labels;
      return placeCells([name, className, seat], rowAt(column, -1), setting, fitters, true);
    });
    const rects = ofPage.map((__, at) => rowAt(Math.floor(at / length), at % length));
    const { parts, silent } = layOutHeading(sheet, sitting, label, [page + 1, pages], fitters);
    const items = ofPage.map(({ name, className, desk, deskText }, at): SpokenTexts => ({
      spoken: sentence(name, className, deskText),
      texts: placeCells([name, className, `${desk}`], rects[at]!, setting, fitters),
    }));
    return {
      lines: rects.map((rect) => level({ ...rect, y: rect.y + height }, 0.4, 'emptyEdge')),
      boxes: [],
      silent: [...silent, ...heads.flat()],
      parts: [...parts, { type: 'L', title: sentence(sheet.kindName, label), items }],
    };
  });
}

const columnWidth = (columns: number) => (listArea.width - (columns - 1) * columnGap) / columns;

function cellsOf(
  { x, y, width, height }: Rect,
  { classWidth, deskWidth }: Setting,
): [name: Rect, className: Rect, desk: Rect] {
  const nameWidth = width - classWidth - deskWidth - 2 * cellGap;
  const cell = (from: number, its: number) => ({ x: x + from, y, width: its, height });
  return [
    cell(0, nameWidth),
    cell(nameWidth + cellGap, classWidth),
    cell(width - deskWidth, deskWidth),
  ];
}

function placeCells(
  [name, className, desk]: readonly [string, string, string],
  rect: Rect,
  setting: Setting,
  { strong, regular }: Fitters,
  isHead = false,
): InkedText[] {
  const [nameCell, classCell, deskCell] = cellsOf(rect, setting);
  const size = isHead ? setting.size * headShare : setting.size;
  const [fitter, ink] = isHead ? [regular, 'inkSoft' as const] : [strong, 'ink' as const];
  return [
    inked(placeText(name, nameCell, 'left', fitter, size, 2), ink),
    inked(placeText(className, classCell, 'left', regular, size, 2), 'inkSoft'),
    inked(placeText(desk, deskCell, 'right', fitter, size), ink),
  ];
}

function chooseSetting(
  { labels }: ExamSheet,
  seats: readonly SheetSeat[],
  { strong, regular }: Fitters,
): Setting {
  const unbounded = { width: Infinity, height: Infinity };
  const em = (fitter: TextFitter, text: string) =>
    fitter.fit(text, unbounded, { maxSize: 1, maxLines: 1 }).lines[0]!.width;
  const widest = (fitter: TextFitter, head: string, texts: string[]) =>
    Math.max(em(regular, head) * headShare, ...texts.map((text) => em(fitter, text)));
  const nameEm = widest(
    strong,
    labels.name,
    seats.map(({ name }) => name),
  );
  const classEm = widest(
    regular,
    labels.className,
    seats.map(({ className }) => className),
  );
  const deskEm = widest(
    strong,
    labels.seat,
    seats.map(({ desk }) => `${desk}`),
  );
  const settingOf = (columns: number, size: number): Setting => ({
    columns,
    size,
    perColumn: Math.floor(listArea.height / (size * rowEm)) - 1,
    classWidth: Math.min(classEm * size * roomy, columnWidth(columns) * 0.28),
    deskWidth: deskEm * size * roomy,
  });
  const fitsInTwo = () => {
    const setting = settingOf(2, smallest);
    const row = { x: 0, y: 0, width: columnWidth(2), height: 0 };
    return nameEm * smallest * roomy <= cellsOf(row, setting)[0].width;
  };
  const columns = fitsInTwo() ? 2 : 1;
  const pages = ({ perColumn }: Setting) => Math.ceil(seats.length / (columns * perColumn));
  const sizes = Array.from({ length: 2 * (largest - smallest) + 1 }, (_, at) => largest - at / 2);
  return sizes
    .map((size) => settingOf(columns, size))
    .reduce((best, setting) => (pages(setting) < pages(best) ? setting : best));
}
