import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';

/** The pupil sits at exactly that desk. */
export interface Fixed {
  type: 'fixed';
  pupil: PupilId;
  desk: Desk;
}

export const fixed: Kind<Fixed> = {
  least: 1,
  isKept: (desks, { desk: { row, col } }) =>
    desks.every((desk) => desk.row === row && desk.col === col),
  needs: ({ desk }) => ({ desks: [desk] }),
};
