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

/** A straight line between two points. */
export interface PaperLine {
  from: { x: number; y: number };
  to: { x: number; y: number };
  width: number;
  color: Color;
  isDashed?: boolean;
}

/** A text or a line of texts that is read aloud as one sentence, so that no heads are needed to understand it. */
export interface SpokenTexts {
  spoken: string;
  texts: InkedText[];
}

export type PagePart =
  | ({ type: 'H1' | 'P' } & SpokenTexts)
  | { type: 'L'; title: string; items: SpokenTexts[] };

/** A page of A4, in points from its top left corner. */
export interface PaperPage {
  lines: PaperLine[];
  boxes: Rect[];
  /** What is read aloud elsewhere or only helps the eye: heads of columns, headings that repeat. */
  silent: InkedText[];
  /** In the order in which they are read aloud. */
  parts: PagePart[];
}

export const pageSize = { width: a4.short, height: a4.long };

/** The two ways to set texts, with one memory of what was set. */
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

/** A part with one text. */
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

/** Texts as one sentence to be read aloud; empty ones are left out. */
export const sentence = (...texts: string[]) => texts.map(cleanText).filter(Boolean).join(', ');

/** Texts beside each other; empty ones are left out. */
export const dotted = (...texts: string[]) => texts.filter(Boolean).join(' · ');
