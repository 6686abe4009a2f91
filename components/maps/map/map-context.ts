'use client';

import { createContext, useContext, useMemo } from 'react';
import { useClashText } from '@/components/conditions/use-clash-text';
import { useClassConditionText } from '@/components/conditions/use-class-condition-text';
import { useStore } from '@/components/ui/editing/editor-store';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Day, PupilId, Seating } from '@/lib/core/conditions/condition';
import { toNamedRoom, type RoomChoice } from '@/lib/core/maps/room-choice';
import { toNames } from './questions/map-to-ask';
import type { MapStore } from './map-store';
import type { useEngine } from './use-engine';

export type RailPart = 'suggestions' | 'conditions' | 'pupil';

/** The map's store and what belongs to it, for every part of its screen. */
export interface MapScreenValue {
  classId: string;
  className: string;
  pupils: Pupil[];
  /** The class's earlier maps, newest first. */
  past: Seating[];
  today: Day;
  /** The map as it is stored, once it is. */
  saved: SavedMap | undefined;
  store: MapStore;
  engine: ReturnType<typeof useEngine>;
  part: RailPart;
  showPart: (part: RailPart) => void;
}

const MapScreenContext = createContext<MapScreenValue | undefined>(undefined);
export const MapScreenProvider = MapScreenContext.Provider;

export function useMapScreen(): MapScreenValue {
  const value = useContext(MapScreenContext);
  if (!value) throw new Error('Parts of the map must stand inside its screen.');
  return value;
}

/** The room of the map in hand. */
export function useRoomChoice(): RoomChoice {
  return useStore(useMapScreen().store, ({ map }) => map.choice!);
}

/** The names of pupils and trainees, by id. */
export function useNames(): ReadonlyMap<PupilId, string> {
  const { store, pupils } = useMapScreen();
  const trainees = useStore(store, ({ map }) => map.trainees);
  return useMemo(() => toNames(pupils, { trainees }), [pupils, trainees]);
}

/** Conditions and clashes as sentences: those of the class, with the room that they are bound to, and those of this map. */
export function useMapTexts() {
  const names = useNames();
  const choice = useRoomChoice();
  const room = useMemo(() => toNamedRoom(choice), [choice]);
  return {
    names,
    room,
    ofClass: useClassConditionText(room, names),
    sentence: useConditionText(room.layout, names),
    clash: useClashText(names),
  };
}
