import { create, type Font, type Glyph } from 'fontkit';
import { readFont } from '#font-bytes';
import { fontFiles, type Face, type FontFiles } from './font-files';

export interface MapFont {
  key: string;
  font: Font;
  characters?: RegExp;
}

/** The font cache is a global, because each route's bundle may have its own copy of this module. */
const cacheKey = Symbol.for('seatmap.export.fonts');
const shared = globalThis as typeof globalThis & { [cacheKey]?: Map<string, MapFont> };

export function* findFonts(face: Face, text: string): Generator<MapFont> {
  for (const files of fontFiles) {
    if (files.characters && !files.characters.test(text)) continue;
    const font = openFont(files, face);
    if (font) yield font;
  }
}

function openFont({ characters, ...files }: FontFiles, face: Face): MapFont | undefined {
  const file = files[face];
  const cache = (shared[cacheKey] ??= new Map<string, MapFont>());
  const known = cache.get(file);
  if (known) return known;
  const bytes = readFont(file);
  if (!bytes) return undefined;
  const opened = create(bytes as Buffer);
  if ('fonts' in opened) throw new Error(`Expected a single font in ${file}`);
  const font = {
    key: file.replace(/^.*\/|\.\w+$/g, ''),
    characters,
    font: withSafeLayout(withOwnCodePoints(opened)),
  };
  cache.set(file, font);
  return font;
}

/**
 * The library fontkit reuses glyph objects that remember the characters of an earlier text, which breaks Arabic
 * joining. So each text gets new glyph objects.
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

const withoutMarks = { ccmp: false, mark: false, mkmk: false };

/** The library fontkit throws for some letters such as U+0760, whose text is then typeset without placed accents. */
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
