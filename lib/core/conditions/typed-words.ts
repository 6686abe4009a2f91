import { kinds, type Content } from './kinds';
import type { PupilId } from './kinds/kind';
import { toPupilFields } from './kinds/pupil-fields';

/** A condition that a teacher typed, without its pupils. */
export type Asked = Pick<Content, 'type'> & Partial<Content>;

/** Adds pupils to a typed condition that lacks them. */
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

/** Cyrillic letters in Latin script, based on the passport transliteration of ICAO 9303, so that "Ok" finds Оксана. */
const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g ґ:g д:d е:e ё:e є:ie ж:zh з:z и:i і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:iu я:ia'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * Folds a name for comparison: lower case, no accents, Norwegian and Cyrillic letters as plain Latin. One letter may
 * become several.
 */
export function foldName(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const lower = letter.toLowerCase();
    const plain = { ø: 'o', æ: 'ae', å: 'a', đ: 'd', ł: 'l', ß: 'ss' }[lower];
    return plain ?? cyrillic[lower] ?? lower.normalize('NFD').replace(/\p{Mn}/gu, '');
  }).join('');
}

export interface Phrase {
  /** Typed line with all understood words replaced by spaces, so that names keep their positions. */
  names: string;
  asked?: Asked;
  /** Position of a phrase between two names in a typed line; undefined without such a phrase. */
  betweenAt?: number;
  /** Row and place of the desk in a typed condition, both counted from 1. */
  place?: { row: number; place: number };
  /** Whether a typed condition is a wish (true) or hard (false); undefined if the text says neither. */
  wish?: boolean;
}

/**
 * Splits a typed condition into its phrase, such as "side by side", and the text with the names. A phrase at the end is
 * preferred to one between names.
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

/** Folding a text for comparison can lengthen it, so positions are converted back to those in the original text. */
function without(text: string, { index, 0: found }: RegExpExecArray, sign = ''): string {
  const [start, end] = [index, index + found.length].map((length) => {
    let to = 0;
    while (foldName(text.slice(0, to)).length < length) to += 1;
    return to;
  }) as [number, number];
  return text.slice(0, start) + sign.padEnd(end - start) + text.slice(end);
}
