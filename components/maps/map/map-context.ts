'use client';

import { createContext, useContext, useMemo } from 'react';
import { useClashText } from '@/components/conditions/use-clash-text';
import { useClassConditionText } from '@/components/conditions/use-class-condition-text';
import { useStore } from '@/components/ui/editing/editor-store';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { ClassPupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Day, PupilId, Seating } from '@/lib/core/conditions/condition';
import {
  toMarkedPupils,
  toNamedMarks,
  type Mark,
  type MarkedPupils,
} from '@/lib/core/conditions/marks';
import { toNamedRoom, type RoomChoice } from '@/lib/core/maps/room-choice';
import { toNames } from './questions/map-to-ask';
import type { MapStore } from './map-store';
import type { useEngine } from './use-engine';

export type RailPart = 'suggestions' | 'conditions' | 'pupil';

export interface MapScreenValue {
  classId: string;
  className: string;
  pupils: ClassPupil[];
  marks: readonly Mark[];
  past: Seating[];
  today: Day;
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

export function useRoomChoice(): RoomChoice {
  return useStore(useMapScreen().store, ({ map }) => map.choice!);
}

export function useNames(): ReadonlyMap<PupilId, string> {
  const { store, pupils } = useMapScreen();
  const trainees = useStore(store, ({ map }) => map.trainees);
  return useMemo(() => toNames(pupils, { trainees }), [pupils, trainees]);
}

export function useMarkedPupils(): MarkedPupils {
  const { pupils, marks } = useMapScreen();
  return useMemo(() => toMarkedPupils({ pupils, marks }), [pupils, marks]);
}

export function useConditionNames(): ReadonlyMap<PupilId, string> {
  const { marks } = useMapScreen();
  const names = useNames();
  return useMemo(
    () => new Map([...names, ...toNamedMarks(marks).map(({ id, name }) => [id, name] as const)]),
    [names, marks],
  );
}

export function useMapTexts() {
  const names = useConditionNames();
  const choice = useRoomChoice();
  const conditions = useStore(useMapScreen().store, ({ map }) => map.conditions);
  const room = useMemo(() => toNamedRoom(choice), [choice]);
  return {
    names,
    room,
    ofClass: useClassConditionText(room, names),
    sentence: useConditionText(room.layout, names, conditions),
    clash: useClashText(names),
  };
}
