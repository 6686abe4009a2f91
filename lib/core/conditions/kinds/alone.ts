import type { Desk } from '../../rooms/room';
import { ofGroup, type Kind, type PupilId } from './kind';

/** Condition "alone": the desks directly to the left and to the right of a named pupil are empty. */
export interface Alone {
  type: 'alone';
  pupils: PupilId[];
}

const isBeside = (a: Desk, b: Desk) => a.row === b.row && Math.abs(a.col - b.col) === 1;

export const alone: Kind<Alone> = {
  least: 1,
  ...ofGroup(
    'alone',
    /alene|aleine|for seg selv|for seg sjolv|alone|by (?:him|her|them)sel(?:f|ves)/,
  ),
  isOfEveryone: true,
  isKept: (desks, _, { taken }) =>
    desks.every((desk) => taken.every((other) => !isBeside(desk, other))),
  needs: () => ({ distance: { key: 'beside', from: 'everyone', isTooClose: isBeside } }),
};
