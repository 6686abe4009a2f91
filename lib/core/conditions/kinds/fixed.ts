import { deskKey, type Desk } from '../../rooms/room';
import { isSameRoom, type ConditionRoom } from '../condition-room';
import type { Kind, PupilId } from './kind';

/** Condition: a pupil sits at one given desk. A condition of a class also names the desk's room. */
export interface Fixed {
  type: 'fixed';
  pupil: PupilId;
  desk: Desk;
  room?: ConditionRoom;
}

export const fixed: Kind<Fixed> = {
  least: 1,
  pupilFields: { pupil: 'one' },
  isForExam: true,
  // The teacher gets no list of desks, because every desk of the room is possible.
  choices: [],
  isBoundToRoom: () => true,
  unfit: ({ room, desk }, { identity, layout }) => {
    if (room && !isSameRoom(room, identity)) {
      const isRedrawn = 'own' in room && 'own' in identity && room.own === identity.own;
      return { code: isRedrawn ? 'roomRedrawn' : 'otherRoom' };
    }
    const isThere = layout.desks.some((other) => deskKey(other) === deskKey(desk));
    return isThere ? undefined : { code: 'deskMissing' };
  },
  inRoom: ({ room: _, ...content }) => content,
  isKept: (desks, { desk: { row, col } }) =>
    desks.every((desk) => desk.row === row && desk.col === col),
  needs: ({ desk }) => ({ desks: [desk] }),
};
