import { frontRows } from '../../rooms/room';
import { ofGroup, type Kind, type PupilId } from './kind';

/** Condition "front": each named pupil sits in the front third (rounded up) of the rows of desks. */
export interface Front {
  type: 'front';
  pupils: PupilId[];
}

export const front: Kind<Front> = {
  least: 1,
  isForExam: true,
  ...ofGroup('front', /foran|forrest|fremst|fremme|in front|at the front|front/),
  isKept: (desks, _, { rows }) =>
    desks.every(({ row }) => rows.indexOf(row) < Math.ceil(rows.length / 3)),
  needs: (_, room) => {
    const rows = new Set(frontRows(room));
    return { zone: 'front', desks: room.desks.filter(({ row }) => rows.has(row)) };
  },
};
