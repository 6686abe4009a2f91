import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { neighbourPairs } from './repeats';

/** The difference of two maps of a class; pupils and pairs in no order. */
export interface SavedDifference {
  /** Pupils who sit on both maps, at another desk. */
  moved: PupilId[];
  /** Pupils who sit on both maps, at the same desk. */
  stayed: PupilId[];
  onlyBefore: PupilId[];
  onlyAfter: PupilId[];
  /** Neighbours of the later map who are none on the earlier one. */
  newPairs: [PupilId, PupilId][];
  /** Neighbours on both maps. */
  repeatedPairs: [PupilId, PupilId][];
}

/** Compares two seatings. A desk is the same one where its row and column are, also in another room. */
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
