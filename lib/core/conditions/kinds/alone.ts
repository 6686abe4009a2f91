import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';

/** Nobody sits at the desks directly beside each of them, in the same row. */
export interface Alone {
  type: 'alone';
  pupils: PupilId[];
}

const isBeside = (a: Desk, b: Desk) => a.row === b.row && Math.abs(a.col - b.col) === 1;

export const alone: Kind<Alone> = {
  least: 1,
  isOfEveryone: true,
  isKept: (desks, _, { taken }) =>
    desks.every((desk) => taken.every((other) => !isBeside(desk, other))),
  needs: () => ({ distance: { key: 'beside', from: 'everyone', isTooClose: isBeside } }),
};
