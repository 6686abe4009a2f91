import bidiFactory from 'bidi-js';
import type { Face } from './font-files';
import { findFonts, type MapFont } from './fonts';

export type Direction = 'ltr' | 'rtl';

interface TextPiece {
  text: string;
  font: MapFont | null;
  width: number;
  /**
   * How PDF readers extract a piece of text: from its glyphs, from invisible letters, or from a replacement text
   * ("statement").
   */
  readBy: 'glyphs' | 'letters' | 'statement';
}

export interface TextLine {
  text: string;
  pieces: TextPiece[];
  left: number;
  width: number;
  top: number;
  bottom: number;
}

export type LineShaper = (text: string, face: Face, direction: Direction) => TextLine;

interface Cluster {
  text: string;
  level: number;
  font: MapFont | null;
  script: string;
}

export const missingBox = { advance: 0.7, width: 0.56, height: 0.7 };

const bidi = bidiFactory();
const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Devanagari',
  'Arabic',
  'Hebrew',
  'Tamil',
  'Thai',
  'Ethiopic',
  'Hangul',
]
  .map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }))
  .concat({
    name: 'Han',
    letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u,
  });
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const shared = 'shared';
/**
 * Joiners and variation selectors only affect the shaping of neighbouring characters, so a font needs no glyphs for
 * them.
 */
const steering = /[\p{Join_Control}\p{Variation_Selector}]/u;

export function findDirection(text: string): Direction {
  const level = bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0;
  return level % 2 ? 'rtl' : 'ltr';
}

export function createLineShaper(): LineShaper {
  const known = new Map<string, TextLine>();
  return (text, face, direction) => {
    const key = `${face} ${direction} ${text}`;
    const line = known.get(key) ?? shapeLine(text, face, direction);
    known.set(key, line);
    return line;
  };
}

function shapeLine(text: string, face: Face, direction: Direction): TextLine {
  const line: TextLine = { text, pieces: [], left: 0, width: 0, top: 0, bottom: 0 };
  let pen = 0;
  let right = 0;
  for (const run of inVisualOrder(splitRuns(text, face, direction))) {
    const { piece, ink } = shapePiece(run);
    line.pieces.push(piece);
    line.left = Math.min(line.left, pen + ink.left);
    right = Math.max(right, pen + Math.max(piece.width, ink.right));
    line.top = Math.max(line.top, ink.top);
    line.bottom = Math.max(line.bottom, -ink.bottom);
    pen += piece.width;
  }
  line.width = right - line.left;
  return line;
}

function splitRuns(text: string, face: Face, direction: Direction): Cluster[][] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: Cluster[][] = [];
  let previous: Cluster | undefined;
  const all = [...clusters.segment(text)];
  all.forEach(({ segment, index }, at) => {
    const level = embedding.levels[index] ?? 0;
    const shown = mirrored.get(index) ?? segment;
    let script = findScript(shown);
    let font: MapFont | null;
    if (script === shared) {
      // Spaces, digits and punctuation get the font of the letters beside them, so that no space or digit splits a run
      // of text.
      const neighbour =
        previous?.level === level
          ? previous.font
          : fontFor(
              all.slice(at).find((next) => findScript(next.segment) !== shared)?.segment,
              face,
            );
      font = neighbour && covers(neighbour, shown) ? neighbour : fontFor(shown, face);
      if (previous?.level === level && previous.font === font) script = previous.script;
    } else {
      font = fontFor(shown, face);
    }
    const cluster: Cluster = { text: shown, level, font, script };
    const joins =
      previous &&
      font &&
      previous.level === level &&
      previous.font === font &&
      (previous.script === script || previous.script === shared);
    if (joins) runs.at(-1)?.push(cluster);
    else runs.push([cluster]);
    previous = cluster;
  });
  return runs;
}

function findScript(text: string): string {
  return (
    scripts.find(({ letter }) => letter.test(text))?.name ??
    (/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(text) ? shared : 'other')
  );
}

function fontFor(text: string | undefined, face: Face): MapFont | null {
  if (text === undefined) return null;
  for (const font of findFonts(face, text)) if (covers(font, text)) return font;
  return null;
}

function covers({ font, characters }: MapFont, text: string): boolean {
  if (characters && !characters.test(text)) return false;
  return Array.from(text).every(
    (character) => steering.test(character) || hasGlyph(font, character),
  );
}

function hasGlyph(font: MapFont['font'], character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Puts runs of text into visual order for right-to-left scripts (UAX #9, rule L2). */
function inVisualOrder(runs: Cluster[][]): Cluster[][] {
  const runLevel = (run: Cluster[] | undefined) => run?.[0]?.level ?? 0;
  const ordered = [...runs];
  for (let level = Math.max(0, ...ordered.map(runLevel)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      if (runLevel(ordered[start]) < level) continue;
      let end = start;
      while (end < ordered.length && runLevel(ordered[end]) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

export function isReversed(text: string): boolean {
  return rightToLeftLetter.test(text);
}

function shapePiece(run: Cluster[]) {
  const font = run[0]?.font ?? null;
  const isRightToLeft = (run[0]?.level ?? 0) % 2 === 1;
  if (!font) {
    const logical = run.map((cluster) => cluster.text).join('');
    const piece: TextPiece = {
      text: logical,
      font,
      width: missingBox.advance,
      readBy: 'statement',
    };
    return {
      piece,
      ink: { left: 0, right: missingBox.advance, top: missingBox.height, bottom: 0 },
    };
  }
  const drawn = run.map((cluster) =>
    Array.from(cluster.text)
      .filter((character) => hasGlyph(font.font, character))
      .join(''),
  );
  const logical = drawn.join('');
  // The font reverses a run of right-to-left letters, but not a run that has only punctuation.
  const isTurnedByFont = isReversed(logical);
  const text = isRightToLeft && !isTurnedByFont ? drawn.reverse().join('') : logical;
  const glyphRun = font.font.layout(text, []);
  const unit = font.font.unitsPerEm;
  const ink = { left: 0, right: 0, top: 0, bottom: 0 };
  let pen = 0;
  glyphRun.glyphs.forEach((glyph, index) => {
    const position = glyphRun.positions[index];
    if (!position) return;
    const box = glyph.cbox;
    if (Number.isFinite(box.minX) && box.maxX > box.minX) {
      ink.left = Math.min(ink.left, (pen + position.xOffset + box.minX) / unit);
      ink.right = Math.max(ink.right, (pen + position.xOffset + box.maxX) / unit);
      ink.top = Math.max(ink.top, (position.yOffset + box.maxY) / unit);
      ink.bottom = Math.min(ink.bottom, (position.yOffset + box.minY) / unit);
    }
    pen += position.xAdvance;
  });
  const ownGlyphs = letterGlyphs(font, text, isTurnedByFont);
  const isPlain =
    ownGlyphs.length === glyphRun.glyphs.length &&
    ownGlyphs.every((glyph, index) => glyph.id === glyphRun.glyphs[index]?.id);
  const readBy = isPlain ? 'glyphs' : 'letters';
  const piece: TextPiece = { text, font, width: pen / unit, readBy };
  return { piece, ink };
}

export function letterGlyphs({ font }: MapFont, text: string, isRightToLeft: boolean) {
  const glyphs = Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
  return isRightToLeft ? glyphs.reverse() : glyphs;
}
