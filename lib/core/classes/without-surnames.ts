import { distinguishNames, type NameParts } from './import/distinguish-names';
import { columnWords, splitFullName } from './import/full-name';
import { nameWarning } from './pupil-name';

/** Placeholder for a name that must not be shown. */
const noName = '–';

/**
 * The part of an address before the @, without words that contain a number as long as a birth date or a phone number.
 */
function withoutAddressAndNumber(name: string): string {
  const local = name.replace(/(?<!\S)\S*@\S*/gu, (word) => (/^\p{L}+/u.exec(word) ?? [''])[0]);
  return local
    .split(' ')
    .filter((word) => !/\p{Nd}{3,}/u.test(word))
    .join(' ')
    .trim();
}

/**
 * The names of a class and its trainees as strangers may see them, in the order of the input. A likely full name loses
 * its surname, except for initials that are needed to distinguish pupils. If the surname is uncertain, the shorter
 * first name is used.
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
