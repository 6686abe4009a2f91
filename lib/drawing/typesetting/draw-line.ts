import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { findFonts, type MapFont } from './fonts';
import { isReversed, letterGlyphs, missingBox, type TextLine } from './text-line';

export type Document = InstanceType<typeof PDFDocument>;
type FontSource = Parameters<Document['font']>[0];

export interface Pen {
  x: number;
  baseline: number;
  size: number;
  color: string;
}

export function drawLine(document: Document, line: TextLine, start: Pen): void {
  let { x } = start;
  for (const { font, text, width, readBy } of line.pieces) {
    const pen = { ...start, x };
    if (readBy === 'statement') document.markContent('Span', { actual: text });
    if (!font) {
      drawMissing(document, pen);
    } else if (readBy === 'letters') {
      drawOutlines(document, font, text, pen);
      layLetters(document, font, text, width, pen);
    } else {
      writeText(document, font, text, pen);
    }
    if (readBy === 'statement') document.endMarkedContent();
    x += width * start.size;
  }
}

const unbroken = { lineBreak: false, baseline: 'alphabetic' } as const;

function writeText(document: Document, font: MapFont, text: string, pen: Pen): void {
  useFont(document, font.key, font.font, pen);
  // An empty feature list prevents PDFKit from shaping word by word, which would break right-to-left text.
  document.text(text, pen.x, pen.baseline, { ...unbroken, features: [] });
}

function useFont(document: Document, key: string, font: Font, { size, color }: Pen): void {
  document.registerFont(key, font as unknown as FontSource & string);
  document.font(key, size).fillColor(color);
}

function drawOutlines(document: Document, { font }: MapFont, text: string, pen: Pen): void {
  const run = font.layout(text, []);
  const scale = pen.size / font.unitsPerEm;
  let at = 0;
  const outlines = run.glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[index] ?? {};
    const outline = glyph.path.translate(at + xOffset, yOffset).toSVG();
    at += xAdvance;
    return outline;
  });
  document.save().translate(pen.x, pen.baseline).scale(scale, -scale);
  document.path(outlines.join('')).fill(pen.color).restore();
}

/** Draws invisible letters over visible outlines, so that text in a PDF can be searched, copied and read aloud. */
function layLetters(
  document: Document,
  font: MapFont,
  text: string,
  width: number,
  pen: Pen,
): void {
  const letters = lettersOnly(font);
  const { advanceWidth } = letters.layout(text);
  const horizontalScaling = (100 * width * font.font.unitsPerEm) / Math.max(1, advanceWidth);
  document.save().addContent('3 Tr');
  useFont(document, `${font.key}-letters`, letters, pen);
  const options = { ...unbroken, features: [], horizontalScaling };
  document.text(text, pen.x, pen.baseline, options);
  document.restore();
}

function lettersOnly(font: MapFont): Font {
  const layout = (text: string) => {
    const glyphs = letterGlyphs(font, text, isReversed(text));
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    const advanceWidth = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
    return { glyphs, positions, advanceWidth };
  };
  return Object.create(font.font, {
    layout: { value: layout },
    postscriptName: { value: `${font.font.postscriptName}-Letters` },
  }) as Font;
}

function drawMissing(document: Document, pen: Pen): void {
  const { x, baseline, size, color } = pen;
  const { advance, width, height } = missingBox;
  document
    .roundedRect(
      x + ((advance - width) / 2) * size,
      baseline - height * size,
      width * size,
      height * size,
      0.08 * size,
    )
    .lineWidth(0.06 * size)
    .stroke(color);
  // PDF readers use a replacement text only where the page has text, so a space is written at the same place.
  const [font] = findFonts('strong', ' ');
  if (font) writeText(document, font, ' ', pen);
}
