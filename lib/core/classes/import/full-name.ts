import { nameKey } from '../pupil-name';
import { withoutNumber } from './cell-kind';

export type NameOrder = 'firstNameOnly' | 'firstNameFirst' | 'surnameFirst';

export interface SplitName {
  firstName: string;
  surname: string;
  /** First names that are possible besides `firstName`; empty if the split of the full name is certain. */
  alternatives: string[];
}

export interface ColumnWords {
  first: ReadonlySet<string>;
  last: ReadonlySet<string>;
}

const particles = new Set(
  'af al av bin da das de del della den der di dos du el ibn la le ten ter van von zu'.split(' '),
);
const openers = new Set(['abd', 'abdul', 'abdel', 'abdal', 'عبد']);

const surnameEnding =
  /(?:sen|sson|zon|son|datter|dottir|dóttir|stad|rud|berg|dahl|dal|vik|vold|land|lund|haug|heim|moen|bakken|strøm|gaard|gård|eng|nes|næss|seth|set|ås|ski|ska|wicz|ović|ovic|enko|ova|eva|ov|ev|ez|енко|ук|юк|ський|ська|ов|ова)$/u;

/** Returns whether a word ends like many Norwegian or Slavic surnames ("Hansen", "Kowalski"). */
export function looksLikeSurname(word: string): boolean {
  const key = nameKey(word);
  return key.length > 4 && surnameEnding.test(key);
}

const splitWords = (text: string) => text.split(' ').filter(Boolean);
const isParticle = (word: string) => particles.has(nameKey(word));
const isInitial = (word: string) => /^\p{L}\p{M}*\.?$/u.test(word);

export function columnWords(names: readonly string[]): ColumnWords {
  const first = new Set<string>();
  const last = new Set<string>();
  for (const name of names) {
    const words = splitWords(name.replace(/,/gu, ' ')).map(nameKey);
    if (words.length < 2) continue;
    first.add(words[0]!);
    last.add(words.at(-1)!);
  }
  return { first, last };
}

function surnameStart(words: string[], start: number, column: ColumnWords) {
  for (let index = start; index < words.length - 1; index += 1) {
    const word = words[index]!;
    const key = nameKey(word);
    const isOther = column.last.has(key) && !column.first.has(key);
    if (isParticle(word) || isInitial(word) || isOther || looksLikeSurname(word)) {
      return { at: index, isSure: true };
    }
    if (!column.first.has(key)) {
      // A middle name looks like a second first name, and in Norway two first names are usual but three are not.
      return { at: Math.min(start + 1, words.length - 1), isSure: false };
    }
  }
  return { at: words.length - 1, isSure: true };
}

/**
 * Splits a full name into first name and surname, without a dictionary of names. A comma, a particle ("van"), an
 * initial or a surname ending marks the split. If the split is not certain, `alternatives` contains further possible
 * first names.
 * @param text a cell cleaned by `cleanCell`
 */
export function splitFullName(text: string, order: NameOrder, column: ColumnWords): SplitName {
  const comma = /^([^,]+),([^,]+)$/u.exec(text);
  if (comma) {
    return { firstName: comma[2]!.trim(), surname: comma[1]!.trim(), alternatives: [] };
  }
  if (withoutNumber(text) !== text) return { firstName: text, surname: '', alternatives: [] };
  const words = splitWords(text.replace(/,/gu, ' '));
  if (order === 'firstNameOnly' || words.length < 2) {
    return { firstName: words.join(' '), surname: '', alternatives: [] };
  }
  const join = (from: number, to?: number) => words.slice(from, to).join(' ');
  if (order === 'surnameFirst') {
    const from = isParticle(words[0]!) && words.length > 2 ? 2 : 1;
    const alternatives = words.length - from > 1 ? [words.at(-1)!] : [];
    return { firstName: join(from), surname: join(0, from), alternatives };
  }
  const start = openers.has(nameKey(words[0]!)) && words.length > 2 ? 2 : 1;
  const { at, isSure } = surnameStart(words, start, column);
  const others = [join(0, start), join(0, words.length - 1)];
  const firstName = join(0, at);
  return {
    firstName,
    surname: join(at),
    alternatives: isSure ? [] : [...new Set(others)].filter((other) => other !== firstName),
  };
}

/**
 * Returns at most two initials of a surname, ignoring particles such as "van". The last word's initial comes first,
 * because the last word distinguishes pupils best.
 */
export function surnameInitials(surname: string): string[] {
  const words = splitWords(surname).filter((word) => !isParticle(word));
  const initials = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return [initials.at(-1), initials.at(-2)].flatMap((letter) =>
    letter === undefined ? [] : letter.toLocaleUpperCase('nb-NO'),
  );
}
