import fc from 'fast-check';
import { boardSides, maxCell, maxDesks, maxMarks, type RoomLayout } from '../room-layout';
import { invertChange } from './change';
import { execute, redo, startEditor, undo, type EditorState } from './editor-state';
import { cellKinds, toLayout, type Drawing } from './drawing';
import { runCommand, type Command } from './commands';
import { toSelection } from './selection';
import { drawingFrom, editorWith, placedIn, toSketch } from './testing/sketch';

const announcement = (state: EditorState) => state.announcement?.message;

describe('a selected block of desks', () => {
  it('is moved and remains selected', () => {
    const state = execute(editorWith('dd.. ....', '0,0', '0,1'), {
      type: 'move',
      by: { down: 1, right: 2 },
    });
    expect(toSketch(state.drawing)).toBe('dd');
    expect(state.selection).toEqual(new Set(['1,2', '1,3']));
  });

  it('may be moved to a place that overlaps its old place', () => {
    const state = execute(editorWith('Dd.', '0,0', '0,1'), {
      type: 'move',
      by: { down: 0, right: 1 },
    });
    expect([...state.drawing.cells.values()]).toEqual([
      { row: 0, col: 1, kind: 'door' },
      { row: 0, col: 2, kind: 'desk' },
    ]);
  });

  it('is not moved onto a taken cell', () => {
    const before = editorWith('d.d', '0,0');
    const state = execute(before, { type: 'move', by: { down: 0, right: 2 } });
    expect(state.drawing).toBe(before.drawing);
    expect(announcement(state)).toEqual({ code: 'refused', reason: 'taken' });
  });

  it('is copied with the other objects in the block, such as a teacher’s desk, and the copy is selected', () => {
    const state = execute(editorWith('dT', '0,0', '0,1'), {
      type: 'copy',
      by: { down: 2, right: 0 },
    });
    expect(toSketch(state.drawing)).toBe('dT .. dT');
    expect(state.selection).toEqual(new Set(['2,0', '2,1']));
  });

  it('is duplicated next to the original with an aisle between both', () => {
    const duplicate = (sketch: string, ...selected: string[]) =>
      toSketch(execute(editorWith(sketch, ...selected), { type: 'duplicate' }).drawing);
    expect(duplicate('dd', '0,0', '0,1')).toBe('dd.dd');
    expect(duplicate('.dd..d', '0,1', '0,2')).toBe('dd.dd..d');
    expect(duplicate('dd.dd dd.dd', '1,3', '1,4')).toBe('dd.dd... dd.dd.dd');
  });

  it('is duplicated below the original when the room would become too wide', () => {
    const wide = 'd'.repeat(maxCell + 1);
    const every = [...wide].map((_, col) => `0,${col}`);
    const state = execute(editorWith(wide, ...every), { type: 'duplicate' });
    expect(toSketch(state.drawing)).toBe(`${wide} ${'.'.repeat(wide.length)} ${wide}`);
  });

  it('is pasted at the target if the target is free, otherwise next to the target', () => {
    const block = placedIn('dd');
    const paste = (sketch: string) =>
      toSketch(execute(editorWith(sketch), { type: 'paste', block }).drawing);
    expect(paste('... ddd')).toBe('dd. ddd');
    expect(paste('d.. ...')).toBe('d.dd');
  });

  it('is rotated clockwise by a quarter', () => {
    const state = execute(editorWith('... dT. d..', '1,0', '1,1', '2,0'), { type: 'rotate' });
    expect(toSketch(state.drawing)).toBe('dd .T');
  });

  it('is unchanged after four quarter rotations', () => {
    const before = editorWith('ddd d.T ddd', '0,0', '0,1', '0,2', '1,0', '1,2');
    // Moves the block to free space, so that nothing is in its way.
    let state = execute(before, { type: 'move', by: { down: -10, right: 3 } });
    const moved = toSketch(state.drawing);
    for (let quarter = 0; quarter < 4; quarter += 1) state = execute(state, { type: 'rotate' });
    expect(toSketch(state.drawing)).toBe(moved);
  });

  it('is mirrored left to right and top to bottom', () => {
    const block = ['0,0', '0,1', '1,0'];
    const leftRight = execute(editorWith('dD d.', ...block), { type: 'mirror', axis: 'leftRight' });
    expect(toSketch(leftRight.drawing)).toBe('Dd .d');
    const topBottom = execute(editorWith('dD d.', ...block), { type: 'mirror', axis: 'topBottom' });
    expect(toSketch(topBottom.drawing)).toBe('d. dD');
  });

  it('is deleted', () => {
    const state = execute(editorWith('ddT', '0,0', '0,2'), { type: 'delete' });
    expect(toSketch(state.drawing)).toBe('d');
    expect(state.selection.size).toBe(0);
  });
});

