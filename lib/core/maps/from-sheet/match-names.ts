import { cleanCell } from '@/lib/core/classes/import/cell-kind';
import { toParts } from '@/lib/core/classes/import/reconcile';
import { cleanName, nameKey } from '@/lib/core/classes/pupil-name';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SheetName } from './read-seating-sheet';

interface Person {
  id: PupilId;
  name: string;
}

/**
 * Name in an imported seating sheet that the teacher must identify, and why:
 * - `unknown`: no person matches the name.
 * - `several`: several persons match the name.
 * - `twice`: the name stands at several desks.
 */
export interface AskedName extends SheetName {
  why: 'unknown' | 'several' | 'twice';
}

/**
 * Result of matching names of an imported seating sheet: the seats of all identified people, and the names that the
 * teacher must identify, in the order of the desks.
 */
export interface MatchedNames {
  seats: Seating;
  asked: AskedName[];
}

/**
 * Matches the names of an imported seating sheet with people: first by equal name, then by equal name without case and
 * spaces, then by first name and initial. A match counts only if exactly one person and one name match.
 */
export function matchNames(names: readonly SheetName[], people: readonly Person[]): MatchedNames {
  const seats: Seating = {};
  const free = new Set(people);
  const left = new Set(names);
  for (const fits of [isExact, isSameKey, isSameFirstName]) {
    for (const person of people) {
      if (!free.has(person)) continue;
      const [found, other] = [...left].filter((each) => fits(person.name, each.name));
      if (!found || other) continue;
      if ([...free].filter((each) => fits(each.name, found.name)).length > 1) continue;
      free.delete(person);
      left.delete(found);
      seats[person.id] = found.desk;
    }
  }
  const asked = [...left].map((each): AskedName => {
    const isTwice = names.some((other) => other !== each && isSameKey(other.name, each.name));
    const fitting = [...free].filter(({ name }) => isSameFirstName(name, each.name));
    return { ...each, why: isTwice ? 'twice' : fitting.length > 1 ? 'several' : 'unknown' };
  });
  return { seats, asked };
}

const isExact = (name: string, written: string) => cleanName(name) === cleanName(written);
const isSameKey = (name: string, written: string) => sheetKey(name) === sheetKey(written);

/**
 * Returns the key by which names of an imported seating sheet are compared. Case, spaces and characters that
 * `cleanCell` removes are ignored.
 */
export const sheetKey = (name: string): string => nameKey(cleanCell(name));

const wordsOf = (name: string) =>
  nameKey(name.replace(/^([^,]+),(.+)$/u, '$2 $1'))
    .split(' ')
    .filter(Boolean);

function isSameFirstName(name: string, written: string): boolean {
  const { firstName, initial } = toParts(cleanName(name));
  const own = wordsOf(firstName);
  const words = wordsOf(written);
  const rest = words.slice(own.length);
  const letters = nameKey(initial);
  return (
    own.every((word, index) => word === words[index]) &&
    (letters === '' ||
      rest.length === 0 ||
      rest.some((word) => word.startsWith(letters) || letters.startsWith(word.replace('.', ''))))
  );
}
