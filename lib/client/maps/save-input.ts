import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { SavedMap, SaveMap, SaveMapInput } from '@/lib/contracts/maps/maps';
import { conditionsToSave } from '@/lib/core/maps/consequence';
import { isTrainee, seatOf, type MapDocument } from '@/lib/core/maps/map-document';
import { showConditions, showSeats } from '@/lib/core/maps/map-state';

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

export function toSavedMap(
  owner: Pick<ClassDetail, 'id' | 'grade' | 'name' | 'pupils'>,
  input: SaveMap,
  now: string,
): SavedMap {
  const state = { ...input, roomId: input.roomId ?? null };
  return {
    ...{ id: input.id, classId: owner.id, grade: owner.grade, className: owner.name },
    ...{ name: input.name ?? null, version: 1, createdAt: now, updatedAt: now, activeFrom: now },
    ...{ updatedBy: null, isUpdatedByMe: true, isActive: true, isToCome: false, isFixed: false },
    ...{ plannedFor: null, mayEdit: true, isClassArchived: false },
    ...showSeats(state, owner.pupils),
    ...showConditions(state, owner.pupils),
  };
}
