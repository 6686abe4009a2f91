import { cleanText } from './clean-text';
import type { BoxSize, FittedText, TextFitter } from './fit-text';

export const a4 = { short: 595.28, long: 841.89 };

export interface Rect extends BoxSize {
  x: number;
  y: number;
}

export type Align = 'left' | 'center' | 'right';

export interface PlacedText extends Rect {
  text: string;
  align: Align;
  fitted: FittedText;
  turn?: number;
}

export function placeText(
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
