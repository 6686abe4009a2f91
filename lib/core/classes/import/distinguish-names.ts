import { nameKey } from '../pupil-name';
import { surnameInitials } from './full-name';

export interface NameParts {
  firstName: string;
  surname: string;
}

function twoLetters(surname: string): string {
  const word = surname.split(' ').findLast((each) => /\p{L}/u.test(each)) ?? '';
  return /(?:\p{L}\p{M}*){1,2}/u.exec(word)?.[0] ?? '';
}

const suffixes: ((surname: string) => string)[] = [
  () => '',
  (surname) => surnameInitials(surname)[0] ?? '',
  (surname) => {
    const [last, before] = surnameInitials(surname);
    return before === undefined ? twoLetters(surname) : `${before}${last}`;
  },
];

function shared(names: readonly string[]): number[][] {
  const byKey = new Map<string, number[]>();
  names.forEach((name, index) => {
    const key = nameKey(name);
    byKey.set(key, [...(byKey.get(key) ?? []), index]);
  });
  return [...byKey.values()].filter((group) => group.length > 1);
}

/**
 * Returns a different name for each pupil of a class, in the order of the pupils, with as few letters of the surname as
 * possible. Pupils with the same first name get an initial ("Emma H"). If two names are still equal, two letters
 * replace the initial ("Emma KH"). If names are equal even then, a number follows.
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
