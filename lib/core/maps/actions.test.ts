import { actions, type ActionId } from './actions';
import { startWork } from './history';
import type { MapDocument } from './map-document';
import { apart, front, mapFrom, toSketch } from './testing/map-from';
import {
  moveOver,
  chooseDesk,
  chosenPupils,
  pickUp,
  run,
  startWorkbench,
  type WorkbenchState,
} from './workbench-state';

const open = (sketch: string, rest?: Partial<MapDocument>) =>
  startWorkbench(startWork(mapFrom(sketch, rest)));
const act = (state: WorkbenchState, ...ids: ActionId[]) =>
  ids.reduce((now, id) => actions.run(id, now, () => 'new id'), state);
const choose = (state: WorkbenchState, ...desks: [number, number][]) =>
  desks.reduce((now, [row, col], index) => chooseDesk(now, { row, col }, index > 0), state);
const announcement = ({ announcement: last }: WorkbenchState) => last?.message;
const press = (state: WorkbenchState, key: string) =>
  actions.forKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }, state);

describe('keyboard control of a map', () => {
  it('picks up, moves and drops a pupil, and undoes the move', () => {
    const carried = act(open('Ada Bo . Cem'), 'pickUpOrDrop', 'cursorRight', 'cursorRight');
    expect(toSketch(carried.map)).toBe('Ada Bo . Cem');
    const dropped = act(carried, 'pickUpOrDrop');
    expect(toSketch(dropped.map)).toBe('Cem Bo . Ada');
    expect(dropped.cursor).toEqual({ row: 0, col: 3 });
    expect(toSketch(act(dropped, 'undo').map)).toBe('Ada Bo . Cem');
    expect(toSketch(act(dropped, 'undo', 'redo').map)).toBe('Cem Bo . Ada');
  });

  it('reports the effect of a drop at each desk', () => {
    const state = open('Ada - / Bo -', { conditions: [front('Ada'), apart('Ada', 'Bo')] });
    const over = act(state, 'pickUpOrDrop', 'cursorDown');
    expect(announcement(over)).toMatchObject({
      code: 'over',
      desk: { row: 1, col: 0 },
      consequence: { breaks: ['front Ada'], staysBroken: ['apart Ada Bo'] },
    });
    const refused = act(open('Ada Bo', { locked: ['Bo'] }), 'pickUpOrDrop', 'cursorRight');
    expect(announcement(refused)).toMatchObject({ code: 'overRefused' });
  });

  it('cancels a move with Escape without an undo step', () => {
    const back = act(open('Ada Bo'), 'pickUpOrDrop', 'cursorRight', 'cancel');
    expect(back).toMatchObject({ moving: undefined, done: [], cursor: { row: 0, col: 0 } });
    expect(announcement(back)).toEqual({ code: 'putBack' });
  });

  it('moves the cursor in the direction seen on the screen when the map is turned', () => {
    const turned: WorkbenchState = { ...open('Ada - / Bo -'), seenSide: 'bottom' };
    expect(act(turned, 'cursorUp').cursor).toEqual({ row: 1, col: 0 });
  });

  it('adds no undo step when a pupil is dropped at the same desk', () => {
    expect(act(open('Ada Bo'), 'pickUpOrDrop', 'pickUpOrDrop').done).toEqual([]);
  });

  it('runs the enabled action when two actions have the same key', () => {
    const chosen = choose(open('Ada -'), [0, 0]);
    expect(press(chosen, 'l')).toBe('lock');
    expect(press(act(chosen, 'lock'), 'l')).toBe('unlock');
  });
});

