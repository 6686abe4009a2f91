import { z } from 'zod';
import {
  classConditionSchema,
  keptConditionsSchema,
  type KeptConditions,
} from '@/lib/contracts/conditions/conditions';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { readWorkDraft, suggestionSchema, type WorkPlace } from '@/lib/client/local/work-draft';
import type { Day, PupilId } from '@/lib/core/conditions/condition';
import type { MarkedPupils } from '@/lib/core/conditions/marks';
import { withoutAbsences } from '@/lib/core/maps/history';
import type { Making } from '@/lib/core/maps/made-from';
import { receiveKept, receivePupils, startMaking, type MakingState } from '@/lib/core/maps/making';
import { toNamedRoom } from '@/lib/core/maps/room-choice';
import { startWorkbench } from '@/lib/core/maps/workbench-state';
import { emptyDeskPlaces } from '@/lib/core/seating/empty-desks';
import type { Store } from '@/components/ui/editing/editor-store';
import { activeMapConditions, roomOfMap, startingRoom } from '@/lib/core/maps/starting-room';
import { createWorkbenchStore, type WorkbenchStore } from './room/workbench-store';
import { isSameAs, seatedOf } from '@/lib/core/maps/saved-map';

export interface MapStore extends Store<MakingState> {
  workbench: WorkbenchStore;
}

export function createMapStore(state: MakingState, place: WorkPlace | undefined): MapStore {
  const workbench = createWorkbenchStore(state, place);
  return {
    workbench,
    get: () => workbench.get() as MakingState,
    update: (change) => workbench.update((now) => change(now as MakingState)),
    subscribe: workbench.subscribe,
  };
}

export interface MapFrom {
  pupils: readonly PupilId[];
  marked?: MarkedPupils;
  kept: KeptConditions;
  saved: SavedMap | undefined;
  active: SavedMap | undefined;
  away: readonly PupilId[];
  classRooms: ClassRooms;
  today: Day;
}

export function beginMap(from: MapFrom): MakingState {
  const { pupils, marked, kept, saved, active, classRooms, today, away } = from;
  const choice = saved
    ? roomOfMap(saved, classRooms)
    : startingRoom(pupils.length, active, classRooms);
  const state = startMaking({
    ...{ choice, pupils, marked, kept, today },
    takenOver: activeMapConditions(saved ?? active),
    seated: saved && seatedOf(saved, away),
  });
  return receivePupils(state, pupils, marked);
}

const restSchema = {
  making: z.object({
    isMade: z.boolean(),
    empty: z.enum(emptyDeskPlaces),
    draft: z.object({ typed: z.string(), editing: z.string().optional() }),
    suggestions: z.array(suggestionSchema),
    kept: keptConditionsSchema,
    lapsed: z.array(classConditionSchema),
    sent: z.array(z.array(classConditionSchema)),
  }) satisfies z.ZodType<Omit<Making, 'saved'>>,
  isUnsaved: z.boolean(),
  day: z.string(),
  version: z.number().int(),
  savedSteps: z.number().int(),
};
export type MapDraftRest = z.infer<z.ZodObject<typeof restSchema>>;

export function readMap(
  place: WorkPlace | undefined,
  { pupils, marked, kept, saved, today }: MapFrom,
): { state: MakingState; version: number; savedSteps: number } | undefined {
  const draft = readWorkDraft(place, restSchema);
  if (!draft?.map.choice) return undefined;
  const { making, isUnsaved, day, version, savedSteps } = draft.rest;
  const { identity } = toNamedRoom(draft.map.choice);
  const map = { ...draft.map, basis: { room: identity, today, marked } };
  const work = { map, done: draft.done, undone: draft.undone };
  const isStored = saved !== undefined && isSameAs(map, saved);
  const state: MakingState = {
    ...startWorkbench(day === today ? work : withoutAbsences(work)),
    making: { ...making, saved: isUnsaved ? [] : map.conditions },
    announcement: isStored ? undefined : { number: 1, message: { code: 'restored' } },
  };
  const ofClass = receivePupils(state, pupils, marked);
  return {
    state: kept.version > making.kept.version ? receiveKept(ofClass, kept, pupils) : ofClass,
    ...{ version: isStored ? saved.version : version, savedSteps },
  };
}
