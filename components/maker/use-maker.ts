'use client';

import { useEffect, useState } from 'react';
import type { Pupil } from '@/lib/contracts/classes';
import type { SavedMap } from '@/lib/contracts/maps';
import { fitToClass, parseMakerState, type MakerState } from './maker-state';
import { startingPoint } from './starting-point';

/**
 * What the teacher enters for a new map, for the pupils of now. It is kept for this tab, so that the way back, a reload
 * or a new sign-in does not lose it, until the map is saved. Until something is entered it follows the active map.
 */
export function useMaker(classId: string, pupils: Pupil[], active: SavedMap | undefined) {
  const key = `map-draft:${classId}`;
  const [entered, setEntered] = useState(() => parseMakerState(window.sessionStorage.getItem(key)));
  const [isChanged, setChanged] = useState(false);
  const given = entered ?? startingPoint(pupils.length, active);

  useEffect(() => {
    if (isChanged) window.sessionStorage.setItem(key, JSON.stringify(entered));
  }, [isChanged, key, entered]);

  return {
    /** `lapsed`: conditions that ended because a pupil was deleted, until the conditions are changed. */
    ...fitToClass(given, pupils),
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
