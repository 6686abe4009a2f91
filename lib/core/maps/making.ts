import {
  withoutDeleted,
  type Condition,
  type Day,
  type PupilId,
  type Seating,
} from '../conditions/condition';
import { isEqual, isSameList, mergeConditions } from '../conditions/merge';
import type { PlaceMark } from '../rooms/room-layout';
import { isSameLayout } from '../rooms/same-layout';
import { forPupils, isTouched, startWork, withConditions, withoutMap } from './history';
import {
  toNamedRoom,
  withMarkPutIn,
  type KeptList,
  type MakerInput,
  type Making,
  type OwnRoom,
  type RoomChoice,
} from './made-from';
import { absenceOf, startMap, withoutDesk, type MapInHand } from './map-in-hand';
import { addSuggestions } from './suggestion-list';
import { run, startWorkbench, type WorkbenchState } from './workbench-state';

/** The state of a map in the making. */
export type MakingState = WorkbenchState & { making: Making };

interface Beginning {
  input: MakerInput;
  pupils: readonly PupilId[];
  kept: KeptList;
  /** The conditions of an older map, for a class that has never kept any. They are not saved yet. */
  takenOver: Condition[];
  today: Day;
}

/** Begins a map without seats. */
export function startMaking({ input, pupils, kept, takenOver, today }: Beginning): MakingState {
  const isTakenOver = kept.version === 0 && takenOver.length > 0;
  const { kept: conditions, lapsed } = withoutDeleted(
    isTakenOver ? takenOver : allKept(kept),
    pupils,
  );
  const { identity, layout } = toNamedRoom(input.choice);
  const map = startMap(layout, {}, { conditions, basis: { room: identity, today } });
  return {
    ...startWorkbench(startWork(map)),
    making: {
      ...input,
      isMade: false,
      suggestions: [],
      kept,
      lapsed,
      saved: isTakenOver ? [] : conditions,
      sent: [],
    },
  };
}

const allKept = ({ conditions, lapsed }: KeptList) => [...conditions, ...lapsed];

const withMaking = (state: MakingState, making: Partial<Making>): MakingState => ({
  ...state,
  making: { ...state.making, ...making },
});

/** Whether the class's conditions are to be saved. */
export const hasUnsaved = ({ map, making }: MakingState): boolean =>
  map.conditions !== making.saved;

/** The pupils who are away and offer their desk. */
export const offeredBy = ({ absent }: Pick<MapInHand, 'absent'>): PupilId[] =>
  absent.flatMap(({ pupil, desk }) => (desk === 'offered' ? [pupil] : []));

/** Gives the map up: its room, who is away and the conditions stay. */
export const giveUp = (state: MakingState): MakingState =>
  startWorkbench(
    withMaking(withoutMap(state), { isMade: false, isOutdated: undefined, suggestions: [] }),
  );

/** Whether a map is to be made when it is shown: there is none, or an outdated one that was not changed by hand. */
export const isToMake = (state: MakingState): boolean =>
  !state.making.isMade || (state.making.isOutdated === true && !isTouched(state));

/** Leaves the map in sight, with what it breaks now, until it is made again. */
const outdate = (state: MakingState): MakingState =>
  state.making.isMade && !isTouched(state)
    ? withMaking(state, { isOutdated: true, suggestions: [] })
    : state;

/**
 * Changes what the map is made from. In another room there is none any more. For others who are there it is made again, and
 * for other conditions too, unless it was changed by hand.
 */
export function changeInput(
  state: MakingState,
  { absent, choice, ...input }: Partial<MakerInput & { absent: PupilId[] }>,
): MakingState {
  let next = choice ? toRoom(giveUp(state), choice) : outdate(state);
  if (absent && !isTouched(state)) next = giveUp(next);
  if (absent) next = next.making.isMade ? markAway(next, absent) : beginAway(next, absent);
  return withMaking(next, input);
}

function toRoom(state: MakingState, choice: RoomChoice): MakingState {
  const { identity, layout } = toNamedRoom(choice);
  const basis = state.map.basis && { ...state.map.basis, room: identity };
  return startWorkbench(withMaking({ ...state, map: { ...state.map, layout, basis } }, { choice }));
}

/** Puts a mark into the room that it lacks. The desks are the same, so a map that was changed by hand stays. */
export const putIn = (state: MakingState, kind: PlaceMark): MakingState =>
  toRoom(outdate(state), withMarkPutIn(state.making.choice, kind));

