import 'server-only';
import { placeText, type Rect } from '@/lib/drawing/typesetting/placed-text';
import type { ExamSheet, SheetSitting } from './exam-sheet';
import {
  inked,
  pageSize,
  textPart,
  type Fitters,
  type InkedText,
  type PagePart,
} from './paper-page';

export const listMargin = 36;

const headingHeight = 80;

export const listArea: Rect = {
  x: listMargin,
  y: listMargin + headingHeight,
  width: pageSize.width - 2 * listMargin,
  height: pageSize.height - 2 * listMargin - headingHeight,
};

/**
 * Lays out the heading of a page of exam papers. On later pages the heading is a PDF/UA artifact, so that screen
 * readers read it only once.
 */
export function layOutHeading(
  { title, kindName, pageOf }: ExamSheet,
  { details }: SheetSitting,
  label: string,
  [page, pages]: readonly [number, number],
  { strong, regular }: Fitters,
): { parts: PagePart[]; silent: InkedText[] } {
  const { x, width } = listArea;
  const left = width * 0.68;
  const right = { x: x + left + 12, width: width - left - 12 };
  const small = { y: listMargin, height: 14 };
  const large = { y: listMargin + 17, height: 34 };
  const at = (text: string, box: Rect, size: number, lines = 1) =>
    placeText(text, box, 'left', size > 13 ? strong : regular, size, lines);
  const heading = at(title || kindName, { x, width: left, ...large }, 24, 2);
  const kind = title ? [at(kindName, { x, width: left, ...small }, 12)] : [];
  const below = at(details, { x, width, y: listMargin + 56, height: 18 }, 13);
  const labelText = placeText(label, { ...right, ...large }, 'right', strong, 24);
  const pageText = placeText(pageOf(page, pages), { ...right, ...small }, 'right', regular, 11);
  const texts = [
    inked(heading),
    ...kind.map((text) => inked(text, 'inkSoft')),
    inked(labelText),
    inked(below, 'inkSoft'),
  ].filter(({ placed }) => placed.text !== '');
  const isFirst = page === 1;
  return {
    parts: isFirst ? texts.map((text) => textPart(text.placed === heading ? 'H1' : 'P', text)) : [],
    silent: [...(isFirst ? [] : texts), ...(pages > 1 ? [inked(pageText, 'inkSoft')] : [])],
  };
}
