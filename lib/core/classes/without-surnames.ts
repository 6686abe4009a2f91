import { distinguishNames, type NameParts } from './import/distinguish-names';
import { columnWords, splitFullName } from './import/full-name';
import { nameWarning } from './pupil-name';

/** Placeholder for a name that must not be shown. */
const noName = '–';

/** Only what comes before the @ of an address, and no word with a number as long as a birth date or a phone number. */
function withoutAddressAndNumber(name: string): string {
  const local = name.replace(/(?<!\S)\S*@\S*/gu, (word) => (/^\p{L}+/u.exec(word) ?? [''])[0]);
  return local
    .split(' ')
    .filter((word) => !/\p{Nd}{3,}/u.test(word))
    .join(' ')
    .trim();
}

/**
 * The names of a class and its trainees as strangers may read them, in the order of the input: a name that looks like a
 * full name without its surname, of which only so many initials stay as tell two pupils apart. Where the words leave it
 * open what the surname is, the shorter first name is taken.
 */
export function withoutSurnames(names: readonly string[]): string[] {
  const cleaned = names.map((name) => withoutAddressAndNumber(name) || noName);
  const column = columnWords(cleaned);
  return distinguishNames(
    cleaned.map((name): NameParts => {
      if (nameWarning(name) !== 'fullName') return { firstName: name, surname: '' };
      const { firstName, surname, alternatives } = splitFullName(name, 'firstNameFirst', column);
      const shortest = [firstName, ...alternatives].reduce((a, b) => (b.length < a.length ? b : a));
      return {
        firstName: shortest,
        surname: surname || name.slice(shortest.length).trim(),
      };
    }),
  );
}
