import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';

/**
 * Condition "distance": any two named pupils sit at least two or three desks apart, in rows or in columns (Chebyshev
 * distance: the larger of the differences in row and column).
 */
export interface Distant {
  type: 'distance';
  pupils: PupilId[];
  desks: (typeof distances)[number];
}

export const distances = [2, 3] as const;

const stepsBetween = (a: Desk, b: Desk) =>
  Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col));

const unit = '(?:(?:plass[ae]r|pult[ae]r|seats|desks) )?(?:away )?';
const phrase = (count: string) =>
  new RegExp(
    `(?:minst |at least )?(?:${count}) ${unit}(?:(?:fra|frå|unna|from) (?:hverandre|kvarandre|each other)|apart)`,
  );
const between = (count: string) =>
  new RegExp(`(?:minst |at least )?(?:${count}) ${unit}(?:fra|frå|unna|from)`);
const counts = { 2: 'to|2|two', 3: 'tre|3|three|langt|far' };

export const distance: Kind<Distant> = {
  least: 2,
  pupilFields: { pupils: 'list' },
  choices: distances.map((desks) => ({
    own: { desks },
    phrase: phrase(counts[desks]),
    between: between(counts[desks]),
    label: { key: 'distance', values: { desks } },
  })),
  sentence: ({ desks }) => ({ key: 'distance', values: { desks } }),
  isKept: (desks, { desks: least }) =>
    desks.every((desk, index) =>
      desks.slice(0, index).every((other) => stepsBetween(other, desk) >= least),
    ),
  // Desks that do not touch are at least two desks apart, so the relation `apart` alone covers a distance of two.
  needs: ({ desks: least }) => ({
    relation: 'apart',
    distance:
      least > 2
        ? { key: `${least}`, from: 'eachOther', isTooClose: (a, b) => stepsBetween(a, b) < least }
        : undefined,
  }),
};