describe('aligning a selection', () => {
  const all = (sketch: string) => {
    const drawing = drawingFrom(sketch);
    return { ...editorWith(sketch), selection: toSelection(drawing.cells.values()) };
  };

  it.each([
    ['left', 'dd.dd ..... dd.d. ..... d....'],
    ['right', 'dd.dd ..... .dd.d ..... ....d'],
  ] as const)(
    'moves each row of desks to the %s edge and keeps the aisles within the row',
    (edge, expected) => {
      const rows = all('..dd.dd ....... .dd.d.. ....... d......');
      const state = execute(rows, { type: 'align', edge });
      expect(toSketch(state.drawing)).toBe(expected);
    },
  );

  it('moves each row of desks by itself even if the rows touch', () => {
    const state = execute(all('.ddd dd.. .dd.'), { type: 'align', edge: 'left' });
    expect(toSketch(state.drawing)).toBe('ddd dd. dd.');
  });

  it('moves each column of desks to the upper or the lower edge', () => {
    const upper = execute(all('.d. d.d d.. ..d'), { type: 'align', edge: 'top' });
    expect(toSketch(upper.drawing)).toBe('ddd d.. ..d');
    const lower = execute(all('.d. d.d d.. ..d'), { type: 'align', edge: 'bottom' });
    expect(toSketch(lower.drawing)).toBe('..d d.. ddd');
  });

  it('moves a table of several rows as a whole', () => {
    const state = execute(all('.dd ..d ... d..'), { type: 'align', edge: 'left' });
    expect(toSketch(state.drawing)).toBe('dd .d .. d.');
  });
});

describe('the room editor', () => {
  const rowOf = (count: number) => Array.from({ length: count }, (_, col) => ({ row: 0, col }));
  const many = (kind: 'desk' | 'aisle', count: number): Drawing => ({
    ...drawingFrom(''),
    cells: new Map(
      Array.from({ length: count }, (_, index) => {
        const at = { row: Math.floor(index / 100), col: index % 100 };
        return [`${at.row},${at.col}`, { ...at, kind }];
      }),
    ),
  });
  const put = (kind: 'desk' | 'aisle'): Command => ({
    type: 'put',
    cells: [{ row: -1, col: 0 }],
    kind,
  });

  it.each([
    ['desk', maxDesks, 'tooManyDesks'],
    ['aisle', maxMarks, 'tooManyMarks'],
  ] as const)(
    'refuses an object beyond the maximum number: too many %ss',
    (kind, most, refused) => {
      expect(runCommand(many(kind, most), new Set(), put(kind))).toEqual({ refused });
      expect(runCommand(many(kind, most - 1), new Set(), put(kind))).toHaveProperty('change');
    },
  );

  it('refuses desks that would give the room more columns than allowed', () => {
    const cells = rowOf(maxCell + 2);
    const run = (used: typeof cells) =>
      runCommand(drawingFrom(''), new Set(), { type: 'put', cells: used, kind: 'desk' });
    expect(run(cells)).toEqual({ refused: 'tooLarge' });
    expect(run(cells.slice(1))).toHaveProperty('change');
  });
});

it('moving the board to its present side does nothing', () => {
  const before = editorWith('d');
  expect(execute(before, { type: 'moveBoard', to: 'top' })).toBe(before);
});

describe('turning desks by 45°', () => {
  it('turns the selected desks, and turns them back when all are turned', () => {
    const turned = execute(editorWith('dtT', '0,0', '0,1', '0,2'), { type: 'turnDesks' });
    expect(toSketch(turned.drawing)).toBe('ttT');
    expect(announcement(turned)).toEqual({
      code: 'desksTurned',
      counts: { desk: 2 },
      isTurned: true,
    });
    expect(toSketch(execute(turned, { type: 'turnDesks' }).drawing)).toBe('ddT');
  });
});

