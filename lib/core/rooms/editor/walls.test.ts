import fc from 'fast-check';
import type { CellKind, Placed } from './drawing';
import { execute, undo, type EditorState } from './editor-state';
import { whereCarried, type Command } from './commands';
import { drawingFrom, editorWith, toSketch } from './testing/sketch';
import { roomArea, wallCell, wallSide } from './walls';

const put = (kind: CellKind, ...cells: [number, number][]): Command => ({
  type: 'put',
  kind,
  cells: cells.map(([row, col]) => ({ row, col })),
});
const after = (sketch: string, ...commands: Command[]) =>
  toSketch(commands.reduce<EditorState>(execute, editorWith(sketch)).drawing);

describe('a door or window', () => {
  it.each([
    [
      'at the nearest wall when the chosen cell is in the middle',
      'd...d d...d d...d',
      [1, 1],
      'd...d d...d dD..d',
    ],
    ['at the wall when the chosen cell is just outside', 'd.d d.d', [2, 1], 'd.d dDd'],
    ['behind desks along the wall', 'dd dd', [1, 0], '.dd Ddd'],
    ['far outside, and the room grows to it', 'dd', [3, 0], 'dd .. .. D.'],
    [
      'beside an inner wall',
      'ddddddd d.....d d..##.d d.....d ddddddd',
      [1, 3],
      'ddddddd d..D..d d..##.d d.....d ddddddd',
    ],
    [
      'at the outer wall and not at a pillar',
      'ddddddd d.....d d..#..d d.....d dd.dddd',
      [1, 3],
      '...D... ddddddd d.....d d..#..d d.....d dd.dddd',
    ],
    [
      'beside cells that are not floor',
      'dddxx d..xx d...d ddddd',
      [1, 1],
      'dddxx d.Dxx d...d ddddd',
    ],
  ] as const)('is put at a wall near the chosen cell: %s', (_, sketch, [row, col], expected) => {
    expect(after(sketch, put('door', [row, col]))).toBe(expected);
  });

  it('is put in the chosen cell when the room is empty', () => {
    expect(wallCell(drawingFrom(''), { row: 4, col: 7 })).toEqual({ row: 4, col: 7 });
  });

  it('snaps to the nearest wall when dragged alone, but does not snap when dragged together with a desk', () => {
    const drawing = drawingFrom('W...d d...d d...d');
    const carried = (...block: Placed[]) =>
      whereCarried(drawing, block, { down: 1, right: 1 }).map(({ row, col }) => [row, col]);
    const shown: Placed = { row: 0, col: 0, kind: 'window' };
    expect(carried(shown)).toEqual([[2, 1]]);
    expect(carried(shown, { row: 1, col: 0, kind: 'desk' })).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('moves outwards in a single undo step when desks are put beyond its wall', () => {
    const before = editorWith('W.d W.d .Dd');
    const state = execute(before, put('desk', [0, -2], [4, 1]));
    expect(toSketch(state.drawing)).toBe('d...d W...d W...d ..... ...dD');
    expect(state.done).toHaveLength(1);
    expect(undo(state).drawing.cells).toEqual(before.drawing.cells);
  });

  it('moves with the wall when floor cells are removed and restored', () => {
    const carved = execute(editorWith('d...W d...d ddddd'), put('outside', [0, 3], [0, 4]));
    expect(toSketch(carved.drawing)).toBe('d.Wxx d...d ddddd');
    const whole = execute(carved, {
      type: 'remove',
      cells: [
        { row: 0, col: 3 },
        { row: 0, col: 4 },
      ],
    });
    expect(toSketch(whole.drawing)).toBe('d...W d...d ddddd');
  });

  it('snaps to the nearest wall and remains selected when moved alone', () => {
    const state = execute(editorWith('d.Dd d..d d..d d..d', '0,2'), {
      type: 'move',
      by: { down: 2, right: 0 },
    });
    expect(toSketch(state.drawing)).toBe('d..d d..d d..d d.Dd');
    expect(state.selection).toEqual(new Set(['3,2']));
  });

  it('can be moved along its wall when no other object stands at that wall', () => {
    const by = { down: 1, right: -1 };
    const state = execute(editorWith('dd..D dd... dd...', '0,4'), { type: 'move', by });
    expect(toSketch(state.drawing)).toBe('dd... dd..D dd...');
  });

  it('remains in its wall when the room is turned or mirrored', () => {
    const turned = execute(editorWith('W.d ..d .Dd'), { type: 'turnRoom' });
    expect(toSketch(turned.drawing)).toBe('..W D.. ddd');
    const every = ['0,0', '0,2', '1,2', '2,1', '2,2'];
    const mirrored = execute(editorWith('W.d ..d .Dd', ...every), {
      type: 'mirror',
      axis: 'topBottom',
    });
    expect(toSketch(mirrored.drawing)).toBe('.Dd ..d W.d');
  });
});

it('cells outside the room cannot be marked as cells without floor', () => {
  expect(after('ddd d.d', put('outside', [1, 1], [2, 1], [3, 1]))).toBe('ddd dxd');
  const state = execute(editorWith('d'), put('outside', [3, 3]));
  expect(state.announcement?.message).toEqual({ code: 'refused', reason: 'notInRoom' });
});

describe('a random sequence of room editor commands', () => {
  const near = fc.integer({ min: -3, max: 9 });
  const cells = fc.array(fc.record({ row: near, col: near }), { minLength: 1, maxLength: 8 });
  const kind = fc.constantFrom('desk', 'door', 'window', 'outside', 'wall', 'aisle' as const);
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ type: fc.constant('put' as const), cells, kind }),
    fc.record({ type: fc.constant('remove' as const), cells }),
    fc.constant<Command>({ type: 'turnRoom' }),
  );

  it('never removes a door except by the command that erases cells', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        let state = editorWith('');
        for (const next of commands) {
          const doors = (now: EditorState) =>
            [...now.drawing.cells.values()].filter((placed) => placed.kind === 'door').length;
          const before = doors(state);
          state = execute(state, next);
          if (next.type !== 'remove') expect(doors(state)).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it('leaves every door at the outer wall in a room without inner walls', () => {
    const putting = fc.record({
      type: fc.constant('put' as const),
      cells,
      kind: fc.constantFrom('desk', 'door', 'window' as const),
    });
    fc.assert(
      fc.property(fc.array(putting, { maxLength: 20 }), (commands) => {
        const { drawing } = commands.reduce<EditorState>(execute, editorWith(''));
        const area = roomArea(drawing);
        for (const placed of drawing.cells.values()) {
          if (placed.kind !== 'door') continue;
          const side = wallSide(drawing, area!, placed);
          const across = side === 'left' || side === 'right' ? placed.col : placed.row;
          expect(across).toBe(area![side]);
        }
      }),
    );
  });
});
