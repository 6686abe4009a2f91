import type { SaveMapInput } from '@/lib/contracts/maps/maps';
import { conditionsToSave } from '@/lib/core/maps/consequence';
import { isTrainee, seatOf, type MapDocument } from '@/lib/core/maps/map-document';

/** The body that saves a map in hand under an id. */
export function toSaveInput(id: string, map: MapDocument): SaveMapInput {
  const { kind, own } = map.choice!;
  return {
    id,
    roomName: own?.name ?? kind,
    ...(own?.roomId && { roomId: own.roomId }),
    ...map.layout,
    ...conditionsToSave(map),
    seats: Object.entries(map.seats).flatMap(([pupilId, desk]) =>
      isTrainee(map, pupilId) ? [] : [{ pupilId, desk }],
    ),
    trainees: map.trainees.map(({ id: trainee, name }) => ({
      id: trainee,
      name,
      desk: seatOf(map, trainee) ?? null,
    })),
    emptyDesks: map.emptyDesks,
    locked: map.locked,
    off: map.off,
  };
}
