'use client';

import { useEffect, useState } from 'react';
import type { Pupil } from '@/lib/contracts/classes';
import type { SavedMap } from '@/lib/contracts/maps';
import { parseMakerState, type MakerState } from './maker-state';
import { startingPoint } from './starting-point';

/**
 * What the teacher enters for a new map. It is kept for this tab, so that the way back, a reload or a new sign-in
 * does not lose it, until the map is saved.
 */
export function useMaker(classId: string, pupils: Pupil[], active: SavedMap | undefined) {
  const key = `map-draft:${classId}`;
  const [state, setState] = useState<MakerState>(
    () =>
      parseMakerState(window.sessionStorage.getItem(key), pupils) ??
      startingPoint(pupils.length, active),
  );
  const [isChanged, setChanged] = useState(false);

  useEffect(() => {
    if (isChanged) window.sessionStorage.setItem(key, JSON.stringify(state));
  }, [isChanged, key, state]);

  return {
    state,
    change: (change: Partial<MakerState>) => {
      setChanged(true);
      setState((now) => ({ ...now, ...change }));
    },
    forget: () => {
      setChanged(false);
      window.sessionStorage.removeItem(key);
    },
  };
}
