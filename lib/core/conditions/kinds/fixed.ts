import { deskKey, type Desk } from '../../rooms/room';
import { isSameRoom, type ConditionRoom } from '../condition-room';
import type { Kind, PupilId } from './kind';

/** Condition "fixed": a pupil sits at one given desk. In a condition of a class, `room` is the room of this desk. */
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
