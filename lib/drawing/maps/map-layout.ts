import type { DrawnRoom } from '@/lib/core/rooms/drawn-room';
import { inset } from '@/lib/core/rooms/placed-room';
import { deskKey } from '@/lib/core/rooms/room';
import { isUpright, type BoardSide } from '@/lib/core/rooms/room-layout';
import { cleanText } from '../typesetting/clean-text';
import { createTextFitter, type TextFitter } from '../typesetting/fit-text';
import { a4, placeText, type PlacedText, type Rect } from '../typesetting/placed-text';
import type { MapSheet } from './map-sheet';
import { placeOnPaper, type PlacedOnPaper } from './place-on-paper';
import { drawSheetRoom, isWideRoom } from './room-grid';
import { createLineShaper } from '../typesetting/text-line';

type Orientation = 'landscape' | 'portrait';

type DeskRect = PlacedOnPaper['desks'][number];

export interface PlacedDesk extends DeskRect {
  name: PlacedText | null;
  isTrainee: boolean;
  isAway: boolean;
}

export interface MapLayout extends Omit<PlacedOnPaper, 'desks' | 'furniture'> {
  orientation: Orientation;
  page: { width: number; height: number };
  title: PlacedText;
  details: PlacedText[];
  boardLabel: PlacedText;
  desks: PlacedDesk[];
  furniture: PlacedText[];
  notes: PlacedNotes | null;
}

export interface PlacedNotes {
  label: PlacedText;
  lines: Rect[];
}

export const margin = 28;
export const headerHeight = 50;
const notesHeight = 128;
const notesLine = 25;
const nameLimits = { maxSize: 21, maxLines: 5 };

export function layOutMap(
  sheet: MapSheet,
  hasNotes = false,
  shape = createLineShaper(),
): MapLayout {
  const strong = createTextFitter(shape, 'strong');
  const regular = createTextFitter(shape, 'regular');
  const drawn = drawSheetRoom(sheet);
  const landscape = layOutAs('landscape', sheet, drawn, hasNotes, strong, regular);
  if (isWideRoom(drawn)) return landscape;
  const portrait = layOutAs('portrait', sheet, drawn, hasNotes, strong, regular);
  return smallestName(landscape) > smallestName(portrait) ? landscape : portrait;
}

function layOutAs(
  orientation: Orientation,
  sheet: MapSheet,
  drawn: DrawnRoom,
  hasNotes: boolean,
  strong: TextFitter,
  regular: TextFitter,
): MapLayout {
  const page =
    orientation === 'landscape'
      ? { width: a4.long, height: a4.short }
      : { width: a4.short, height: a4.long };
  const inner = page.width - 2 * margin;
  const area: Rect = {
    x: margin,
    y: margin + headerHeight,
    width: inner,
    height: page.height - 2 * margin - headerHeight - (hasNotes ? notesHeight : 0),
  };
  const { desks, furniture, ...placed } = placeOnPaper(drawn, area);
  return {
    orientation,
    page,
    ...layOutHeader(sheet, inner, strong, regular),
    ...placed,
    boardLabel: placeBoardLabel(sheet, placed.board, drawn.boardSide, strong),
    desks: seatNames(sheet, desks, strong),
    furniture: furniture.map(({ kind, ...box }) =>
      placeText(sheet.labels[kind], box, 'center', regular, 9.5),
    ),
    notes: hasNotes ? layOutNotes(sheet, area, regular) : null,
  };
}

function layOutNotes({ labels }: MapSheet, area: Rect, regular: TextFitter): PlacedNotes {
  const top = area.y + area.height;
  const label = { x: area.x, y: top + 8, width: area.width, height: 14 };
  const count = Math.floor((notesHeight - 22) / notesLine);
  return {
    label: placeText(labels.notes, label, 'left', regular, 10),
    lines: Array.from({ length: count }, (_, index) => ({
      x: area.x,
      y: top + 22 + (index + 1) * notesLine,
      width: area.width,
      height: 0,
    })),
  };
}

export function layOutHeader(
  sheet: Pick<MapSheet, 'title' | 'subtitle' | 'date' | 'roomName'>,
  width: number,
  strong: TextFitter,
  regular: TextFitter,
) {
  const left = width * 0.66;
  const right = width - left - 16;
  const lower = { y: margin + 25, height: 16 };
  const upper = { y: margin + 9, height: 16 };
  const hasSubtitle = cleanText(sheet.subtitle ?? '') !== '';
  const titleBox = { y: margin - (hasSubtitle ? 7 : -4), height: 32 };
  const rightX = margin + width - right;
  const title = placeText(
    sheet.title,
    { x: margin, width: left, ...titleBox },
    'left',
    strong,
    26,
    2,
  );
  const details = [
    { text: sheet.subtitle ?? '', box: { x: margin, width: left, ...lower }, align: 'left' },
    { text: sheet.date, box: { x: rightX, width: right, ...upper }, align: 'right' },
    { text: sheet.roomName, box: { x: rightX, width: right, ...lower }, align: 'right' },
  ] as const;
  return {
    title,
    details: details
      .filter(({ text }) => cleanText(text) !== '')
      .map(({ text, box, align }) => placeText(text, box, align, regular, 11, 2)),
  };
}

function placeBoardLabel(
  { labels }: MapSheet,
  board: Rect,
  side: BoardSide,
  fitter: TextFitter,
): PlacedText {
  const box = isUpright(side)
    ? {
        x: board.x + (board.width - board.height) / 2,
        y: board.y + (board.height - board.width) / 2,
        width: board.height,
        height: board.width,
      }
    : board;
  const placed = placeText(labels.board, inset(box, 12, 3), 'center', fitter, 13);
  return isUpright(side) ? { ...placed, turn: side === 'left' ? -90 : 90 } : placed;
}

function seatNames(sheet: MapSheet, rects: DeskRect[], fitter: TextFitter): PlacedDesk[] {
  const byDesk = new Map(sheet.seats.map((seat) => [deskKey(seat.desk), seat]));
  const names = rects.map(({ desk }) => cleanText(byDesk.get(deskKey(desk))?.name ?? ''));
  const [first] = rects;
  if (!first) return [];
  const padding = {
    x: Math.min(8, Math.max(first.width * 0.03, first.width * 0.09 - 3.6)),
    y: Math.min(5, first.height * 0.07),
  };
  const box = inset(first, padding.x, padding.y);
  const fitted = fitter.fitAlike(
    names.filter((name) => name !== ''),
    box,
    nameLimits,
  );
  return rects.map((rect, index) => {
    const text = names[index];
    const own = text ? fitted.shift() : undefined;
    const name: PlacedText | null =
      text && own
        ? { text, align: 'center', fitted: own, ...inset(rect, padding.x, padding.y) }
        : null;
    const { isTrainee = false, isAway = false } = byDesk.get(deskKey(rect.desk)) ?? {};
    return { ...rect, name, isTrainee, isAway };
  });
}

function smallestName({ desks }: MapLayout): number {
  return Math.min(...desks.map(({ name }) => name?.fitted.size ?? Infinity));
}
