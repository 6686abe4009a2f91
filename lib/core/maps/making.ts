import {
  withoutDeleted,
  type Condition,
  type Day,
  type PupilId,
  type Seating,
} from '../conditions/condition';
import type { MarkedPupils } from '../conditions/marks';
import { isEqual, isSameList, mergeConditions } from '../conditions/merge';
import { isSameLayout } from '../rooms/same-layout';
import { inRoom } from './change';
import { forPupils, isTouched, startWork, withConditions } from './history';
import type { KeptList, Making } from './made-from';
import { startMap, type MapDocument } from './map-document';
import { toNamedRoom, type OwnRoom, type RoomChoice } from './room-choice';
import { addSuggestions } from './suggestion-list';
import { run, startWorkbench, type WorkbenchState } from './workbench-state';

export type MakingState = WorkbenchState & { making: Making };

interface Beginning {
  choice: RoomChoice;
  pupils: readonly PupilId[];
  marked?: MarkedPupils;
  kept: KeptList;
  /** Conditions of an earlier map of the class, used if the class has never stored conditions. */
  takenOver: Condition[];
  today: Day;
  seated?: Partial<MapDocument>;
}

/** Returns the initial state for making a seating map: with the seats of a saved map, or with no pupil seated. */
export function startMaking(beginning: Beginning): MakingState {
  const { choice, pupils, marked, kept, takenOver, today, seated } = beginning;
  const isTakenOver = kept.version === 0 && takenOver.length > 0;
  const { kept: conditions, lapsed } = withoutDeleted(
    isTakenOver ? takenOver : allKept(kept),
    named(pupils, marked),
  );
  const { identity, layout } = toNamedRoom(choice);
  const map = {
    ...startMap(layout, {}, { choice, conditions, basis: { room: identity, today, marked } }),
    ...seated,
  };
  return {
    ...startWorkbench(startWork(map)),
    making: {
      isMade: seated !== undefined,
      empty: 'anywhere',
      draft: { typed: '' },
      suggestions: [],
      kept,
      lapsed,
      saved: isTakenOver ? [] : conditions,
      sent: [],
    },
  };
}

const named = (pupils: readonly PupilId[], marked: MarkedPupils = {}): PupilId[] => [
  ...pupils,
  ...Object.keys(marked),
];

const allKept = ({ conditions, lapsed }: KeptList) => [...conditions, ...lapsed];

export const withMaking = (state: MakingState, making: Partial<Making>): MakingState => ({
  ...state,
  making: { ...state.making, ...making },
});

/** Whether the conditions of a class have unsaved changes. */
export const hasUnsaved = ({ map, making }: MakingState): boolean =>
  map.conditions !== making.saved;

/** Returns the absent pupils of a seating map whose desks are open to present pupils. */
export const offeredBy = ({ absent }: Pick<MapDocument, 'absent'>): PupilId[] =>
  absent.flatMap(({ pupil, desk }) => (desk === 'offered' ? [pupil] : []));

/**
 * Shows the seats that the seating engine made. The first seats cannot be undone; each later change of seats is an
 * undoable step.
 */
export function showMade(state: MakingState, seats: Seating): MakingState {
  if (state.making.isMade) return run(state, { type: 'replaceSeats', seats, reason: 'suggestion' });
  const next = withMaking(state, { isMade: true });
  return startWorkbench({ ...next, map: { ...state.map, seats }, announcement: undefined });
}

/**
 * Adds maps that the seating engine made to the list of suggestions. If `own` (the edited map) is given, it is added
 * first.
 */
export function suggest(
  state: MakingState,
  maps: Seating[],
  own: Seating | undefined,
  newId: () => string,
): MakingState {
  const { suggestions: before } = state.making;
  const withOwn = own ? addSuggestions(before, [own], true, newId) : before;
  return withMaking(state, { suggestions: addSuggestions(withOwn, maps, false, newId) });
}

/**
 * Removes the lapsed conditions (conditions with too few pupils left) of a class, after the teacher has read the
 * notice.
 */
export const readLapsed = (state: MakingState): MakingState =>
  withMaking(state, { lapsed: [], saved: [] });

/** Records that the current conditions of the class were sent to the server. */
export const send = (state: MakingState): MakingState =>
  withMaking(state, { sent: [...state.making.sent.slice(-mostSent), state.map.conditions] });

const mostSent = 20;

