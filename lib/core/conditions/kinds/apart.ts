import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';

/** No two of them sit at desks that touch, by edge or corner. */
export interface Apart {
  type: 'apart';
  pupils: PupilId[];
}

const touch = (a: Desk, b: Desk) => Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1;

export const apart: Kind<Apart> = {
  least: 2,
  isKept: (desks) =>
    desks.every((desk, index) => desks.slice(0, index).every((other) => !touch(other, desk))),
  needs: () => ({ relation: 'apart' }),
};
