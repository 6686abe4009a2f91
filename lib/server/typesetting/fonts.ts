import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { fontFiles, type Face, type FontFiles } from './font-files';

export interface MapFont {
  key: string;
  font: Font;
  characters?: RegExp;
}

/** On globalThis, because each route's bundle may hold its own copy of this module. */
const cacheKey = Symbol.for('seatmap.export.fonts');
const shared = globalThis as typeof globalThis & { [cacheKey]?: Map<string, MapFont> };

/** Yields the face's fonts that may draw the text, in order of preference, opening each only when asked for. */
export function* findFonts(face: Face, text: string): Generator<MapFont> {
  for (const files of fontFiles) {
    if (!files.characters || files.characters.test(text)) yield openFont(files, face);
  }
}

function openFont({ characters, ...files }: FontFiles, face: Face): MapFont {
  const file = files[face];
  const cache = (shared[cacheKey] ??= new Map<string, MapFont>());
  const known = cache.get(file);
  if (known) return known;
  const opened = create(readFileSync(/* turbopackIgnore: true */ locate(file)));
  if ('fonts' in opened) throw new Error(`Expected a single font in ${file}`);
  const font = {
    key: path.parse(file).name,
    characters,
    font: withSafeLayout(withOwnCodePoints(opened)),
  };
  cache.set(file, font);
  return font;
}

/**
 * A build has the fonts in `dist/fonts`; elsewhere they are where their packages have them. Looked up from the working
 * directory, not from this module: a bundler moves the module and rewrites `import.meta.url`, while the server always
 * runs from the folder that holds `dist` and `node_modules`.
 */
function locate(file: string): string {
  const folder = /* turbopackIgnore: true */ process.cwd();
  const built = path.join(folder, 'dist/fonts', path.basename(file));
  if (existsSync(built)) return built;
  const folders = createRequire(path.join(folder, 'package.json')).resolve.paths(file) ?? [];
  const places = folders.map((each) => path.join(each, file));
  const found = places.find((place) => existsSync(place));
  if (!found)
    throw new Error(`Font file not found: ${file}. Build, or install the packages again.`);
  return found;
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
