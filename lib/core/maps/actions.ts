import { historyActions, listActions, type Action as ActionOf } from '@/lib/core/editing/actions';
import type { Shortcut } from '@/lib/core/editing/shortcuts';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { Command } from './command';
import { absenceOf, isTrainee, pupilAt, seatOf } from './map-document';
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
  type WorkbenchState,
} from './workbench-state';

type Action = ActionOf<WorkbenchState>;
type Need = NonNullable<Action['needs']>;

const everyChosen =
  (isMeant: (state: WorkbenchState, pupil: PupilId) => boolean) => (state: WorkbenchState) => {
    const pupils = chosenPupils(state);
    return pupils.length > 0 && pupils.every((pupil) => isMeant(state, pupil));
  };

const whenChosen = (isMet: Need['isMet']): Need => ({
  isMet,
  otherwise: { code: 'nothingChosen' },
});

const isSeated = ({ map }: WorkbenchState, pupil: PupilId) => seatOf(map, pupil) !== undefined;
const isLocked = ({ map }: WorkbenchState, pupil: PupilId) => map.locked.includes(pupil);
const isAway = ({ map }: WorkbenchState, pupil: PupilId) => absenceOf(map, pupil) !== undefined;
const isOwn = ({ map }: WorkbenchState, pupil: PupilId) => !isTrainee(map, pupil);

const onOne = (
  isPossible: (state: WorkbenchState, pupil: PupilId) => boolean,
  command: (pupil: PupilId, state: WorkbenchState) => Command,
  ...shortcuts: Shortcut[]
): Action => ({
  shortcuts,
  needs: whenChosen((state) => {
    const [pupil, ...others] = chosenPupils(state);
    return pupil !== undefined && others.length === 0 && isPossible(state, pupil);
  }),
  run: (state) => run(state, command(chosenPupils(state)[0]!, state)),
});

const asCondition = (type: 'apart' | 'together', key: string): Action => ({
  shortcuts: [{ key }],
  needs: {
    isMet: (state) => chosenPupils(state).length > 1 && everyChosen(isOwn)(state),
    otherwise: { code: 'chooseTwo' },
  },
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

const list = {
  ...historyActions(runUndo, runRedo),
  pickUpOrDrop: {
    shortcuts: [{ key: ' ' }],
    needs: whenChosen(
      ({ moving, cursor, map }) =>
        moving !== undefined || (cursor !== undefined && pupilAt(map, cursor) !== undefined),
    ),
    run: (state) => {
      if (state.moving) return drop(state);
      const pupil = state.cursor && pupilAt(state.map, state.cursor);
      return pupil === undefined ? state : pickUp(state, pupil);
    },
  },
  move: {
    shortcuts: [{ key: 'm' }],
    needs: whenChosen(({ moving, chosen }) => moving === undefined && chosen.type === 'pupils'),
    run: (state) => {
      const [grabbed] = chosenPupils(state);
      return grabbed === undefined ? state : pickUp(state, grabbed);
    },
  },
  choose: {
    shortcuts: [{ key: 'Enter' }],
    run: (state) => {
      if (state.moving) return drop(state);
      return state.cursor ? chooseDesk(state, state.cursor) : state;
    },
  },
  chooseMore: {
    shortcuts: [
      { key: 'Enter', shift: true },
      { key: ' ', shift: true },
    ],
    needs: whenChosen(({ moving }) => moving === undefined),
    run: (state) => (state.cursor ? chooseDesk(state, state.cursor, true) : state),
  },
  chooseMany: {
    isOn: ({ isAdding }) => isAdding,
    run: (state) => ({ ...state, isAdding: !state.isAdding }),
  },
  chooseTable: {
    shortcuts: [{ key: 't' }],
    needs: whenChosen((state) => chosenPupils(state).some((pupil) => isSeated(state, pupil))),
    run: chooseTable,
  },
  cancel: {
    shortcuts: [{ key: 'Escape' }],
    needs: { isMet: ({ moving, chosen }) => moving !== undefined || chosen.type !== 'none' },
    run: (state) =>
      state.moving ? putBack(state) : { ...state, chosen: nothingChosen, isAdding: false },
  },
  lock: {
    shortcuts: [{ key: 'l' }],
    needs: whenChosen(
      (state) =>
        everyChosen(isSeated)(state) &&
        chosenPupils(state).some((pupil) => !isLocked(state, pupil)),
    ),
    run: (state) => run(state, { type: 'lock', pupils: chosenPupils(state) }),
  },
  unlock: {
    shortcuts: [{ key: 'l' }],
    needs: whenChosen(everyChosen(isLocked)),
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
  removeTrainee: onOne(
    (state, pupil) => !isOwn(state, pupil),
    (trainee) => ({ type: 'removeTrainee', trainee }),
    { key: 'Delete' },
  ),
  leaveEmpty: {
    shortcuts: [{ key: 'e' }],
    needs: whenChosen(canLeaveEmpty),
    run: (state) => run(state, { type: 'leaveEmpty', desk: chosenDesks(state)[0]! }),
  },
  useDesk: {
    shortcuts: [{ key: 'e' }],
    needs: whenChosen(isChosenLeftEmpty),
    run: (state) => run(state, { type: 'useDesk', desk: chosenDesks(state)[0]! }),
  },
  apart: asCondition('apart', 'a'),
  together: asCondition('together', 's'),
  clear: {
    needs: whenChosen(({ map }) =>
      Object.keys(map.seats).some((pupil) => !map.locked.includes(pupil)),
    ),
    run: (state) => run(state, { type: 'clear' }),
  },
  cursorUp: cursorTo('up', 'ArrowUp'),
  cursorDown: cursorTo('down', 'ArrowDown'),
  cursorLeft: cursorTo('left', 'ArrowLeft'),
  cursorRight: cursorTo('right', 'ArrowRight'),
} satisfies Record<string, Action>;

export type ActionId = keyof typeof list;

export const actions = listActions<WorkbenchState, ActionId>(list);
