import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';

export type Face = 'regular' | 'strong';

export interface MapFont {
  key: string;
  font: Font;
  characters?: RegExp;
}

interface FontFiles extends Record<Face, string> {
  /**
   * The only characters that the font is opened and used for: a large file is not read to learn that a letter is
   * missing, and an emoji font does not set the spaces and digits beside its pictures.
   */
  characters?: RegExp;
}

/** A static font of one of the @expo-google-fonts packages, which all name their files alike. */
function noto(folder: string, family: string, characters?: RegExp): FontFiles {
  const file = (weight: string, style: string) =>
    `@expo-google-fonts/${folder}/${weight}${style}/${family}_${weight}${style}.ttf`;
  return { regular: file('400', 'Regular'), strong: file('600', 'SemiBold'), characters };
}

/** In order of preference. Noto Sans holds Latin (Vietnamese included), Greek, Cyrillic and Devanagari. */
const fontFiles: FontFiles[] = [
  noto('noto-sans', 'NotoSans'),
  noto('noto-sans-arabic', 'NotoSansArabic'),
  noto('noto-sans-hebrew', 'NotoSansHebrew'),
  noto('noto-sans-tamil', 'NotoSansTamil'),
  noto('noto-sans-thai', 'NotoSansThai'),
  noto('noto-sans-ethiopic', 'NotoSansEthiopic'),
  noto(
    'noto-emoji',
    'NotoEmoji',
    /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/u,
  ),
  {
    regular: '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
    strong: '@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
    characters: /\p{Script=Hangul}/u,
  },
  {
    regular: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
    strong: '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
    // With the punctuation and the wide Latin letters of East Asian texts.
    characters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u2190-\u27BF\u3000-\u30FF\uFF00-\uFFEF]/u,
  },
];

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
  const opened = create(readFileSync(locate(file)));
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
 * Looked up from the working directory, not from this module: a bundler moves the module and rewrites
 * `import.meta.url`, while the server always runs from the folder that holds `node_modules`.
 */
function locate(file: string): string {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json');
  const folders = createRequire(root).resolve.paths(file) ?? [];
  const places = folders.map((folder) => path.join(folder, file));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`Font file not found: ${file}. Install the packages again.`);
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
