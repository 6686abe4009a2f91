import 'server-only';
import type { Desk } from '@/lib/core/seating/model';
import { cleanText } from './clean-text';
import { createTextFitter, type FittedText, type TextFitter } from './fit-text';
import type { MapSheet } from './map-sheet';
import { placeDesks, type DeskRect, type Rect } from './room-geometry';
import { deskKey, desksInOrder, isWideRoom } from './room-grid';
import { createLineShaper } from './text-line';

type Orientation = 'landscape' | 'portrait';
type Align = 'left' | 'center' | 'right';

export interface PlacedText extends Rect {
  text: string;
  align: Align;
  fitted: FittedText;
}

export interface PlacedDesk extends DeskRect {
  name: PlacedText | null;
}

/** Everything on the page in points from its top left corner. */
export interface MapLayout {
  orientation: Orientation;
  page: { width: number; height: number };
  title: PlacedText;
  details: PlacedText[];
  room: Rect;
  board: Rect;
  boardLabel: PlacedText;
  desks: PlacedDesk[];
}

const a4 = { short: 595.28, long: 841.89 };
const margin = 28;
const headerHeight = 50;
const boardHeight = 25;
const roomPadding = 12;
const nameLimits = { maxSize: 21, maxLines: 5 };

export function layOutMap(sheet: MapSheet): MapLayout {
  const shape = createLineShaper();
  const strong = createTextFitter(shape, 'strong');
  const regular = createTextFitter(shape, 'regular');
  const desks = desksInOrder(sheet.room, sheet.seats);
  const landscape = layOutAs('landscape', sheet, desks, strong, regular);
  if (isWideRoom(desks)) return landscape;
  const portrait = layOutAs('portrait', sheet, desks, strong, regular);
  return smallestName(landscape) > smallestName(portrait) ? landscape : portrait;
}

function layOutAs(
  orientation: Orientation,
  sheet: MapSheet,
  desks: Desk[],
  strong: TextFitter,
  regular: TextFitter,
): MapLayout {
  const page =
    orientation === 'landscape'
      ? { width: a4.long, height: a4.short }
      : { width: a4.short, height: a4.long };
  const inner = page.width - 2 * margin;
  const room: Rect = {
    x: margin,
    y: margin + headerHeight,
    width: inner,
    height: page.height - 2 * margin - headerHeight,
  };
  const board = boardIn(room);
  const top = board.y + board.height + roomPadding + 4;
  const { desks: rects } = placeDesks(desks, {
    x: room.x + roomPadding,
    y: top,
    width: room.width - 2 * roomPadding,
    height: room.y + room.height - roomPadding - top,
  });
  return {
    orientation,
    page,
    ...layOutHeader(sheet, inner, strong, regular),
    room,
    board,
    boardLabel: placeText(sheet.labels.board, inset(board, 12, 4), 'center', strong, 12.5),
    desks: seatNames(sheet, rects, strong),
  };
}

/** The class and what it is about on the left, when and where on the right, on two shared lines. */
function layOutHeader(sheet: MapSheet, width: number, strong: TextFitter, regular: TextFitter) {
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

function boardIn(room: Rect): Rect {
  const width = Math.min(room.width * 0.46, 340);
  return {
    x: room.x + (room.width - width) / 2,
    y: room.y + 14,
    width,
    height: boardHeight,
  };
}

function seatNames(sheet: MapSheet, rects: DeskRect[], fitter: TextFitter): PlacedDesk[] {
  const byDesk = new Map(sheet.seats.map((seat) => [deskKey(seat.desk), cleanText(seat.name)]));
  const names = rects.map(({ desk }) => byDesk.get(deskKey(desk)) ?? '');
  const [first] = rects;
  if (!first) return [];
  const padding = {
    // Little where paper is scarce, ample where it isn't.
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
    return { ...rect, name };
  });
}

function placeText(
  raw: string,
  box: Rect,
  align: Align,
  fitter: TextFitter,
  maxSize: number,
  maxLines = 1,
): PlacedText {
  const text = cleanText(raw);
  return { text, align, fitted: fitter.fit(text, box, { maxSize, maxLines }), ...box };
}

function inset(rect: Rect, x: number, y: number): Rect {
  return { x: rect.x + x, y: rect.y + y, width: rect.width - 2 * x, height: rect.height - 2 * y };
}

function smallestName({ desks }: MapLayout): number {
  return Math.min(...desks.map(({ name }) => name?.fitted.size ?? Infinity));
}
