import 'server-only';
import { placeText, type Rect } from '@/lib/drawing/typesetting/placed-text';
import type { ExamSheet, SheetSeat, SheetSitting } from './exam-sheet';
import { layOutHeading, listArea } from './page-heading';
import {
  inked,
  level,
  sentence,
  type Fitters,
  type InkedText,
  type PaperLine,
  type PaperPage,
  type SpokenTexts,
} from './paper-page';

const [lowestRow, highestRow] = [20.5, 28];
const headHeight = 18;
const footHeight = 48;
const boxSide = 12;
const textSize = 13;
const cellGap = 8;

const rowsHeight = listArea.height - headHeight - footHeight;
const mostRows = Math.floor(rowsHeight / lowestRow);

const widths = {
  desk: 38,
  name: 142,
  className: 50,
  variant: 48,
  present: 50,
  handedIn: 66,
  signature: 0,
};
type Column = keyof typeof widths;
const columnNames = Object.keys(widths) as Column[];

export function layOutSignIn(sheet: ExamSheet, fitters: Fitters): PaperPage[] {
  return sheet.sittings.flatMap((sitting) => {
    const hasVariants = sitting.seats.some(({ variant }) => variant !== '');
    const pages = Math.ceil(sitting.seats.length / mostRows);
    const rows = Math.ceil(sitting.seats.length / pages);
    const table = {
      columns: placeColumns(hasVariants),
      rowHeight: Math.min(highestRow, rowsHeight / rows),
    };
    return Array.from({ length: pages }, (_, page) => {
      const seats = sitting.seats.slice(page * rows, (page + 1) * rows);
      return layOutPage(sheet, sitting, seats, table, [page + 1, pages], fitters);
    });
  });
}

interface Table {
  columns: Columns;
  rowHeight: number;
}

function layOutPage(
  sheet: ExamSheet,
  sitting: SheetSitting,
  seats: readonly SheetSeat[],
  { columns, rowHeight }: Table,
  page: readonly [number, number],
  fitters: Fitters,
): PaperPage {
  const rects = seats.map((_, at): Rect => ({
    ...listArea,
    y: listArea.y + headHeight + at * rowHeight,
    height: rowHeight,
  }));
  const rows = seats.map((seat, at) => layOutRow(seat, columns, rects[at]!, fitters));
  const { parts, silent } = layOutHeading(sheet, sitting, sitting.label, page, fitters);
  const foot = layOutFoot(sheet, fitters);
  const top = level({ ...listArea, y: listArea.y + headHeight }, 0.9, 'birchEdge');
  return {
    lines: [top, ...rows.flatMap(({ lines }) => lines), ...foot.lines],
    boxes: rows.map(({ box }) => box),
    silent: [...silent, ...layOutHeads(sheet, columns, fitters), ...foot.texts],
    parts: [
      ...parts,
      {
        type: 'L',
        title: sentence(sheet.kindName, sitting.label),
        items: rows.map(({ spoken, texts }) => ({ spoken, texts })),
      },
    ],
  };
}

type Cell = Pick<Rect, 'x' | 'width'>;
type Columns = Record<Exclude<Column, 'variant'>, Cell> & { variant?: Cell };

function placeColumns(hasVariants: boolean): Columns {
  let { x } = listArea;
  const end = listArea.x + listArea.width;
  const shown = columnNames.filter((name) => name !== 'variant' || hasVariants);
  return Object.fromEntries(
    shown.map((name) => {
      const width = (widths[name] || end - x + cellGap) - cellGap;
      const cell = { x, width };
      x += width + cellGap;
      return [name, cell];
    }),
  ) as Columns;
}

function layOutHeads({ labels }: ExamSheet, columns: Columns, { regular }: Fitters): InkedText[] {
  return columnNames.flatMap((name) => {
    const cell = columns[name];
    if (!cell) return [];
    const box = { ...cell, y: listArea.y, height: headHeight - 4 };
    const text = labels[name === 'desk' ? 'seat' : name];
    return inked(placeText(text, box, 'left', regular, 10, 2), 'inkSoft');
  });
}

function layOutRow(
  { desk, name, className, variant, deskText, variantText }: SheetSeat,
  columns: Columns,
  row: Rect,
  { strong, regular }: Fitters,
): SpokenTexts & { lines: PaperLine[]; box: Rect } {
  const inRow = (cell: Cell): Rect => ({ ...row, ...cell });
  const texts = [
    inked(placeText(`${desk}`, inRow(columns.desk), 'left', strong, textSize)),
    inked(placeText(name, inRow(columns.name), 'left', strong, textSize, 2)),
    inked(placeText(className, inRow(columns.className), 'left', regular, textSize, 2), 'inkSoft'),
    ...(columns.variant
      ? [inked(placeText(variant, inRow(columns.variant), 'left', regular, textSize), 'inkSoft')]
      : []),
  ];
  const y = row.y + row.height;
  return {
    spoken: sentence(deskText, name, className, variantText),
    texts: texts.filter(({ placed }) => placed.text !== ''),
    lines: [
      level({ ...row, y }, 0.4, 'emptyEdge'),
      level({ ...columns.handedIn, y }, 0.7, 'inkSoft'),
      level({ ...columns.signature, y }, 0.7, 'inkSoft'),
    ],
    box: {
      x: columns.present.x + 4,
      y: row.y + (row.height - boxSide) / 2,
      width: boxSide,
      height: boxSide,
    },
  };
}

function layOutFoot({ labels }: ExamSheet, { regular }: Fitters) {
  const width = (listArea.width - 24) / 2;
  const y = listArea.y + listArea.height - 18;
  const places = [listArea.x, listArea.x + width + 24].map((x) => ({ x, y, width }));
  const words = [labels.invigilator, labels.invigilatorSignature];
  return {
    lines: places.map((place) => level(place, 0.6, 'inkSoft')),
    texts: places.map((place, index) =>
      inked(
        placeText(words[index]!, { ...place, y: y + 3, height: 14 }, 'left', regular, 10),
        'inkSoft',
      ),
    ),
  };
}
