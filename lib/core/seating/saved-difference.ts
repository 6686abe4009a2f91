import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { neighbourPairs } from './repeats';

export interface SavedDifference {
  moved: PupilId[];
  stayed: PupilId[];
  onlyBefore: PupilId[];
  onlyAfter: PupilId[];
  newPairs: [PupilId, PupilId][];
  repeatedPairs: [PupilId, PupilId][];
}

/**
 * Compares the pupils, desks and neighbour pairs of two seatings. Desks with equal row and column count as one desk,
 * even in different rooms.
 */
export function savedDifference(before: Seating, after: Seating): SavedDifference {
  const onBoth = Object.keys(after).filter((pupil) => Object.hasOwn(before, pupil));
  const isSame = (pupil: PupilId) =>
    before[pupil]!.row === after[pupil]!.row && before[pupil]!.col === after[pupil]!.col;
  const earlier = new Set(neighbourPairs(before));
  const later = neighbourPairs(after);
  return {
    moved: onBoth.filter((pupil) => !isSame(pupil)),
    stayed: onBoth.filter(isSame),
    onlyBefore: Object.keys(before).filter((pupil) => !Object.hasOwn(after, pupil)),
    onlyAfter: Object.keys(after).filter((pupil) => !Object.hasOwn(before, pupil)),
    newPairs: later.filter((pair) => !earlier.has(pair)).map(toPupils),
    repeatedPairs: later.filter((pair) => earlier.has(pair)).map(toPupils),
  };
}

const toPupils = (pair: string) => JSON.parse(pair) as [PupilId, PupilId];
