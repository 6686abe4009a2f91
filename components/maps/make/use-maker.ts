'use client';

import { useEffect, useState } from 'react';
import { readMapDraft, removeMapDraft, writeMapDraft } from '@/lib/client/drafts/map-draft';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms, RoomSummary } from '@/lib/contracts/rooms/rooms';
import { fitToClass, parseMakerState, withNewestRoom, type MakerState } from './maker-state';
import { startingPoint } from './starting-point';

/** Lets the map maker of a class begin with this state, at its map. */
export function enterMaker(classId: string, state: unknown): void {
  writeMapDraft(classId, state);
  window.history.replaceState(null, '', '?step=map');
}

/**
 * State of the map maker for the class's current pupils. It is kept in the tab until the map is saved, so that going
 * back, reloading or signing in again loses nothing. Before any input it follows the active map.
 */
export function useMaker(options: {
  classId: string;
  pupils: Pupil[];
  active: SavedMap | undefined;
  classRooms: ClassRooms;
  rooms: readonly RoomSummary[];
}) {
  const { classId, pupils, active, classRooms, rooms } = options;
  const [entered, setEntered] = useState(() => parseMakerState(readMapDraft(classId)));
  const [isChanged, setChanged] = useState(false);
  const given = entered ?? startingPoint(pupils.length, active, classRooms);

  useEffect(() => {
    if (isChanged) writeMapDraft(classId, entered);
  }, [isChanged, classId, entered]);

  return {
    state: withNewestRoom(fitToClass(given, pupils), rooms),
    change: (change: Partial<MakerState>) => {
      setChanged(true);
      setEntered((now) => ({ ...(now ?? given), ...change }));
    },
    forget: () => {
      setChanged(false);
      removeMapDraft(classId);
    },
  };
}
