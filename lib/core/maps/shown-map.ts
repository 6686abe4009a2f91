import type { RoomToDraw } from '../rooms/drawn-room';
import type { Desk } from '../rooms/room';
import type { MapDocument } from './map-document';
import type { NamedState } from './map-state';

/** A pupil or trainee at a desk, on a map that is shown to a class or printed. */
export interface ShownPupil {
  id: string;
  name: string;
  desk: Desk;
  isTrainee?: boolean;
}

/** A map to show, print or copy: only the room and the seats. */
export interface ShownMap {
  /** The class's name. */
  title: string;
  room: RoomToDraw;
  seated: ShownPupil[];
}

/** A saved map without the data that only its teacher knows: its room and the seats, trainees included. */
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

/** The edited map as a class sees it: absent pupils leave an empty desk. */
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
