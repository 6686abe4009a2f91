import 'server-only';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';
import { createTextFitter, type TextFitter } from '@/lib/drawing/typesetting/fit-text';
import { a4, type PlacedText, type Rect } from '@/lib/drawing/typesetting/placed-text';
import type { paperColors } from '@/lib/drawing/typesetting/tagged-document';
import { createLineShaper } from '@/lib/drawing/typesetting/text-line';

type Color = keyof typeof paperColors;

export interface InkedText {
  placed: PlacedText;
  color: Color;
}

export interface PaperLine {
  from: { x: number; y: number };
  to: { x: number; y: number };
  width: number;
  color: Color;
  isDashed?: boolean;
}

export interface SpokenTexts {
  spoken: string;
  texts: InkedText[];
}

export type PagePart =
  | ({ type: 'H1' | 'P' } & SpokenTexts)
  | { type: 'L'; title: string; items: SpokenTexts[] };

export interface PaperPage {
  lines: PaperLine[];
  boxes: Rect[];
  silent: InkedText[];
  parts: PagePart[];
}

export const pageSize = { width: a4.short, height: a4.long };

export interface Fitters {
  strong: TextFitter;
  regular: TextFitter;
}

export function createFitters(): Fitters {
  const shape = createLineShaper();
  return {
    strong: createTextFitter(shape, 'strong'),
    regular: createTextFitter(shape, 'regular'),
  };
}

export const inked = (placed: PlacedText, color: Color = 'ink'): InkedText => ({ placed, color });

export const textPart = (type: 'H1' | 'P', text: InkedText): PagePart => ({
  type,
  spoken: text.placed.text,
  texts: [text],
});

export const level = (
  { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>,
  lineWidth: number,
  color: Color,
): PaperLine => ({ from: { x, y }, to: { x: x + width, y }, width: lineWidth, color });

export const sentence = (...texts: string[]) => texts.map(cleanText).filter(Boolean).join(', ');

export const dotted = (...texts: string[]) => texts.filter(Boolean).join(' · ');
