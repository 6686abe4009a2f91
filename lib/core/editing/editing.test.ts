import { historyActions, listActions, type Action } from './actions';
import { createEditing, type History, type HistoryAnnouncement } from './history';

/** An editor of a number. */
interface Counter extends History<Step, Announcement> {
  count: number;
}
type Step = { by: number };
type Announcement =
  | HistoryAnnouncement<'negative'>
  | { code: 'done' | 'undone' | 'redone'; count: number };

const { execute, undo, redo } = createEditing<Counter, Step, number, 'negative'>({
  plan: ({ count }, by) => {
    if (by === 0) return undefined;
    return count + by < 0 ? { refused: 'negative' } : { by };
  },
  apply: ({ count }, { by }, isBack) => ({ count: isBack ? count - by : count + by }),
  toAnnouncement: (code, _, __, { count }) => ({ code, count }),
});

const start: Counter = { count: 0, done: [], undone: [] };
const after = (...commands: number[]) => commands.reduce<Counter>(execute, start);
const announcement = (state: Counter) => state.announcement?.message;

describe('an undo step', () => {
  it('is announced when it is undone or redone', () => {
    const two = after(3, 4);
    expect(announcement(two)).toEqual({ code: 'done', count: 7 });
    const back = undo(two);
    expect([back.count, announcement(back)]).toEqual([3, { code: 'undone', count: 3 }]);
    const again = redo(back);
    expect([again.count, announcement(again)]).toEqual([7, { code: 'redone', count: 7 }]);
    expect([again.done, again.undone]).toEqual([two.done, []]);
  });

  it('clears the list of steps that could be redone', () => {
    expect(execute(undo(after(3)), 4)).toMatchObject({ count: 4, undone: [] });
  });

  it('is not added when nothing changes or the command is refused', () => {
    const before = after(3);
    expect(execute(before, 0)).toBe(before);
    const refused = execute(before, -4);
    expect(refused).toMatchObject({ count: 3, done: before.done });
    expect(announcement(refused)).toEqual({ code: 'refused', reason: 'negative' });
  });

  it('that does not exist is reported as missing at each attempt to undo or redo', () => {
    const once = undo(start);
    expect(once.announcement).toEqual({ number: 1, message: { code: 'nothingToUndo' } });
    expect(undo(once).announcement?.number).toBe(2);
    expect(announcement(redo(start))).toEqual({ code: 'nothingToRedo' });
  });
});

describe('an action', () => {
  const add = (by: number, isMet: (state: Counter) => boolean): Action<Counter> => ({
    shortcuts: [{ key: 'a' }],
    needs: { isMet },
    run: (state) => execute(state, by),
  });
  const list = {
    ...historyActions<Counter>(undo, redo),
    addOne: add(1, ({ count }) => count > 0 && count < 6),
    addTwo: add(2, ({ count }) => count > 5),
    turn: { shortcuts: [{ key: 'r' }], run: (state: Counter) => state },
    turnRoom: { shortcuts: [{ key: 'r', shift: true }], run: (state: Counter) => state },
    zoom: { shortcuts: [{ key: '+' }], run: (state: Counter) => state },
  } satisfies Record<string, Action<Counter>>;
  const actions = listActions<Counter, keyof typeof list>(list);
  const run = (id: keyof typeof list, state: Counter) => actions.run(id, state, () => '');

  it('runs only when its requirement is met and otherwise reports the reason', () => {
    expect(run('addOne', after(3)).count).toBe(4);
    expect(run('addOne', start)).toBe(start);
    expect(announcement(run('undo', start))).toEqual({ code: 'nothingToUndo' });
    expect(actions.isEnabled('undo', after(3))).toBe(true);
    expect(run('redo', run('undo', after(3))).count).toBe(3);
  });

  it('is found by its shortcut; of two actions with the same shortcut, the enabled one is found', () => {
    const key = (
      name: string,
      held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', true>> = {},
      state = start,
    ) => {
      const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
      return actions.forKey({ key: name, ...none, ...held }, state);
    };
    expect(key('z', { ctrlKey: true })).toBe('undo');
    expect(key('Z', { metaKey: true, shiftKey: true })).toBe('redo');
    expect(key('y', { ctrlKey: true })).toBe('redo');
    expect(key('r')).toBe('turn');
    expect(key('R', { shiftKey: true })).toBe('turnRoom');
    expect(key('+', { shiftKey: true })).toBe('zoom');
    expect(key('z')).toBeUndefined();
    expect(key('r', { ctrlKey: true })).toBeUndefined();
    expect(key('a', {}, after(6))).toBe('addTwo');
    expect(key('a', {}, start)).toBe('addOne');
  });
});