/**
 * Merges the conditions of a class received from the server with the teacher's unsaved changes. `answered` is the sent
 * list to which the server responds; undefined if the conditions are not a response to a sent list.
 */
export function receiveKept(
  state: MakingState,
  kept: KeptList,
  pupils: readonly PupilId[],
  answered?: readonly Condition[],
): MakingState {
  const { map, making } = state;
  const theirs = allKept(kept);
  // Deleted pupils are also removed from the last received conditions, because their absence would otherwise count as a
  // change by the teacher.
  const inClass = named(pupils, map.basis?.marked);
  const known = withoutDeleted(allKept(making.kept), inClass);
  const base = toBase([...known.kept, ...known.lapsed], making.sent, theirs);
  const mine = answered ? map.conditions : [...map.conditions, ...making.lapsed];
  const merged = mergeConditions(base, mine, theirs);
  const { kept: conditions, lapsed } = withoutDeleted(merged, inClass);
  const isAsServed = kept.lapsed.length === 0 && isSameList(conditions, kept.conditions);
  const isSaved = isAsServed || map.conditions === (answered ?? making.saved);
  const next = withConditions(state, conditions);
  return withMaking(next, {
    kept,
    lapsed,
    saved: isSaved ? next.map.conditions : [],
    sent: [],
  });
}

function toBase(
  kept: readonly Condition[],
  sent: readonly (readonly Condition[])[],
  theirs: readonly Condition[],
): Condition[] {
  if (sent.length === 0) return [...kept];
  const find = (list: readonly Condition[], id: string) => list.find((each) => each.id === id);
  const ids = new Set([...kept, ...sent.flat()].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const now = find(theirs, id);
    const cameFromHere = sent.some((list) => isEqual(find(list, id), now));
    return (cameFromHere ? now : find(kept, id)) ?? [];
  });
}

/**
 * Updates the pupils and coloured marks (tags for pupils) of a class. Deleted pupils and marks are removed from the
 * map and from the conditions.
 */
export function receivePupils(
  before: MakingState,
  pupils: readonly PupilId[],
  marked?: MarkedPupils,
): MakingState {
  const state = receiveMarked(before, marked);
  const fitting = forPupils(state, pupils);
  if (fitting === state) return state;
  const { map, making } = state;
  const { lapsed } = withoutDeleted(map.conditions, named(pupils, marked));
  return startWorkbench(
    withMaking(fitting, {
      lapsed: [...making.lapsed, ...lapsed],
      saved: hasUnsaved(state) ? making.saved : fitting.map.conditions,
    }),
  );
}

function receiveMarked(state: MakingState, marked: MarkedPupils | undefined): MakingState {
  const { basis } = state.map;
  if (!basis || isEqual(basis.marked, marked)) return state;
  const { draft } = state.making;
  const marks = draft.marks?.filter((id) => marked && id in marked);
  const next = { ...state, map: { ...state.map, basis: { ...basis, marked } } };
  return draft.marks ? withMaking(next, { draft: { ...draft, marks } }) : next;
}

const isNews = ({ map }: MakingState, { roomId, version }: OwnRoom): boolean =>
  map.choice?.own?.roomId === roomId && map.choice.own.version < version;

/** Updates the name and version of the room of a seating map. Nothing changes if the new version has a new layout. */
export function receiveRoom(state: MakingState, newest: OwnRoom): MakingState {
  const { map } = state;
  if (!isNews(state, newest) || !isSameLayout(map.layout, newest.layout)) return state;
  return { ...state, map: { ...map, ...inRoom(map, { ...map.choice!, own: newest }) } };
}

/**
 * Returns the room choice of a seating map with the newly drawn version of the room. Undefined if the layout of the
 * room is unchanged, or if the map was changed by hand.
 */
export function redrawnRoom(state: MakingState, newest: OwnRoom): RoomChoice | undefined {
  const { choice, layout } = state.map;
  const isSame = !isNews(state, newest) || isSameLayout(layout, newest.layout);
  return isSame || isTouched(state) ? undefined : { ...choice!, own: newest };
}

/** Updates today's date in an edited seating map, because a new day may begin during editing. */
export function receiveToday(state: MakingState, today: Day): MakingState {
  const { basis } = state.map;
  if (!basis || basis.today === today) return state;
  return { ...state, map: { ...state.map, basis: { ...basis, today } } };
}
