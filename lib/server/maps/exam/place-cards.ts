import 'server-only';
import { placeText, type Rect } from '@/lib/drawing/typesetting/placed-text';
import type { ExamSheet, SheetSeat, SheetSitting } from './exam-sheet';
import {
  dotted,
  inked,
  pageSize,
  sentence,
  type Fitters,
  type PaperLine,
  type PaperPage,
  type SpokenTexts,
} from './paper-page';

const [columns, rows] = [2, 4];
const card = { width: pageSize.width / columns, height: pageSize.height / rows };
const inset = 24;

export function layOutPlaceCards(sheet: ExamSheet, fitters: Fitters): PaperPage[] {
  return sheet.sittings.flatMap((sitting) => {
    const cards = sitting.seats.map((seat, at) =>
      layOutCard(sheet, sitting, seat, at % (columns * rows), fitters),
    );
    return Array.from({ length: Math.ceil(cards.length / (columns * rows)) }, (_, page) => ({
      lines: cuts,
      boxes: [],
      silent: [],
      parts: [
        {
          type: 'L' as const,
          title: sentence(sheet.kindName, sheet.title, sitting.label),
          items: cards.slice(page * columns * rows, (page + 1) * columns * rows),
        },
      ],
    }));
  });
}

const cut = (from: PaperLine['from'], to: PaperLine['to']): PaperLine => ({
  from,
  to,
  width: 0.5,
  color: 'emptyEdge',
  isDashed: true,
});

const cuts: PaperLine[] = [
  ...Array.from({ length: columns - 1 }, (_, at) => (at + 1) * card.width).map((x) =>
    cut({ x, y: 0 }, { x, y: pageSize.height }),
  ),
  ...Array.from({ length: rows - 1 }, (_, at) => (at + 1) * card.height).map((y) =>
    cut({ x: 0, y }, { x: pageSize.width, y }),
  ),
];

function layOutCard(
  sheet: ExamSheet,
  { label, time }: SheetSitting,
  { name, className, deskText, variantText }: SheetSeat,
  at: number,
  { strong, regular }: Fitters,
): SpokenTexts {
  const x = (at % columns) * card.width + inset;
  const y = Math.floor(at / columns) * card.height + inset;
  const [width, height] = [card.width - 2 * inset, card.height - 2 * inset];
  const half = width / 2 - 6;
  const row = (from: number, size: number): Rect => ({ x, y: y + from, width, height: size });
  const bottom = { y: y + height - 26, height: 26 };
  const test = dotted(sheet.title, label, time);
  const texts = [
    inked(placeText(test, row(-4, 30), 'left', regular, 11, 2), 'inkSoft'),
    inked(placeText(name, row(32, height - 68), 'center', strong, 44, 2)),
    inked(placeText(deskText, { x, width: half, ...bottom }, 'left', strong, 20)),
    inked(
      placeText(
        dotted(className, variantText),
        { x: x + width - half, width: half, ...bottom },
        'right',
        regular,
        13,
        2,
      ),
      'inkSoft',
    ),
  ];
  return {
    spoken: sentence(deskText, name, className, variantText, sheet.title, label, time),
    texts: texts.filter(({ placed }) => placed.text !== ''),
  };
}
