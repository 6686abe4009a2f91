import type { PupilId } from '@/lib/core/conditions/condition';
import { announce } from '@/lib/core/editing/announce';
import type { BoardSide } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import type { Command } from './command';
import { dropConsequences, toDropCommand, type Carried } from './consequence';
import { execute, redo, undo, type Work } from './history';
import {
  isLeftEmpty,
  isSameDesk,
  isTrainee,
  pupilAt,
  seatOf,
  type MapDocument,
} from './map-document';
import type { Making } from './made-from';
import { nearestDesk, type Direction } from './nearest-desk';
import { tableAt } from './tables';

export type Chosen =
  | { type: 'none' }
  | { type: 'pupils'; pupils: readonly PupilId[] }
  | { type: 'desk'; desk: Desk };

/**
 * Pupils whom the user is moving on a seating map. `over` is the desk under them; undefined if they are outside all
 * desks.
 */
export interface Moving {
  carried: Carried;
  over: Desk | undefined;
  /** Whether the user moves the pupils by dragging with a pointer; undefined for a move by keyboard or clicks. */
  isDragged?: boolean;
}

export interface WorkbenchState extends Work {
  chosen: Chosen;
  cursor: Desk | undefined;
  moving?: Moving;
  /** Side of the map's drawing on which the board is shown; undefined means the side stored in the room. */
  seenSide?: BoardSide;
  isAdding: boolean;
  /** State of a new map until the map is saved, such as the suggested maps; undefined for a saved map. */
  making?: Making;
}

export const nothingChosen: Chosen = { type: 'none' };

/**
 * Returns the initial editing state of a seating map: nothing is selected, and the keyboard cursor is at the first
 * desk.
 */
export function startWorkbench<Own extends Work>(work: Own): Own & WorkbenchState {
  const cursor = firstDesk(work.map);
  return { ...work, chosen: nothingChosen, cursor, moving: undefined, isAdding: false };
}

const firstDesk = ({ layout }: MapDocument): Desk | undefined =>
  [...layout.desks].sort((a, b) => a.row - b.row || a.col - b.col)[0];

const afterChange = <Own extends WorkbenchState>(before: Own, state: Own): Own => ({
  ...state,
  moving: undefined,
  chosen: fitChosen(before.map, state),
});

function fitChosen(before: MapDocument, { map, chosen }: WorkbenchState): Chosen {
  if (chosen.type === 'none') return chosen;
  if (chosen.type === 'desk') {
    return pupilAt(map, chosen.desk) === undefined ? chosen : nothingChosen;
  }
  const isRemoved = (id: PupilId) => isTrainee(before, id) && !isTrainee(map, id);
  const pupils = chosen.pupils.filter((id) => !isRemoved(id));
  if (pupils.length === chosen.pupils.length) return chosen;
  return pupils.length > 0 ? { ...chosen, pupils } : nothingChosen;
}

export const run = <Own extends WorkbenchState>(state: Own, command: Command): Own =>
  afterChange(state, execute(state, command));
export const runUndo = <Own extends WorkbenchState>(state: Own): Own =>
  afterChange(state, undo(state));
export const runRedo = <Own extends WorkbenchState>(state: Own): Own =>
  afterChange(state, redo(state));

export const chosenPupils = ({ chosen }: Pick<WorkbenchState, 'chosen'>): readonly PupilId[] =>
  chosen.type === 'pupils' ? chosen.pupils : [];

/** Returns the selected desk of a map, or the desks of the selected pupils. */
export function chosenDesks({ chosen, map }: WorkbenchState): Desk[] {
  if (chosen.type === 'desk') return [chosen.desk];
  return chosenPupils({ chosen }).flatMap((pupil) => seatOf(map, pupil) ?? []);
}

/**
 * Selects the pupil at a desk or, if no pupil sits there, the desk. With `isAdding`, adds the pupil to the selection,
 * or removes a pupil who is already selected.
 */
export function chooseDesk(state: WorkbenchState, desk: Desk, isAdding = false): WorkbenchState {
  const pupil = pupilAt(state.map, desk);
  const next = { ...state, cursor: desk };
  if (pupil !== undefined) return choosePupil(next, pupil, isAdding);
  if (isAdding) return next;
  const { chosen } = state;
  const isChosen = chosen.type === 'desk' && isSameDesk(chosen.desk, desk);
  return { ...next, chosen: isChosen ? nothingChosen : { type: 'desk', desk } };
}

