'use client';

import { useEffect, useState } from 'react';
import type { Pupil } from '@/lib/contracts/classes';
import type { SavedMap } from '@/lib/contracts/maps';
import type { ClassRooms, RoomSummary } from '@/lib/contracts/rooms';
import { fitToClass, parseMakerState, withNewestRoom, type MakerState } from './maker-state';
import { startingPoint } from './starting-point';

const draftPrefix = 'map-draft:';

/** Lets the map maker of a class begin with this state, at its map. */
export function enterMaker(classId: string, state: unknown): void {
  try {
    window.sessionStorage.setItem(draftPrefix + classId, JSON.stringify(state));
  } catch {
    // Without storage there is no work to go on with.
  }
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
  const key = draftPrefix + classId;
  const [entered, setEntered] = useState(() => parseMakerState(window.sessionStorage.getItem(key)));
  const [isChanged, setChanged] = useState(false);
  const given = entered ?? startingPoint(pupils.length, active, classRooms);

  useEffect(() => {
    if (isChanged) window.sessionStorage.setItem(key, JSON.stringify(entered));
  }, [isChanged, key, entered]);

  return {
    state: withNewestRoom(fitToClass(given, pupils), rooms),
    change: (change: Partial<MakerState>) => {
      setChanged(true);
      setEntered((now) => ({ ...(now ?? given), ...change }));
    },
    forget: () => {
      setChanged(false);
      window.sessionStorage.removeItem(key);
    },
  };
}
