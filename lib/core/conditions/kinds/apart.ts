import type { Desk } from '../../rooms/room';
import { ofGroup, type Kind, type PupilId } from './kind';

/** No two of them sit at desks that touch, by edge or corner. */
export interface Apart {
  type: 'apart';
  pupils: PupilId[];
}

const touch = (a: Desk, b: Desk) => Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1;

export const apart: Kind<Apart> = {
  least: 2,
  ...ofGroup(
    'apart',
    /hver(?:t)? for seg|kvar for seg|ikke sammen|ikkje saman|fra hverandre|apart/,
  ),
  isKept: (desks) =>
    desks.every((desk, index) => desks.slice(0, index).every((other) => !touch(other, desk))),
  needs: () => ({ relation: 'apart' }),
};
