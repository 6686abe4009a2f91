import type { RoomToDraw } from '../rooms/drawn-room';
import type { Desk } from '../rooms/room';
import type { MapDocument } from './map-document';
import type { NamedState } from './map-state';

export interface ShownPupil {
  id: string;
  name: string;
  desk: Desk;
  isTrainee?: boolean;
}

/** Seating map for showing, printing or copying, reduced to the room and the seats. */
export interface ShownMap {
  title: string;
  room: RoomToDraw;
  seated: ShownPupil[];
}

/** Returns the room and the seats of a saved map, without data that are meant for the teacher alone. */
export function toShownMap(map: NamedState & { className: string }): ShownMap {
  return {
    title: map.className,
    room: { desks: map.desks, marks: map.marks, boardSide: map.boardSide },
    seated: [
      ...map.seats.map(({ pupil, desk }) => ({ id: pupil.id, name: pupil.name, desk })),
      ...map.trainees.flatMap(({ id, name, desk }) =>
        desk ? [{ id, name, desk, isTrainee: true }] : [],
      ),
    ],
  };
}

/** Returns an edited map as shown to the class: the desks of absent pupils are empty. */
export function toShown(
  title: string,
  { layout, seats, trainees, absent }: MapDocument,
  pupils: readonly { id: string; name: string }[],
): ShownMap {
  const away = new Set(absent.map(({ pupil }) => pupil));
  const toSeated = ({ id, name }: { id: string; name: string }, isTrainee?: true) => {
    const desk = seats[id];
    return desk && !away.has(id) ? [{ id, name, desk, ...(isTrainee && { isTrainee }) }] : [];
  };
  return {
    title,
    room: layout,
    seated: [
      ...pupils.flatMap((pupil) => toSeated(pupil)),
      ...trainees.flatMap((trainee) => toSeated(trainee, true)),
    ],
  };
}
