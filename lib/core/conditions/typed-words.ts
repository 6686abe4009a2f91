import { kinds, type Content } from './kinds';
import type { PupilId } from './kinds/kind';
import { toPupilFields } from './kinds/pupil-fields';

/** Condition that a teacher typed or chose by a button, before the pupils are added. */
export type Asked = Pick<Content, 'type'> & Partial<Content>;

/** Returns a condition with the given pupils, who replace all earlier pupils of the condition. */
export const withPupils = (asked: Asked, pupils: PupilId[]) =>
  ({ ...asked, ...toPupilFields(kinds[asked.type].pupilFields, pupils) }) as Content;

const words = (source: string) => source.replaceAll(' ', '\\s+');
const sits = '(?:sitter |sitte |sits? )?';
const afterName = '(?<=[^\\s+/,;&])[\\s,:]+';
const toEnd = (source: string) => new RegExp(words(`${afterName}${sits}(?:${source})[\\s,.]*$`));

const phrases = Object.entries(kinds).flatMap(([type, { choices }]) =>
  choices.map(({ own, phrase, between }) => ({
    asked: { type, ...own } as Asked,
    atEnd: phrase && toEnd(phrase.source),
    between: between && new RegExp(words(`${afterName}${sits}(?:${between.source}) (?=\\S)`)),
  })),
);
const place = toEnd(
  '(?:pa |in |at )?(?:rad|rekke|row) (?<row>\\d+)[\\s,]*(?:og |and )?(?:plass|pult|seat|desk|place) (?<place>\\d+)',
);
const rather =
  /helst|gjerne|(?:would )?rather|preferably|(?:hvis|om) (?:det g[åa]r|mulig)|if possible/;
const must = /må|must/;
const strength = new RegExp(
  words(
    `(?<!\\p{L})(?:(?<rather>${rather.source})|(?<must>${must.source})|skal|bør|shall|should)`,
  ) + "(?:(?!\\p{L})|(?=n[’']t))",
  'giu',
);

/** Cyrillic letter → Latin letters, based on the transliteration for passports in ICAO Doc 9303. */
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g ґ:g д:d е:e ё:e є:ie ж:zh з:z и:i і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:iu я:ia'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * Converts a name to a form for comparison: lower case, plain Latin letters, no accents. One letter may become several.
 * Example: "Æsa" becomes "aesa".
 */
export function foldName(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const lower = letter.toLowerCase();
    const plain = { ø: 'o', æ: 'ae', å: 'a', đ: 'd', ł: 'l', ß: 'ss' }[lower];
    return plain ?? cyrillic[lower] ?? lower.normalize('NFD').replace(/\p{Mn}/gu, '');
  }).join('');
}

export interface Phrase {
  /** Typed text in which all recognized words are replaced by spaces, so that the names keep their positions. */
  names: string;
  asked?: Asked;
  /**
   * Position in the typed text of a phrase between two names, such as "next to" in "Ada next to Bo". Undefined if no
   * phrase stands between names.
   */
  betweenAt?: number;
  /** Row and place of the desk that the typed text names, such as "row 2 seat 3"; both count from 1. */
  place?: { row: number; place: number };
  /**
   * True for a typed wish ("rather"), false for a typed hard condition ("must"), undefined if the text says neither.
   */
  wish?: boolean;
}

/**
 * Splits a typed condition into the phrase, such as "side by side", and the text with the names. A phrase at the end of
 * the text wins over a phrase between two names.
 */
export function splitPhrase(text: string): Phrase {
  const said = [...text.matchAll(strength)].map(({ groups }) => groups!);
  const isRather = /\?\s*$/.test(text) || said.some((groups) => groups.rather);
  const wish = isRather || (said.some((groups) => groups.must) ? false : undefined);
  const rest = text.replace(strength, blank).replace(/\?\s*$/, blank);
  const folded = foldName(rest);
  const desk = place.exec(folded);
  if (desk) {
    const [row, seat] = [desk.groups!.row, desk.groups!.place].map(Number) as [number, number];
    return { names: without(rest, desk), place: { row, place: seat }, wish };
  }
  const found = (['atEnd', 'between'] as const)
    .flatMap((where) =>
      phrases.flatMap(({ asked, [where]: pattern }) => {
        const match = pattern?.exec(folded);
        return match ? [{ asked, match, isBetween: where === 'between' }] : [];
      }),
    )
    .sort(
      (a, b) =>
        Number(a.isBetween) - Number(b.isBetween) ||
        a.match.index - b.match.index ||
        b.match[0].length - a.match[0].length,
    );
  if (!found[0]) return { names: rest, wish };
  const { asked, match, isBetween } = found[0];
  const names = without(rest, match, isBetween ? ',' : '');
  if (!isBetween) return { names, asked, wish };
  const betweenAt = Array.from({ length: rest.length }, (_, at) => at).findIndex(
    (at) => rest[at] !== names[at],
  );
  return { names, asked, betweenAt, wish };
}

const blank = (text: string) => ' '.repeat(text.length);

/**
 * Positions in the folded text are converted back to the typed text, because folding can lengthen a text ("æ" → "ae").
 */
function without(text: string, { index, 0: found }: RegExpExecArray, sign = ''): string {
  const [start, end] = [index, index + found.length].map((length) => {
    let to = 0;
    while (foldName(text.slice(0, to)).length < length) to += 1;
    return to;
  }) as [number, number];
  return text.slice(0, start) + sign.padEnd(end - start) + text.slice(end);
}
