import { createTextFitter, type TextFitter } from '../typesetting/fit-text';
import { listByDesk } from './list-by-desk';
import { a4, placeText, type PlacedText, type Rect } from '../typesetting/placed-text';
import { headerHeight, layOutHeader, margin } from './map-layout';
import type { MapSheet } from './map-sheet';
import { createLineShaper } from '../typesetting/text-line';

export interface PlacedRow {
  row: PlacedText;
  seat: PlacedText;
  name: PlacedText;
  spoken: string;
  endsRow: boolean;
  rule: Rect;
}

export interface ListLayout {
  page: { width: number; height: number };
  title: PlacedText;
  details: PlacedText[];
  heads: PlacedText[][];
  rows: PlacedRow[];
}

const largestRow = 20;
const columnGap = 22;
const mostColumns = 8;
const columnEm = 14;
const letterShare = 0.6;
const numberEm = 3.2;

export function layOutList(sheet: MapSheet): ListLayout {
  const shape = createLineShaper();
  const strong = createTextFitter(shape, 'strong');
  const regular = createTextFitter(shape, 'regular');
  const page = { width: a4.short, height: a4.long };
  const area: Rect = {
    x: margin,
    y: margin + headerHeight,
    width: page.width - 2 * margin,
    height: page.height - 2 * margin - headerHeight,
  };
  const list = listByDesk(sheet);
  const { columns, rowHeight } = chooseColumns(list.length, area);
  const perColumn = Math.max(1, Math.ceil(list.length / columns));
  const width = (area.width - (columns - 1) * columnGap) / columns;
  const size = rowHeight * letterShare;
  const cellsAt = (index: number) => {
    const x = area.x + Math.floor(index / perColumn) * (width + columnGap);
    const y = area.y + ((index % perColumn) + 1) * rowHeight;
    return { x, y, width, height: rowHeight };
  };
  return {
    page,
    ...layOutHeader(sheet, area.width, strong, regular),
    heads: Array.from(
      { length: list.length === 0 ? 0 : Math.ceil(list.length / perColumn) },
      (_, column) => {
        const at = cellsAt(column * perColumn);
        const { row, seat, pupil } = sheet.labels;
        return placeCells(
          { ...at, y: at.y - rowHeight },
          [row, seat, pupil],
          size * 0.85,
          regular,
          regular,
        );
      },
    ),
    rows: list.map((entry, index) => {
      const rect = cellsAt(index);
      const spokenName = entry.isTrainee ? `${entry.name}, ${sheet.labels.trainee}` : entry.name;
      const texts = [`${entry.row}`, `${entry.seat}`, spokenName] as const;
      const [row, seat, name] = placeCells(rect, texts, size, regular, strong);
      return {
        row: row!,
        seat: seat!,
        name: name!,
        spoken: `${sheet.labels.row} ${entry.row}, ${sheet.labels.seat} ${entry.seat}: ${spokenName}`,
        endsRow: list[index + 1]?.row !== entry.row,
        rule: { ...rect, y: rect.y + rowHeight, height: 0 },
      };
    }),
  };
}

function chooseColumns(count: number, area: Rect): { columns: number; rowHeight: number } {
  let best = { columns: 1, rowHeight: 0 };
  for (let columns = 1; columns <= mostColumns; columns += 1) {
    const width = (area.width - (columns - 1) * columnGap) / columns;
    const byHeight = area.height / (Math.ceil(count / columns) + 1);
    const byWidth = width / columnEm / letterShare;
    const rowHeight = Math.min(largestRow, byHeight, byWidth);
    if (rowHeight > best.rowHeight + 1e-6) best = { columns, rowHeight };
  }
  return best;
}

function placeCells(
  { x, y, width, height }: Rect,
  [row, seat, name]: readonly [string, string, string],
  size: number,
  regular: TextFitter,
  strong: TextFitter,
): [PlacedText, PlacedText, PlacedText] {
  const number = numberEm * height * letterShare;
  const cell = (text: string, from: number, to: number, fitter: TextFitter) =>
    placeText(text, { x: x + from, y, width: to - from, height }, 'left', fitter, size);
  return [
    cell(row, 0, number - 4, regular),
    cell(seat, number, 2 * number - 4, regular),
    cell(name, 2 * number, width, strong),
  ];
}
