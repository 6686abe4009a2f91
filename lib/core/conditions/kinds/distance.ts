import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';

/** No two of them sit closer than so many desks, counted as a king moves on a chessboard. */
export interface Distant {
  type: 'distance';
  pupils: PupilId[];
  desks: (typeof distances)[number];
}

/** The distances that can be asked for. */
export const distances = [2, 3] as const;

const between = (a: Desk, b: Desk) => Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col));

export const distance: Kind<Distant> = {
  least: 2,
  isKept: (desks, { desks: least }) =>
    desks.every((desk, index) =>
      desks.slice(0, index).every((other) => between(other, desk) >= least),
    ),
  // Two desks that do not touch are at least two desks apart.
  needs: ({ desks: least }) => ({
    relation: 'apart',
    distance:
      least > 2
        ? { key: `${least}`, from: 'eachOther', isTooClose: (a, b) => between(a, b) < least }
        : undefined,
  }),
};
