import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { ShownMap } from '../show/shown-map';

/** A saved map without what only its teacher knows: its room, and who sits where, trainees included. */
export function toShownMap(map: SavedMap): ShownMap {
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