describe('the command makeMore', () => {
  const grid = { across: 3, down: 2, gap: 1 };

  it('puts copies in rows with aisles between them and selects all copies', () => {
    const state = execute(editorWith('dd', '0,0', '0,1'), { type: 'makeMore', grid });
    expect(toSketch(state.drawing)).toBe('dd.dd.dd ........ dd.dd.dd');
    expect(state.selection.size).toBe(12);
  });

  it('omits copies without a free place and reports their number', () => {
    const state = execute(editorWith('dd..T', '0,0', '0,1'), { type: 'makeMore', grid });
    expect(toSketch(state.drawing)).toBe('dd..T.dd ........ dd.dd.dd');
    expect(announcement(state)).toEqual({ code: 'madeMore', counts: { desk: 8 }, skipped: 1 });
  });
});

describe('a new layout of desks', () => {
  const room = { desks: [0, 1, 2].map((col) => ({ row: 0, col })) };

  it('replaces only the desks and reports the numbers of old and new desks', () => {
    const state = execute(editorWith('T... .dd. .dd.'), { type: 'layout', room });
    expect(toSketch(state.drawing)).toBe('T... .ddd');
    expect(announcement(state)).toEqual({
      code: 'replaced',
      counts: { desk: 3 },
      gone: { desk: 4 },
    });
  });

  it('is put in free space and turned towards the board', () => {
    const state = execute(
      { ...editorWith('dC'), drawing: drawingFrom('dC', 'left') },
      {
        type: 'layout',
        room,
      },
    );
    expect(toSketch(state.drawing)).toBe('dC d. d.');
  });
});

describe('undo and redo', () => {
  const near = fc.integer({ min: -4, max: 12 });
  const cell = fc.record({ row: near, col: near });
  const by = fc.record({ down: near, right: near });
  const kind = fc.constantFrom(...cellKinds);
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ type: fc.constant('put'), cells: fc.array(cell, { maxLength: 12 }), kind }),
    fc.record({ type: fc.constant('remove'), cells: fc.array(cell, { maxLength: 6 }) }),
    fc.record({ type: fc.constantFrom('move', 'copy'), by }),
    fc.record({
      type: fc.constantFrom('duplicate', 'rotate', 'turnDesks', 'delete', 'clear', 'turnRoom'),
    }),
    fc.constant<Command>({ type: 'layout', room: { desks: placedIn('dd ddd') } }),
    fc.constant<Command>({ type: 'paste', block: placedIn('dd T.') }),
    fc.record({
      type: fc.constant('mirror'),
      axis: fc.constantFrom('leftRight' as const, 'topBottom' as const),
    }),
    fc.record({ type: fc.constant('align'), edge: fc.constantFrom(...boardSides) }),
    fc.record({ type: fc.constant('moveBoard'), to: fc.constantFrom(...boardSides) }),
  );
  /** Each step first selects something, so that the block commands have an effect. */
  const steps = fc.array(fc.tuple(fc.nat(3), command), { minLength: 1, maxLength: 25 });

  it('restore every former and later room step by step', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const desks = placedIn('dd.dd dd.dd').map(({ row, col }) => ({ row, col }));
        const layout: RoomLayout = { desks, marks: [], boardSide: 'top' };
        let state = startEditor(layout, { width: 600, height: 400 });
        const rooms: string[] = [JSON.stringify(toLayout(state.drawing))];
        for (const [third, next] of list) {
          const chosen = [...state.drawing.cells.values()].filter((_, i) => i % 4 >= third);
          const before = state.done.length;
          state = execute({ ...state, selection: toSelection(chosen) }, next);
          if (state.done.length > before) rooms.push(JSON.stringify(toLayout(state.drawing)));
        }
        for (const { change } of state.done) {
          expect(invertChange(invertChange(change))).toEqual(change);
        }
        const last = rooms.length - 1;
        for (let at = last - 1; at >= 0; at -= 1) {
          state = undo(state);
          expect(JSON.stringify(toLayout(state.drawing))).toBe(rooms[at]);
          expect([...state.selection].every((key) => state.drawing.cells.has(key))).toBe(true);
        }
        for (let at = 1; at <= last; at += 1) {
          state = redo(state);
          expect(JSON.stringify(toLayout(state.drawing))).toBe(rooms[at]);
        }
      }),
    );
  });

  it('report the undone step', () => {
    const moved = execute(editorWith('d', '0,0'), { type: 'move', by: { down: 0, right: 1 } });
    expect(announcement(undo(moved))).toEqual({
      code: 'undone',
      step: { code: 'moved', counts: { desk: 1 }, by: { down: 0, right: 1 } },
    });
  });
});
