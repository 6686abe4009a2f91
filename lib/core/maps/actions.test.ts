import { actions, type ActionId } from './actions';
import { startWork } from './history';
import type { MapDocument } from './map-document';
import { apart, front, mapFrom, toSketch } from './testing/map-from';
import {
  carryOver,
  chooseDesk,
  chosenPupils,
  pickUp,
  startWorkbench,
  type WorkbenchState,
} from './workbench-state';

const open = (sketch: string, rest?: Partial<MapDocument>) =>
  startWorkbench(startWork(mapFrom(sketch, rest)));
const act = (state: WorkbenchState, ...ids: ActionId[]) =>
  ids.reduce((now, id) => actions.run(id, now, () => 'new id'), state);
const choose = (state: WorkbenchState, ...desks: [number, number][]) =>
  desks.reduce((now, [row, col], index) => chooseDesk(now, { row, col }, index > 0), state);
const told = ({ told: last }: WorkbenchState) => last?.message;
const press = (state: WorkbenchState, key: string) =>
  actions.forKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }, state);

describe('by keys', () => {
  it('a pupil is picked up, carried and put down, and undone', () => {
    const carried = act(open('Ada Bo . Cem'), 'carry', 'cursorRight', 'cursorRight');
    expect(toSketch(carried.map)).toBe('Ada Bo . Cem');
    const dropped = act(carried, 'carry');
    expect(toSketch(dropped.map)).toBe('Cem Bo . Ada');
    expect(dropped.cursor).toEqual({ row: 0, col: 3 });
    expect(toSketch(act(dropped, 'undo').map)).toBe('Ada Bo . Cem');
    expect(toSketch(act(dropped, 'undo', 'redo').map)).toBe('Cem Bo . Ada');
  });

  it('each desk on the way tells what a drop would do', () => {
    const state = open('Ada - / Bo -', { conditions: [front('Ada'), apart('Ada', 'Bo')] });
    const over = act(state, 'carry', 'cursorDown');
    expect(told(over)).toMatchObject({
      code: 'over',
      desk: { row: 1, col: 0 },
      consequence: { breaks: ['front Ada'], staysBroken: ['apart Ada Bo'] },
    });
    const refused = act(open('Ada Bo', { locked: ['Bo'] }), 'carry', 'cursorRight');
    expect(told(refused)).toMatchObject({ code: 'overRefused' });
  });

  it('what is carried is put back with Escape, and nothing is to be undone', () => {
    const back = act(open('Ada Bo'), 'carry', 'cursorRight', 'cancel');
    expect(back).toMatchObject({ carry: undefined, done: [], cursor: { row: 0, col: 0 } });
    expect(told(back)).toEqual({ code: 'putBack' });
  });

  it('the arrows go as the room is seen', () => {
    const turned: WorkbenchState = { ...open('Ada - / Bo -'), seenSide: 'bottom' };
    expect(act(turned, 'cursorUp').cursor).toEqual({ row: 1, col: 0 });
  });

  it('a drop where it was is no step', () => {
    expect(act(open('Ada Bo'), 'carry', 'carry').done).toEqual([]);
  });

  it('a key does what is possible now', () => {
    const chosen = choose(open('Ada -'), [0, 0]);
    expect(press(chosen, 'l')).toBe('lock');
    expect(press(act(chosen, 'lock'), 'l')).toBe('unlock');
  });
});

describe('what is chosen', () => {
  it('is one, or several with Shift, and no longer when chosen again', () => {
    const two = choose(open('Ada Bo Cem'), [0, 0], [0, 2]);
    expect(chosenPupils(two)).toEqual(['Ada', 'Cem']);
    expect(chosenPupils(chooseDesk(two, { row: 0, col: 0 }, true))).toEqual(['Cem']);
    expect(chosenPupils(chooseDesk(two, { row: 0, col: 1 }))).toEqual(['Bo']);
    expect(chosenPupils(choose(choose(open('Ada Bo'), [0, 0]), [0, 0]))).toEqual([]);
  });

  it('may be the whole table, which is exchanged with another table', () => {
    const table = act(choose(open('Ada Bo . Cem -'), [0, 1]), 'chooseTable');
    const over = carryOver(pickUp(table, 'Bo'), { row: 0, col: 3 });
    expect(toSketch(act(over, 'carry').map)).toBe('Cem - . Ada Bo');
  });

  it('is carried as a whole, unless another pupil is taken hold of', () => {
    const two = choose(open('Ada Bo . - - / Cem Dag . - -'), [0, 0], [1, 0]);
    expect(pickUp(two, 'Cem').carry?.carried.pupils).toEqual(['Ada', 'Cem']);
    expect(pickUp(two, 'Bo').carry?.carried.pupils).toEqual(['Bo']);
  });
});

describe('conditions from the map', () => {
  it('put two pupils apart', () => {
    const state = act(choose(open('Ada Bo'), [0, 0], [0, 1]), 'apart');
    expect(state.map.conditions).toEqual([{ id: 'new id', type: 'apart', pupils: ['Ada', 'Bo'] }]);
    expect(told(state)).toMatchObject({ consequence: { breaks: ['new id'] } });
  });

  it('need two, and no trainee', () => {
    expect(told(act(choose(open('Ada Bo'), [0, 0]), 'apart'))).toEqual({ code: 'chooseTwo' });
    const trainee = open('Ada trainee', { trainees: [{ id: 'trainee', name: 'Liv' }] });
    expect(actions.isEnabled('together', choose(trainee, [0, 0], [0, 1]))).toBe(false);
  });
});

describe('an action', () => {
  const offered = (state: WorkbenchState) =>
    actions.ids.filter((id) => actions.isEnabled(id, state));

  it('is offered where it does something', () => {
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

  it('that is offered does or tells something', () => {
    const states = [choose(open('Ada Bo - -'), [0, 0]), choose(open('Ada Bo - -'), [0, 2])];
    for (const state of states) {
      const without = offered(state).filter((id) => act(state, id) === state);
      // The room has one row and the cursor is at its end.
      expect(without.filter((id) => !id.startsWith('cursor'))).toEqual([]);
    }
  });
});
