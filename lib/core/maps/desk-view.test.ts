import { showInTurns, toDeskViews } from './desk-view';
import { startWork } from './history';
import { apart, mapFrom } from './testing/map-from';
import {
  moveOver,
  pickUp,
  run,
  runUndo,
  startWorkbench,
  type WorkbenchState,
} from './workbench-state';

const lying = startWorkbench(startWork(mapFrom('Ada Bo Cy Dag Eva')));
const lifted = moveOver(pickUp(lying, 'Ada'), { row: 0, col: 4 });
const marked = (views: ReadonlyMap<string, { drop: unknown }>) =>
  [...views].flatMap(([key, { drop }]) => (drop ? [key] : []));

describe('showInTurns', () => {
  const before = toDeskViews(lying);

  it('shows all changes at once if they concern few desks', () => {
    const now = toDeskViews(lifted, before);
    expect(showInTurns(before, now, 4)).toEqual({ shown: now, isLate: false });
  });

  it('shows changed drop previews at only a few desks at a time, but every other change immediately', () => {
    const now = toDeskViews(lifted, before);
    const first = showInTurns(before, now, 1);
    expect(first.isLate).toBe(true);
    expect(first.shown.get('0,0')).toMatchObject({ isCarried: true });
    // At the desk under the pointer, more than the drop mark has changed.
    expect(first.shown.get('0,4')).toMatchObject({ isOver: true });
    expect(marked(first.shown)).toEqual(['0,1', '0,4']);

    const second = showInTurns(first.shown, toDeskViews(lifted, first.shown), 1);
    const third = showInTurns(second.shown, toDeskViews(lifted, second.shown), 1);
    expect(marked(second.shown)).toEqual(['0,1', '0,2', '0,4']);
    expect(third).toEqual({ shown: now, isLate: false });
  });
});

it('a drag changes only the views of the desks that the pointer leaves and enters', () => {
  const dragged = pickUp(lying, 'Ada', true);
  const before = toDeskViews(dragged);
  const now = toDeskViews(moveOver(dragged, { row: 0, col: 2 }), before);
  expect([...now].flatMap(([key, view]) => (view === before.get(key) ? [] : [key]))).toEqual([
    '0,0',
    '0,2',
  ]);
});

it('while a pupil is dragged, every desk except the pupil’s own shows what a drop there would do', () => {
  const map = mapFrom('Ada - - / - - Bo', { conditions: [apart('Ada', 'Bo')] });
  const views = toDeskViews(pickUp(startWorkbench(startWork(map)), 'Ada', true));
  expect([...views.values()].map(({ drop }) => drop)).toEqual([
    undefined,
    'breaks',
    'breaks',
    'fine',
    'breaks',
    'fine',
  ]);
});

it('toDeskViews replaces only the changed desk views, and its result equals that of a full computation', () => {
  const map = mapFrom('Ada Bo - / Cy Dag Eva', { conditions: [apart('Ada', 'Bo')] });
  let state = startWorkbench(startWork(map));
  let views = toDeskViews(state);
  const changedBy = (next: WorkbenchState): string[] => {
    state = next;
    const before = views;
    views = toDeskViews(state, before);
    expect(views).toEqual(toDeskViews(state));
    return [...views].flatMap(([key, view]) => (view === before.get(key) ? [] : [key]));
  };
  const toFree = { type: 'move', pupils: ['Ada'], grabbed: 'Ada', to: { row: 0, col: 2 } } as const;
  // The changed views: Ada's old and new desk, and the desks of her former neighbour Cy and her new neighbour Eva. Bo's
  // view does not change, because Ada is still his neighbour.
  expect(changedBy(run(state, toFree))).toEqual(['0,0', '0,2', '1,0', '1,2']);
  expect(changedBy(run(state, { type: 'lock', pupils: ['Dag'] }))).toEqual(['1,1']);
  expect(changedBy(run(state, { type: 'setAbsent', pupil: 'Eva', desk: 'kept' }))).toEqual(['1,2']);
  changedBy(runUndo(runUndo(runUndo(state))));
  const smaller = { ...map, layout: { ...map.layout, desks: map.layout.desks.slice(0, 5) } };
  const { Eva: _, ...seats } = map.seats;
  expect(changedBy({ ...state, map: { ...smaller, seats } })).toContain('1,1');
});
