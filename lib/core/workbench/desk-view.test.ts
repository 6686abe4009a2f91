import { showInTurns, toDeskViews } from './desk-view';
import { startWork } from './history';
import { mapFrom } from './testing/map-from';
import { carryOver, pickUp, startWorkbench } from './workbench-state';

const lying = startWorkbench(startWork(mapFrom('Ada Bo Cy Dag Eva')));
const lifted = carryOver(pickUp(lying, 'Ada'), { row: 0, col: 4 });
const marked = (views: ReadonlyMap<string, { drop: unknown }>) =>
  [...views].flatMap(([key, { drop }]) => (drop ? [key] : []));

describe('showInTurns', () => {
  const before = toDeskViews(lying);

  it('shows all at once where the desks are few', () => {
    const now = toDeskViews(lifted, before);
    expect(showInTurns(before, now, 4)).toEqual({ shown: now, isLate: false });
  });

  it('shows a drop’s marks at some desks after others, and all else at once', () => {
    const now = toDeskViews(lifted, before);
    const first = showInTurns(before, now, 1);
    expect(first.isLate).toBe(true);
    expect(first.shown.get('0,0')).toMatchObject({ isCarried: true });
    // The desk under the pointer is new in more than its mark.
    expect(first.shown.get('0,4')).toMatchObject({ isOver: true });
    expect(marked(first.shown)).toEqual(['0,1', '0,4']);

    const second = showInTurns(first.shown, toDeskViews(lifted, first.shown), 1);
    const third = showInTurns(second.shown, toDeskViews(lifted, second.shown), 1);
    expect(marked(second.shown)).toEqual(['0,1', '0,2', '0,4']);
    expect(third).toEqual({ shown: now, isLate: false });
  });
});
