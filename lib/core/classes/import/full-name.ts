import { nameKey } from '../pupil-name';
import { withoutNumber } from './cell-kind';

/** The content of the cell of a pupil's name. */
export type NameOrder = 'firstNameOnly' | 'firstNameFirst' | 'surnameFirst';

export interface SplitName {
  firstName: string;
  surname: string;
  /** Other possible first names; empty if the split is certain. */
  alternatives: string[];
}

/** First and last words of the names in a column, as name keys. */
export interface ColumnWords {
  first: ReadonlySet<string>;
  last: ReadonlySet<string>;
}

/** Words that belong to the surname that follows. */
const particles = new Set(
  'af al av bin da das de del della den der di dos du el ibn la le ten ter van von zu'.split(' '),
);
/** Words that belong to the first name that follows: Abd al-Rahman, عبد الرحمن. */
const openers = new Set(['abd', 'abdul', 'abdel', 'abdal', 'عبد']);

const surnameEnding =
  /(?:sen|sson|zon|son|datter|dottir|dóttir|stad|rud|berg|dahl|dal|vik|vold|land|lund|haug|heim|moen|bakken|strøm|gaard|gård|eng|nes|næss|seth|set|ås|ski|ska|wicz|ović|ovic|enko|ova|eva|ov|ev|ez|енко|ук|юк|ський|ська|ов|ова)$/u;

/** Whether a word ends like many Norwegian and Slavic surnames do ("Hansen", "Solberg", "Kowalski"). */
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

/**
 * Finds where the surname starts in a name of at least three words, and whether that is certain. The last word must
 * belong to the surname.
 */
function surnameStart(words: string[], start: number, column: ColumnWords) {
  for (let index = start; index < words.length - 1; index += 1) {
    const word = words[index]!;
    const key = nameKey(word);
    const isOther = column.last.has(key) && !column.first.has(key);
    if (isParticle(word) || isInitial(word) || isOther || looksLikeSurname(word)) {
      return { at: index, isSure: true };
    }
    if (!column.first.has(key)) {
      // A second first name and a middle name look alike. Two first names are usual in Norway; three are not.
      return { at: Math.min(start + 1, words.length - 1), isSure: false };
    }
  }
  return { at: words.length - 1, isSure: true };
}

/**
 * Splits a full name into first name and surname, without a list of names. A comma ends a surname that comes first.
 * Without a comma, the last word belongs to the surname, or the first word if the surname comes first. A hyphenated
 * word is one word. Of the words between, the surname starts at a particle ("van"), at an initial, or at a word with a
 * surname's ending. It also starts at a word that ends other names of the column but begins none. A word that begins
 * other names of the column is a second first name. Otherwise the second word counts as a first name ("Anne Marie"),
 * and `alternatives` has the other possible first names.
 * @param text a clean cell, as by `cleanCell`
 */
export function splitFullName(text: string, order: NameOrder, column: ColumnWords): SplitName {
  const comma = /^([^,]+),([^,]+)$/u.exec(text);
  if (comma) {
    return { firstName: comma[2]!.trim(), surname: comma[1]!.trim(), alternatives: [] };
  }
  // Our own lists distinguish namesakes by a number.
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
 * The initials of a surname without its particles, at most two. The initial of the last word is first, because it
 * distinguishes pupils best.
 */
export function surnameInitials(surname: string): string[] {
  const words = splitWords(surname).filter((word) => !isParticle(word));
  const initials = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return [initials.at(-1), initials.at(-2)].flatMap((letter) =>
    letter === undefined ? [] : letter.toLocaleUpperCase('nb-NO'),
  );
}
