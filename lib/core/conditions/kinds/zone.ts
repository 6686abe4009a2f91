import type { Place } from '../../rooms/places';
import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';

/**
 * Each sits at one of these desks; those that the room does not have do not count. `place` names what they stand for; the
 * engine does not read it.
 */
export interface Zone {
  type: 'zone';
  pupils: PupilId[];
  desks: Desk[];
  place?: Place;
}

export const zone: Kind<Zone> = {
  least: 1,
  isKept: (desks, { desks: allowed }) =>
    desks.every(({ row, col }) => allowed.some((desk) => desk.row === row && desk.col === col)),
  needs: ({ desks }) => ({ desks }),
};
