import { cleanText } from '../typesetting/clean-text';
import { createTextFitter } from '../typesetting/fit-text';
import { a4, placeText, type PlacedText, type Rect } from '../typesetting/placed-text';
import type { LineShaper } from '../typesetting/text-line';
import { headerHeight, layOutHeader, margin } from './map-layout';
import type { TermPlanSheet } from './term-plan-sheet';

interface TermPlanRow {
  name: PlacedText;
  places: PlacedText[];
  spoken: string;
  rule: Rect;
}

export interface TermPlanPage {
  page: { width: number; height: number };
  title: PlacedText;
  details: PlacedText[];
  heads: PlacedText[];
  rows: TermPlanRow[];
}

const mostAcross = 10;
const rowHeights = { least: 13, most: 22 };
const nameWidth = 132;
const gap = 8;
const letterShare = 0.62;
const sizes = { name: 11, place: 9.5 };

export function layOutTermPlan(sheet: TermPlanSheet, shape: LineShaper): TermPlanPage[] {
  const strong = createTextFitter(shape, 'strong');
  const regular = createTextFitter(shape, 'regular');
  const page = { width: a4.long, height: a4.short };
  const area: Rect = {
    x: margin,
    y: margin + headerHeight,
    width: page.width - 2 * margin,
    height: page.height - 2 * margin - headerHeight,
  };
  const mostDown = Math.floor(area.height / rowHeights.least) - 1;
  const header = { ...sheet, roomName: sheet.labels.seats };
  return evenParts(sheet.days, mostAcross).flatMap((days) =>
    evenParts(sheet.pupils, mostDown).map((pupils): TermPlanPage => {
      const height = Math.min(rowHeights.most, area.height / (pupils.of.length + 1));
      const dayWidth = (area.width - nameWidth) / days.of.length;
      const cell = (column: number, row: number): Rect => ({
        x: area.x + (column < 0 ? 0 : nameWidth + column * dayWidth),
        y: area.y + row * height,
        width: (column < 0 ? nameWidth : dayWidth) - gap,
        height,
      });
      const size = (most: number) => Math.min(most, height * letterShare);
      return {
        page,
        ...layOutHeader(header, area.width, strong, regular),
        heads: days.of.map(({ day }, column) =>
          placeText(day, cell(column, 0), 'left', strong, size(sizes.place)),
        ),
        rows: pupils.of.map(({ name, places }, index) => {
          const row = index + 1;
          const shown = places.slice(days.from, days.from + days.of.length);
          const spoken = shown.map((place, column) => `${days.of[column]!.day}: ${place}`);
          return {
            name: placeText(name, cell(-1, row), 'left', strong, size(sizes.name)),
            places: shown.map((place, column) =>
              placeText(place, cell(column, row), 'left', regular, size(sizes.place)),
            ),
            spoken: cleanText(`${name}. ${spoken.join('; ')}`),
            rule: { x: area.x, y: area.y + row * height, width: area.width, height: 0 },
          };
        }),
      };
    }),
  );
}

function evenParts<Entry>(list: readonly Entry[], most: number): { from: number; of: Entry[] }[] {
  const parts = Math.max(1, Math.ceil(list.length / most));
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((at) => Math.round((at * list.length) / parts));
    return { from: from!, of: list.slice(from, to) };
  });
}
