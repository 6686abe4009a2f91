import 'server-only';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';

export type Face = 'regular' | 'strong';

export interface MapFont {
  key: string;
  font: Font;
}

/** In order of preference. Noto Sans holds Latin (Vietnamese included), Greek, Cyrillic and Devanagari. */
const files: Record<Face, string[]> = {
  strong: [
    'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
    'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    'noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
    'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
    'noto-sans-ethiopic/600SemiBold/NotoSansEthiopic_600SemiBold.ttf',
  ],
  regular: [
    'noto-sans/400Regular/NotoSans_400Regular.ttf',
    'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    'noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf',
  ],
};

/** On globalThis, because each route's bundle may hold its own copy of this module. */
const cacheKey = Symbol.for('seatmap.export.fonts');
const shared = globalThis as typeof globalThis & { [cacheKey]?: Map<string, MapFont> };

/** Yields the face's fonts in order of preference, opening each only when asked for. */
export function* fontsOf(face: Face): Generator<MapFont> {
  for (const file of files[face]) yield openFont(file);
}

function openFont(file: string): MapFont {
  const cache = (shared[cacheKey] ??= new Map<string, MapFont>());
  const known = cache.get(file);
  if (known) return known;
  const opened = create(readFileSync(locate(file)));
  if ('fonts' in opened) throw new Error(`Expected a single font in ${file}`);
  const font = {
    key: path.basename(file, '.ttf'),
    font: withSafeLayout(withOwnCodePoints(opened)),
  };
  cache.set(file, font);
  return font;
}

/**
 * Looked up from the working directory, not from this module: a bundler moves the module and rewrites
 * `import.meta.url`, while the server always runs from the folder that holds `node_modules`.
 */
function locate(file: string): string {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json');
  const [name = '', ...rest] = file.split('/');
  const manifest = createRequire(root).resolve(`@expo-google-fonts/${name}/package.json`);
  return path.join(path.dirname(manifest), ...rest);
}

/**
 * fontkit keeps for each glyph the code points it first met it with, and shapes and labels later texts by them: one
 * export would spoil Arabic joining and text extraction in the next. So every request gets its own.
 */
function withOwnCodePoints(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id);
    if (!codePoints?.length) return glyph;
    const isMark = /^\p{M}+$/u.test(String.fromCodePoint(...codePoints));
    const isLigature = codePoints.length > 1;
    return Object.create(glyph, {
      codePoints: { value: codePoints },
      isMark: { value: isMark },
      isLigature: { value: isLigature },
    }) as Glyph;
  };
  return font;
}

/** Dots and joining signs stay in the letters' own glyphs. */
const withoutMarks = { ccmp: false, mark: false, mkmk: false };

/**
 * fontkit fails on a mark for which the font states no place, as with some rare Arabic letters (U+0760). Such a text
 * is set once more with whole letters.
 */
function withSafeLayout(font: Font): Font {
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...rest) => {
    try {
      return layout(text, features, ...rest);
    } catch {
      return layout(text, withoutMarks, ...rest);
    }
  };
  return font;
}
