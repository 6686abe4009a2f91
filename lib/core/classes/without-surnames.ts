import { distinguishNames, type NameParts } from './import/distinguish-names';
import { columnWords, splitFullName } from './import/full-name';
import { nameWarning } from './pupil-name';

const noName = '–';

function withoutAddressAndNumber(name: string): string {
  const local = name.replace(/(?<!\S)\S*@\S*/gu, (word) => (/^\p{L}+/u.exec(word) ?? [''])[0]);
  return local
    .split(' ')
    .filter((word) => !/\p{Nd}{3,}/u.test(word))
    .join(' ')
    .trim();
}

/**
 * Returns the pupils' names of a class without likely surnames, so that strangers may see the names. Pupils with the
 * same first name get an initial, two letters of the surname, or a number.
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