/** On a map it is a step for each pupil, to be undone. */
function markAway(state: MakingState, absent: readonly PupilId[]): MakingState {
  const before = offeredBy(state.map);
  const back = before.filter((pupil) => !absent.includes(pupil));
  const away = absent.filter((pupil) => !before.includes(pupil));
  const isBack = back.reduce((now, pupil) => run(now, { type: 'takeBack', pupil }), state);
  return away.reduce(
    (now, pupil) => run(now, { type: 'setAbsent', pupil, desk: 'offered' }),
    isBack,
  );
}

function beginAway(state: MakingState, absent: readonly PupilId[]): MakingState {
  const list = absent.map(
    (pupil) => absenceOf(state.map, pupil) ?? { pupil, desk: 'offered' as const },
  );
  return { ...state, map: { ...state.map, absent: list } };
}

/** Shows a map that the engine made: the first one, or in place of the one in hand as a step to undo. */
export function showMade(state: MakingState, seats: Seating): MakingState {
  const next = withMaking(state, { isMade: true, isOutdated: undefined });
  if (state.making.isMade) return run(next, { type: 'replaceSeats', seats, reason: 'suggestion' });
  // What was told was about conditions without a map.
  return startWorkbench({ ...next, map: { ...state.map, seats }, told: undefined });
}

/** Adds maps of the engine to the suggestions, and before them one that was in hand. */
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

/** The teacher has read which conditions have lapsed; the class keeps them no longer. */
export const readLapsed = (state: MakingState): MakingState =>
  withMaking(state, { lapsed: [], saved: [] });

/** The conditions are sent to the server. */
export const send = (state: MakingState): MakingState =>
  withMaking(state, { sent: [...state.making.sent.slice(-mostSent), state.map.conditions] });

/** More lists are not sent without hearing of the server in between; each refusal is followed by its newest list. */
const mostSent = 20;

/**
 * News of the class's conditions, from another teacher or as the answer to saving: `answered` is the list that was sent.
 * What the teacher has changed here meanwhile stays, and is to be saved again.
 */
export function receiveKept(
  state: MakingState,
  kept: KeptList,
  pupils: readonly PupilId[],
  answered?: readonly Condition[],
): MakingState {
  const { map, making } = state;
  const theirs = allKept(kept);
  // Compared as the class is now: that a pupil is gone is no change of the teacher's.
  const known = withoutDeleted(allKept(making.kept), pupils);
  const base = toBase([...known.kept, ...known.lapsed], making.sent, theirs);
  // What has lapsed goes with a change.
  const mine = answered ? map.conditions : [...map.conditions, ...making.lapsed];
  const { kept: conditions, lapsed } = withoutDeleted(mergeConditions(base, mine, theirs), pupils);
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

/**
 * The list that both sides know. A condition that the server has as it was sent came from here, though the answer was
 * lost; what became of it here since is a change of the teacher's.
 */
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
 * Takes over the class's pupils. Deleted ones are removed from the map and the conditions. If pupils came or went, a map
 * without changes by hand is given up, so that it is made again.
 */
export function receivePupils(state: MakingState, pupils: readonly PupilId[]): MakingState {
  const { map, making } = state;
  const known = new Set(pupils);
  const { lapsed } = withoutDeleted(map.conditions, pupils);
  const chosen = making.draft.chosen.filter((pupil) => known.has(pupil));
  const fitting = forPupils(state, pupils);
  const isOther = fitting !== state || withoutDesk(map, pupils).length > 0;
  const isLost = making.isMade && isOther && !isTouched(state);
  const isSame = fitting === state && chosen.length === making.draft.chosen.length;
  if (isSame && !isLost) return state;
  const next = withMaking(fitting, {
    lapsed: [...making.lapsed, ...lapsed],
    draft: { ...making.draft, chosen },
    saved: hasUnsaved(state) ? making.saved : fitting.map.conditions,
  });
  return isLost ? giveUp(next) : startWorkbench(next);
}

/** News of the chosen room. A map that was changed by hand stays in the room as it was. */
export function receiveRoom(state: MakingState, newest: OwnRoom): MakingState {
  const { choice, isMade } = state.making;
  const { own } = choice;
  if (!own || own.roomId !== newest.roomId || own.version >= newest.version) return state;
  const to = { ...choice, own: newest };
  if (isSameLayout(own.layout, newest.layout)) return toRoom(state, to);
  return isMade && isTouched(state) ? state : toRoom(giveUp(state), to);
}

/** The day may change while a map is made. */
export function receiveToday(state: MakingState, today: Day): MakingState {
  const { basis } = state.map;
  if (!basis || basis.today === today) return state;
  return { ...state, map: { ...state.map, basis: { ...basis, today } } };
}
