import { readSuggestionsDraft } from '@/lib/client/local/suggestions-draft';
import { readWorkDraft, type WorkPlace } from '@/lib/client/local/work-draft';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { Day, PupilId } from '@/lib/core/conditions/condition';
import { toNamedRoom } from '@/lib/core/maps/made-from';
import { receiveKept, receivePupils, startMaking, type MakingState } from '@/lib/core/maps/making';
import { startWorkbench } from '@/lib/core/maps/workbench-state';
import { isSameLayout } from '@/lib/core/rooms/same-layout';
import type { Store } from '@/components/ui/editing/editor-store';
import { createWorkbenchStore, type WorkbenchStore } from '../work/workbench-store';
import { makingSchema } from './maker-state';
import { activeMapConditions, startingPoint } from './starting-point';

/** The one state of a map in the making; its workbench is the same store. */
export interface MakerStore extends Store<MakingState> {
  workbench: WorkbenchStore;
}

export function createMakerStore(state: MakingState, place: WorkPlace | undefined): MakerStore {
  const workbench = createWorkbenchStore(state, place);
  return {
    workbench,
    get: () => workbench.get() as MakingState,
    update: (change) => workbench.update((now) => change(now as MakingState)),
    subscribe: workbench.subscribe,
  };
}

/** The input of a new map: the class, its conditions, its map so far and the rooms of its maps. */
export interface MakingFrom {
  pupils: readonly PupilId[];
  kept: KeptConditions;
  active: SavedMap | undefined;
  classRooms: ClassRooms;
  today: Day;
}

/** A new map, in the room of the class's map so far. */
export function beginMaking({ pupils, kept, active, classRooms, today }: MakingFrom): MakingState {
  const input = startingPoint(pupils.length, active, classRooms);
  return startMaking({ input, pupils, kept, today, takenOver: activeMapConditions(active) });
}

/** The map that this tab has in the making, for the class as it is now; undefined if there is none. */
export function readMaking(
  place: WorkPlace | undefined,
  { pupils, kept, today }: MakingFrom,
): MakingState | undefined {
  const draft = readWorkDraft(place, { making: makingSchema });
  if (!draft) return undefined;
  const { isUnsaved, ...making } = draft.rest.making;
  const { identity } = toNamedRoom(making.choice);
  const map = { ...draft.map, basis: { room: identity, today } };
  const held = readSuggestionsDraft(place);
  const state: MakingState = {
    ...startWorkbench({ map, done: draft.done, undone: draft.undone }),
    making: {
      ...making,
      suggestions: held && isSameLayout(held.layout, map.layout) ? held.suggestions : [],
      saved: isUnsaved ? [] : map.conditions,
    },
  };
  const ofClass = receivePupils(state, pupils);
  return kept.version > making.kept.version ? receiveKept(ofClass, kept, pupils) : ofClass;
}
