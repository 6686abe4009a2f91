import { nameKey } from '../pupil-name';
import { surnameInitials } from './full-name';

export interface NameParts {
  firstName: string;
  surname: string;
}

/** The first two letters of a surname's last word: "Ha" of "Hansen". */
function twoLetters(surname: string): string {
  const word = surname.split(' ').findLast((each) => /\p{L}/u.test(each)) ?? '';
  return /(?:\p{L}\p{M}*){1,2}/u.exec(word)?.[0] ?? '';
}

/** Suffixes for a first name, from the least to the most revealing about the surname. */
const suffixes: ((surname: string) => string)[] = [
  () => '',
  (surname) => surnameInitials(surname)[0] ?? '',
  (surname) => {
    const [last, before] = surnameInitials(surname);
    return before === undefined ? twoLetters(surname) : `${before}${last}`;
  },
];

/** Positions of names that occur more than once, by name key. */
function shared(names: readonly string[]): number[][] {
  const byKey = new Map<string, number[]>();
  names.forEach((name, index) => {
    const key = nameKey(name);
    byKey.set(key, [...(byKey.get(key) ?? []), index]);
  });
  return [...byKey.values()].filter((group) => group.length > 1);
}

/**
 * Distinct names, in the order of the input. A pupil with a unique first name has only that. Other pupils also have the
 * surname's initial ("Emma H"), or if that is not enough, two letters ("Emma KH" of Krogh Hansen, "Emma Ha" of Hansen),
 * or else a number. The result contains nothing more of a surname.
 */
export function distinguishNames(pupils: readonly NameParts[]): string[] {
  const names = pupils.map(({ firstName }) => firstName);
  for (const suffix of suffixes.slice(1)) {
    for (const index of shared(names).flat()) {
      const { firstName, surname } = pupils[index]!;
      names[index] = `${firstName} ${suffix(surname)}`.trim();
    }
  }
  const taken = new Set(names.map(nameKey));
  for (const group of shared(names)) {
    let number = 0;
    for (const index of group) {
      const start = names[index]!;
      do number += 1;
      while (taken.has(nameKey(`${start} ${number}`)));
      names[index] = `${start} ${number}`;
      taken.add(nameKey(names[index]));
    }
  }
  return names;
}
