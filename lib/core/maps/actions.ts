import { isPressed, type PressedKey, type Shortcut } from '@/lib/core/editing/shortcuts';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { Command } from './command';
import { absenceOf, isGuest, pupilAt, seatOf } from './map-in-hand';
import type { Direction } from './nearest-desk';
import {
  chooseDesk,
  chooseTable,
  chosenDesks,
  chosenPupils,
  drop,
  isChosenLeftEmpty,
  moveCursor,
  nothingChosen,
  pickUp,
  putBack,
  run,
  runRedo,
  runUndo,
  tell,
  type WorkbenchState,
} from './workbench-state';

/** Makes the id of a new condition or guest. */
export type NewId = () => string;

/**
 * Something that the user can do. Toolbar, menu, keyboard and tests all run it from here. Its label is the message
 * `action.{id}`.
 */
export interface Action {
  shortcuts: readonly Shortcut[];
  /** For what is on or off: whether it is on. */
  isOn?: (state: WorkbenchState) => boolean;
  /** Whether it does anything now; without it, always. */
  isEnabled?: (state: WorkbenchState) => boolean;
  run: (state: WorkbenchState, newId: NewId) => WorkbenchState;
}

const everyChosen =
  (isMeant: (state: WorkbenchState, pupil: PupilId) => boolean) => (state: WorkbenchState) => {
    const pupils = chosenPupils(state);
    return pupils.length > 0 && pupils.every((pupil) => isMeant(state, pupil));
  };

const isSeated = ({ map }: WorkbenchState, pupil: PupilId) => seatOf(map, pupil) !== undefined;
const isLocked = ({ map }: WorkbenchState, pupil: PupilId) => map.locked.includes(pupil);
const isAway = ({ map }: WorkbenchState, pupil: PupilId) => absenceOf(map, pupil) !== undefined;
const isOwn = ({ map }: WorkbenchState, pupil: PupilId) => !isGuest(map, pupil);

const onOne = (
  isEnabled: (state: WorkbenchState, pupil: PupilId) => boolean,
  command: (pupil: PupilId, state: WorkbenchState) => Command,
  ...shortcuts: Shortcut[]
): Action => ({
  shortcuts,
  isEnabled: (state) => {
    const [pupil, ...others] = chosenPupils(state);
    return pupil !== undefined && others.length === 0 && isEnabled(state, pupil);
  },
  run: (state) => run(state, command(chosenPupils(state)[0]!, state)),
});

const asCondition = (type: 'apart' | 'together', key: string): Action => ({
  shortcuts: [{ key }],
  isEnabled: (state) => chosenPupils(state).length > 1 && everyChosen(isOwn)(state),
  run: (state, newId) => {
    const condition = { id: newId(), type, pupils: [...chosenPupils(state)] };
    return run(state, { type: 'addCondition', condition });
  },
});

const cursorTo = (direction: Direction, key: string): Action => ({
  shortcuts: [{ key }],
  run: (state) => moveCursor(state, direction),
});

const canLeaveEmpty = (state: WorkbenchState) =>
  chosenDesks(state).length === 1 && !isChosenLeftEmpty(state);