describe('the selection on a map', () => {
  it('contains one pupil, or several with Shift, and no longer contains a pupil who is selected again', () => {
    const two = choose(open('Ada Bo Cem'), [0, 0], [0, 2]);
    expect(chosenPupils(two)).toEqual(['Ada', 'Cem']);
    expect(chosenPupils(chooseDesk(two, { row: 0, col: 0 }, true))).toEqual(['Cem']);
    expect(chosenPupils(chooseDesk(two, { row: 0, col: 1 }))).toEqual(['Bo']);
    expect(chosenPupils(choose(choose(open('Ada Bo'), [0, 0]), [0, 0]))).toEqual([]);
  });

  it('may be a whole table, and dropping it on another table exchanges the two tables', () => {
    const table = act(choose(open('Ada Bo . Cem -'), [0, 1]), 'chooseTable');
    const over = moveOver(pickUp(table, 'Bo'), { row: 0, col: 3 });
    expect(toSketch(act(over, 'pickUpOrDrop').map)).toBe('Cem - . Ada Bo');
  });

  it('moves as a whole when one of its pupils is dragged, but not when another pupil is dragged', () => {
    const two = choose(open('Ada Bo . - - / Cem Dag . - -'), [0, 0], [1, 0]);
    expect(pickUp(two, 'Cem').moving?.carried.pupils).toEqual(['Ada', 'Cem']);
    expect(pickUp(two, 'Bo').moving?.carried.pupils).toEqual(['Bo']);
  });

  it('no longer contains a guest (trainee) who is removed or whose addition is undone', () => {
    const trainee = open('Ada trainee', { trainees: [{ id: 'trainee', name: 'Liv' }] });
    const both = choose(trainee, [0, 0], [0, 1]);
    const removed = act(choose(trainee, [0, 1]), 'removeTrainee');
    expect(removed.map.trainees).toEqual([]);
    expect(removed.chosen).toEqual({ type: 'none' });
    expect(act(removed, 'awayOfferDesk').map.absent).toEqual([]);
    const added = run(open('Ada -'), { type: 'addTrainee', trainee: { id: 'new', name: 'Liv' } });
    expect(chosenPupils(act(choose(added, [0, 0], [0, 1]), 'undo'))).toEqual(['Ada']);
    expect(chosenPupils(both)).toEqual(['Ada', 'trainee']);
  });
});

describe('a condition added on the map', () => {
  it('says that the two selected pupils sit apart', () => {
    const state = act(choose(open('Ada Bo'), [0, 0], [0, 1]), 'apart');
    expect(state.map.conditions).toEqual([{ id: 'new id', type: 'apart', pupils: ['Ada', 'Bo'] }]);
    expect(announcement(state)).toMatchObject({ consequence: { breaks: ['new id'] } });
  });

  it('requires two selected pupils, neither of them a guest (trainee)', () => {
    expect(announcement(act(choose(open('Ada Bo'), [0, 0]), 'apart'))).toEqual({
      code: 'chooseTwo',
    });
    const trainee = open('Ada trainee', { trainees: [{ id: 'trainee', name: 'Liv' }] });
    expect(actions.isEnabled('together', choose(trainee, [0, 0], [0, 1]))).toBe(false);
  });
});

describe('an action on a map', () => {
  const offered = (state: WorkbenchState) =>
    actions.ids.filter((id) => actions.isEnabled(id, state));

  it('is enabled if it would have an effect on the selected pupil or desk', () => {
    const pupil = choose(open('Ada -'), [0, 0]);
    expect(offered(pupil)).toEqual(
      expect.arrayContaining(['lock', 'awayKeepDesk', 'awayOfferDesk', 'leaveEmpty']),
    );
    const away = act(pupil, 'awayKeepDesk');
    expect(offered(away)).toContain('takeBack');
    expect(offered(away)).not.toContain('awayKeepDesk');
    const empty = choose(open('Ada -'), [0, 1]);
    expect(offered(empty)).not.toContain('lock');
    expect(offered(act(empty, 'leaveEmpty'))).toContain('useDesk');
  });

  it('changes the state or shows a message whenever it is enabled', () => {
    const states = [choose(open('Ada Bo - -'), [0, 0]), choose(open('Ada Bo - -'), [0, 2])];
    for (const state of states) {
      const without = offered(state).filter((id) => act(state, id) === state);
      // The room has one row and the cursor is at its end.
      expect(without.filter((id) => !id.startsWith('cursor'))).toEqual([]);
    }
  });
});
