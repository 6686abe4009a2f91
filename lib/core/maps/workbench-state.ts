import type { PupilId } from '@/lib/core/conditions/condition';
import { tell } from '@/lib/core/editing/tell';
import type { BoardSide } from '@/lib/core/rooms/room-layout';
import type { Desk } from '@/lib/core/rooms/room';
import type { Command } from './command';
import { dropConsequences, toDropCommand, type Carried } from './consequence';
import { execute, redo, undo, type Work } from './history';
import { isLeftEmpty, isSameDesk, pupilAt, seatOf, type MapDocument } from './map-document';
import type { Making } from './made-from';
import { nearestDesk, type Direction } from './nearest-desk';
import { tableAt } from './tables';

/** The subject of the toolbar's commands: pupils, or one free desk. */
export type Chosen =
  | { type: 'none' }
  | { type: 'pupils'; pupils: readonly PupilId[] }
  | { type: 'desk'; desk: Desk };

/** The carried thing and the desk below it; undefined over none. */
export interface Carry {
  carried: Carried;
  over: Desk | undefined;
  /** Whether a mouse or a finger carries it, and not keys or presses. */
  isDragged?: boolean;
}

/** A map that a teacher works on, with what is chosen and what is carried. */
export interface WorkbenchState extends Work {
  chosen: Chosen;
  /** The desk that keys are about; it takes the focus. */
  cursor: Desk | undefined;
  carry?: Carry;
  /** The side on which the drawing shows the board, if it is seen from elsewhere than it was drawn. */
  seenSide?: BoardSide;
  /** Whether a press on a pupil adds to what is chosen, as with Shift. */
  isAdding: boolean;
  /** Of a map in the making: what it is made from. */
  making?: Making;
}

export const nothingChosen: Chosen = { type: 'none' };

/** Begins to edit a map, or continues after it was replaced. */
export function startWorkbench<Own extends Work>(work: Own): Own & WorkbenchState {
  const cursor = firstDesk(work.map);
  return { ...work, chosen: nothingChosen, cursor, carry: undefined, isAdding: false };
}

const firstDesk = ({ layout }: MapDocument): Desk | undefined =>
  [...layout.desks].sort((a, b) => a.row - b.row || a.col - b.col)[0];

/** State after a step: nothing is carried, and the selection fits the map. */
const settle = <Own extends WorkbenchState>(state: Own): Own => ({
  ...state,
  carry: undefined,
  chosen: fitChosen(state.map, state.chosen),
});

/** Removes trainees who are gone, and a desk that is taken, from the selection. */
function fitChosen(map: MapDocument, chosen: Chosen): Chosen {
  if (chosen.type !== 'desk') return chosen;
  return pupilAt(map, chosen.desk) === undefined ? chosen : nothingChosen;
}

export const run = <Own extends WorkbenchState>(state: Own, command: Command): Own =>
  settle(execute(state, command));
export const runUndo = <Own extends WorkbenchState>(state: Own): Own => settle(undo(state));
export const runRedo = <Own extends WorkbenchState>(state: Own): Own => settle(redo(state));

export const chosenPupils = ({ chosen }: Pick<WorkbenchState, 'chosen'>): readonly PupilId[] =>
  chosen.type === 'pupils' ? chosen.pupils : [];

/** The desks that are chosen, with their pupils or empty. */
export function chosenDesks({ chosen, map }: WorkbenchState): Desk[] {
  if (chosen.type === 'desk') return [chosen.desk];
  return chosenPupils({ chosen }).flatMap((pupil) => seatOf(map, pupil) ?? []);
}

/** Chooses what is at a desk; with `isAdding` beside what is chosen already, or no longer if it is. */
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
  return tell({ ...state, chosen }, { code: 'chosen', pupils });
}

/** Chooses all who sit at the tables of those who are chosen. */
export function chooseTable(state: WorkbenchState): WorkbenchState {
  const desks = chosenDesks(state).flatMap((desk) => tableAt(state.map.layout, desk));
  const pupils = desks.flatMap((desk) => pupilAt(state.map, desk) ?? []);
  return choose(state, [...new Set(pupils)]);
}

/** Takes hold of a pupil: with all others who are chosen, if they are among them. */
export function pickUp(state: WorkbenchState, grabbed: PupilId, isDragged = false): WorkbenchState {
  const before = chosenPupils(state);
  const pupils = before.includes(grabbed) ? before : [grabbed];
  const from = seatOf(state.map, grabbed);
  const table = from && wholeTable(state, pupils, from);
  const carried: Carried = { pupils, grabbed, ...(table && { table }) };
  return tell(
    {
      ...state,
      chosen: { type: 'pupils', pupils },
      cursor: from ?? state.cursor,
      carry: { carried, over: from, ...(isDragged && { isDragged }) },
    },
    { code: 'pickedUp', pupils, isTable: table !== undefined },
  );
}

/** The grabbed desk, if exactly all of several who sit at its table are carried. */
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

/** Carries what is carried over a desk, or over none. */
export function carryOver(state: WorkbenchState, over: Desk | undefined): WorkbenchState {
  const { carry } = state;
  if (!carry || isSamePlace(carry.over, over)) return state;
  const next = { ...state, carry: { ...carry, over } };
  if (!over) return next;
  const effect = dropConsequences(state.map, carry.carried)(over);
  return tell(
    next,
    'refused' in effect
      ? { code: 'overRefused', desk: over, refused: effect.refused }
      : { code: 'over', desk: over, consequence: effect },
  );
}

const isSamePlace = (a: Desk | undefined, b: Desk | undefined) =>
  a && b ? isSameDesk(a, b) : a === b;

/** Puts down what is carried where it is; over no desk, or over its own, it is put back. */
export function drop(state: WorkbenchState): WorkbenchState {
  const { carry } = state;
  if (!carry) return state;
  if (!carry.over) return putBack(state);
  const next = run(state, toDropCommand(state.map, carry.carried, carry.over));
  if (next.told === state.told) return putBack(state);
  return { ...next, cursor: carry.over };
}

export function putBack(state: WorkbenchState): WorkbenchState {
  if (!state.carry) return state;
  const from = seatOf(state.map, state.carry.carried.grabbed);
  return tell({ ...state, carry: undefined, cursor: from ?? state.cursor }, { code: 'putBack' });
}

/** Moves the cursor to the nearest desk in a direction, with what is carried. */
export function moveCursor(state: WorkbenchState, direction: Direction): WorkbenchState {
  const from = state.carry?.over ?? state.cursor ?? firstDesk(state.map);
  const { layout } = state.map;
  const seen = state.seenSide ? { ...layout, boardSide: state.seenSide } : layout;
  const to = from && (nearestDesk(seen, from, direction) ?? from);
  if (!to || isSamePlace(to, state.cursor)) return state;
  return carryOver({ ...state, cursor: to }, to);
}

/** Whether the chosen empty desk is one that stays empty. */
export const isChosenLeftEmpty = ({ chosen, map }: WorkbenchState): boolean =>
  chosen.type === 'desk' && isLeftEmpty(map, chosen.desk);