/** Everything that can be done on the workbench, by id. */
export const actions = {
  undo: {
    shortcuts: [{ key: 'z', mod: true }],
    isEnabled: ({ done }) => done.length > 0,
    run: runUndo,
  },
  redo: {
    shortcuts: [
      { key: 'z', mod: true, shift: true },
      { key: 'y', mod: true },
    ],
    isEnabled: ({ undone }) => undone.length > 0,
    run: runRedo,
  },
  /** Picks up who sits at the cursor, and puts down what is carried. */
  carry: {
    shortcuts: [{ key: ' ' }],
    isEnabled: ({ carry, cursor, map }) =>
      carry !== undefined || (cursor !== undefined && pupilAt(map, cursor) !== undefined),
    run: (state) => {
      if (state.carry) return drop(state);
      const pupil = state.cursor && pupilAt(state.map, state.cursor);
      return pupil === undefined ? state : pickUp(state, pupil);
    },
  },
  /** Picks up who is chosen. */
  move: {
    shortcuts: [{ key: 'm' }],
    isEnabled: ({ carry, chosen }) => carry === undefined && chosen.type === 'pupils',
    run: (state) => {
      const [grabbed] = chosenPupils(state);
      return grabbed === undefined ? state : pickUp(state, grabbed);
    },
  },
  /** Chooses what is at the cursor; puts down what is carried. */
  choose: {
    shortcuts: [{ key: 'Enter' }],
    run: (state) => {
      if (state.carry) return drop(state);
      return state.cursor ? chooseDesk(state, state.cursor) : state;
    },
  },
  chooseMore: {
    shortcuts: [
      { key: 'Enter', shift: true },
      { key: ' ', shift: true },
    ],
    isEnabled: ({ carry }) => carry === undefined,
    run: (state) => (state.cursor ? chooseDesk(state, state.cursor, true) : state),
  },
  /** From now on each press adds to what is chosen, as a finger has no Shift. */
  chooseMany: {
    shortcuts: [],
    isOn: ({ isAdding }) => isAdding,
    run: (state) => ({ ...state, isAdding: !state.isAdding }),
  },
  chooseTable: {
    shortcuts: [{ key: 't' }],
    isEnabled: (state) => chosenPupils(state).some((pupil) => isSeated(state, pupil)),
    run: chooseTable,
  },
  cancel: {
    shortcuts: [{ key: 'Escape' }],
    isEnabled: ({ carry, chosen }) => carry !== undefined || chosen.type !== 'none',
    run: (state) =>
      state.carry ? putBack(state) : { ...state, chosen: nothingChosen, isAdding: false },
  },
  lock: {
    shortcuts: [{ key: 'l' }],
    isEnabled: (state) =>
      everyChosen(isSeated)(state) && chosenPupils(state).some((pupil) => !isLocked(state, pupil)),
    run: (state) => run(state, { type: 'lock', pupils: chosenPupils(state) }),
  },
  unlock: {
    shortcuts: [{ key: 'l' }],
    isEnabled: everyChosen(isLocked),
    run: (state) => run(state, { type: 'unlock', pupils: chosenPupils(state) }),
  },
  awayKeepDesk: onOne(
    (state, pupil) => isOwn(state, pupil) && isSeated(state, pupil) && !isAway(state, pupil),
    (pupil) => ({ type: 'setAbsent', pupil, desk: 'kept' }),
  ),
  awayOfferDesk: onOne(
    (state, pupil) => isOwn(state, pupil) && (isSeated(state, pupil) || !isAway(state, pupil)),
    (pupil) => ({ type: 'setAbsent', pupil, desk: 'offered' }),
  ),
  takeBack: onOne(isAway, (pupil) => ({ type: 'takeBack', pupil })),
  removeGuest: onOne(
    (state, pupil) => !isOwn(state, pupil),
    (guest) => ({ type: 'removeGuest', guest }),
    { key: 'Delete' },
  ),
  leaveEmpty: {
    shortcuts: [{ key: 'e' }],
    isEnabled: canLeaveEmpty,
    run: (state) => run(state, { type: 'leaveEmpty', desk: chosenDesks(state)[0]! }),
  },
  useDesk: {
    shortcuts: [{ key: 'e' }],
    isEnabled: isChosenLeftEmpty,
    run: (state) => run(state, { type: 'useDesk', desk: chosenDesks(state)[0]! }),
  },
  apart: asCondition('apart', 'a'),
  together: asCondition('together', 's'),
  clear: {
    shortcuts: [],
    isEnabled: ({ map }) => Object.keys(map.seats).some((pupil) => !map.locked.includes(pupil)),
    run: (state) => run(state, { type: 'clear' }),
  },
  cursorUp: cursorTo('up', 'ArrowUp'),
  cursorDown: cursorTo('down', 'ArrowDown'),
  cursorLeft: cursorTo('left', 'ArrowLeft'),
  cursorRight: cursorTo('right', 'ArrowRight'),
} as const satisfies Record<string, Action>;

export type ActionId = keyof typeof actions;

const byId: Record<ActionId, Action> = actions;

export const isEnabled = (id: ActionId, state: WorkbenchState): boolean =>
  byId[id].isEnabled?.(state) ?? true;

export const isOn = (id: ActionId, state: WorkbenchState): boolean | undefined =>
  byId[id].isOn?.(state);

/** Does what the action is for; an action that is not possible now does nothing but tells so where it was meant for pupils. */
export function runAction(id: ActionId, state: WorkbenchState, newId: NewId): WorkbenchState {
  if (isEnabled(id, state)) return byId[id].run(state, newId);
  switch (id) {
    case 'undo':
      return tell(state, { code: 'nothingToUndo' });
    case 'redo':
      return tell(state, { code: 'nothingToRedo' });
    case 'apart':
    case 'together':
      return tell(state, { code: 'chooseTwo' });
    case 'cancel':
      return state;
    default:
      return tell(state, { code: 'nothingChosen' });
  }
}

export const shortcutsFor = (id: ActionId): readonly Shortcut[] => byId[id].shortcuts;

/** The action of a key: of several with the same shortcut the first that does something now. */
export function actionForKey(pressed: PressedKey, state: WorkbenchState): ActionId | undefined {
  const meant = (Object.keys(actions) as ActionId[]).filter((id) =>
    byId[id].shortcuts.some((shortcut) => isPressed(shortcut, pressed)),
  );
  return meant.find((id) => isEnabled(id, state)) ?? meant[0];
}
