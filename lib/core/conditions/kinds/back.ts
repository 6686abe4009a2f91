import { backRows } from '../../rooms/room';
import { ofGroup, type Kind, type PupilId } from './kind';

/** Condition "back": each named pupil sits in the rear third (rounded up) of the rows of desks. */
export interface Back {
  type: 'back';
  pupils: PupilId[];
}

export const back: Kind<Back> = {
  least: 1,
  isForExam: true,
  ...ofGroup('back', /bak|bakerst|bakarst|at the back|in the back|back/),
  isKept: (desks, _, { rows }) =>
    desks.every(({ row }) => rows.length - 1 - rows.indexOf(row) < Math.ceil(rows.length / 3)),
  needs: (_, room) => {
    const rows = new Set(backRows(room));
    return { zone: 'back', desks: room.desks.filter(({ row }) => rows.has(row)) };
  },
};