export function choosePupil(
  state: WorkbenchState,
  pupil: PupilId,
  isAdding = false,
): WorkbenchState {
  const before = chosenPupils(state);
  const isChosen = before.includes(pupil);
  const others = isAdding ? before.filter((other) => other !== pupil) : [];
  const isGone = isChosen && (isAdding || before.length === 1);
  return choose(state, isGone ? others : [...others, pupil]);
}

function choose(state: WorkbenchState, pupils: readonly PupilId[]): WorkbenchState {
  const chosen: Chosen = pupils.length === 0 ? nothingChosen : { type: 'pupils', pupils };
  return announce({ ...state, chosen }, { code: 'chosen', pupils });
}

/** Selects all pupils at the tables (connected desks) of the selected pupils. */
export function chooseTable(state: WorkbenchState): WorkbenchState {
  const desks = chosenDesks(state).flatMap((desk) => tableAt(state.map.layout, desk));
  const pupils = desks.flatMap((desk) => pupilAt(state.map, desk) ?? []);
  return choose(state, [...new Set(pupils)]);
}

/** Starts to move a pupil on a seating map. If the pupil is selected, all selected pupils are moved. */
export function pickUp(state: WorkbenchState, grabbed: PupilId, isDragged = false): WorkbenchState {
  const before = chosenPupils(state);
  const pupils = before.includes(grabbed) ? before : [grabbed];
  const from = seatOf(state.map, grabbed);
  const table = from && wholeTable(state, pupils, from);
  const carried: Carried = { pupils, grabbed, ...(table && { table }) };
  return announce(
    {
      ...state,
      chosen: { type: 'pupils', pupils },
      cursor: from ?? state.cursor,
      moving: { carried, over: from, ...(isDragged && { isDragged }) },
    },
    { code: 'pickedUp', pupils, isTable: table !== undefined },
  );
}

function wholeTable(
  { map }: WorkbenchState,
  pupils: readonly PupilId[],
  from: Desk,
): Desk | undefined {
  const seated = tableAt(map.layout, from).flatMap((desk) => pupilAt(map, desk) ?? []);
  const isWhole =
    pupils.length > 1 &&
    seated.length === pupils.length &&
    seated.every((pupil) => pupils.includes(pupil));
  return isWhole ? from : undefined;
}

/**
 * Moves the picked-up pupils over a desk, and announces the effect of dropping them there. Announces nothing if `over`
 * is undefined (outside all desks).
 */
export function moveOver(state: WorkbenchState, over: Desk | undefined): WorkbenchState {
  const { moving } = state;
  if (!moving || isSamePlace(moving.over, over)) return state;
  const next = { ...state, moving: { ...moving, over } };
  if (!over) return next;
  const effect = dropConsequences(state.map, moving.carried)(over);
  return announce(
    next,
    'refused' in effect
      ? { code: 'overRefused', desk: over, refused: effect.refused }
      : { code: 'over', desk: over, consequence: effect },
  );
}

const isSamePlace = (a: Desk | undefined, b: Desk | undefined) =>
  a && b ? isSameDesk(a, b) : a === b;

/**
 * Drops the picked-up pupils at the desk under them. Cancels the move if they are outside all desks, or if the drop
 * would change nothing.
 */
export function drop(state: WorkbenchState): WorkbenchState {
  const { moving } = state;
  if (!moving) return state;
  if (!moving.over) return putBack(state);
  const next = run(state, toDropCommand(state.map, moving.carried, moving.over));
  if (next.announcement === state.announcement) return putBack(state);
  return { ...next, cursor: moving.over };
}

export function putBack(state: WorkbenchState): WorkbenchState {
  if (!state.moving) return state;
  const from = seatOf(state.map, state.moving.carried.grabbed);
  return announce(
    { ...state, moving: undefined, cursor: from ?? state.cursor },
    { code: 'putBack' },
  );
}

/** Moves the keyboard cursor to the nearest desk in a direction. Picked-up pupils move along. */
export function moveCursor(state: WorkbenchState, direction: Direction): WorkbenchState {
  const from = state.moving?.over ?? state.cursor ?? firstDesk(state.map);
  const { layout } = state.map;
  const seen = state.seenSide ? { ...layout, boardSide: state.seenSide } : layout;
  const to = from && (nearestDesk(seen, from, direction) ?? from);
  if (!to || isSamePlace(to, state.cursor)) return state;
  return moveOver({ ...state, cursor: to }, to);
}

/** Whether the selection is a desk that the teacher leaves empty (no pupil may sit there). */
export const isChosenLeftEmpty = ({ chosen, map }: WorkbenchState): boolean =>
  chosen.type === 'desk' && isLeftEmpty(map, chosen.desk);
