import { type Desk, deskKey } from './room';
import { type Place, missingMark, placeDesks } from './places';
import type { MarkKind, RoomLayout } from './room-layout';

const markLetters: Partial<Record<string, MarkKind>> = {
  D: 'door',
  W: 'window',
  T: 'teacherDesk',
  '|': 'aisle',
};

/**
 * A drawn room, with its first row at the board. o is a desk, D a door, W a window, T the teacher's desk, | an aisle, .
 * floor.
 */
function drawn(...rows: string[]): RoomLayout {
  const layout: RoomLayout = { desks: [], marks: [], boardSide: 'top' };
  rows.forEach((line, row) =>
    [...line].forEach((letter, col) => {
      const kind = markLetters[letter];
      if (letter === 'o') layout.desks.push({ row, col });
      if (kind) layout.marks.push({ kind, row, col });
    }),
  );
  return layout;
}

/** The drawing, with an x at each desk of the place. */
function shown(layout: RoomLayout, place: Place, ...rows: string[]): string[] {
  const chosen = new Set(placeDesks(layout, place).map(deskKey));
  return rows.map((line, row) =>
    [...line].map((letter, col) => (chosen.has(deskKey({ row, col })) ? 'x' : letter)).join(''),
  );
}

const room = ['D....W', 'oo.oo.', 'oo.oo.', 'oo.oo.', 'oo.oo.', '..T...'];
const expected: [Place, string[]][] = [
  ['nearBoard', ['D....W', 'xx.xx.', 'oo.oo.', 'oo.oo.', 'oo.oo.', '..T...']],
  ['nearDoor', ['D....W', 'xx.oo.', 'xx.oo.', 'oo.oo.', 'oo.oo.', '..T...']],
  ['nearWindow', ['D....W', 'oo.xx.', 'oo.xx.', 'oo.oo.', 'oo.oo.', '..T...']],
  ['nearTeacher', ['D....W', 'oo.oo.', 'oo.oo.', 'ox.xo.', 'xx.xx.', '..T...']],
  ['awayFromDoor', ['D....W', 'oo.ox.', 'oo.ox.', 'oo.xx.', 'xx.xx.', '..T...']],
  ['awayFromWindow', ['D....W', 'xo.oo.', 'xx.oo.', 'xx.oo.', 'xx.xo.', '..T...']],
  ['atAisle', ['D....W', 'xx.xx.', 'xx.xx.', 'xx.xx.', 'xx.xx.', '..T...']],
];

describe('the desks at a place in the room', () => {
  it.each(expected)("are those that the test's sketch shows for the place %s", (place, picture) => {
    expect(shown(drawn(...room), place, ...room)).toEqual(picture);
  });

  it('for the place "near the board" are the front rows that together have at least a quarter of all desks', () => {
    const rows = ['..oo..', '......', 'oooooo', 'oooooo'];
    expect(shown(drawn(...rows), 'nearBoard', ...rows)).toEqual([
      '..xx..',
      '......',
      'xxxxxx',
      'oooooo',
    ]);
  });

  it('for the place "near the door" are the quarter of all desks closest to the door, rounded up', () => {
    const rows = ['.oDo.', 'o.o.o', 'ooooo'];
    // A quarter of eleven desks is rounded up to three; the three nearest desks are one step away.
    expect(shown(drawn(...rows), 'nearDoor', ...rows)).toEqual(['.xDx.', 'o.x.o', 'ooooo']);
    const tied = ['oDo', '...', '...', 'ooo'];
    expect(shown(drawn(...tied), 'nearDoor', ...tied)).toEqual(['xDx', '...', '...', 'ooo']);
  });

  it('near or away from a window are chosen by the distance to the nearest of several windows', () => {
    const rows = ['WoooooW'];
    expect(shown(drawn(...rows), 'nearWindow', ...rows)).toEqual(['WxoooxW']);
    expect(shown(drawn(...rows), 'awayFromWindow', ...rows)).toEqual(['WoxxxoW']);
  });

  it('for the place "at the aisle" are desks at a row end, single desks and desks beside an aisle cell', () => {
    const rows = ['oooo.o', '......', 'oooo|o', '.|....', '.o.ooo'];
    expect(shown(drawn(...rows), 'atAisle', ...rows)).toEqual([
      'xoox.x',
      '......',
      'xxox|x',
      '.|....',
      '.x.xox',
    ]);
  });

  it('near the board are the same whichever wall the board is on', () => {
    const layout = drawn(...room);
    const nearest = placeDesks(layout, 'nearBoard');
    for (const boardSide of ['left', 'right', 'bottom'] as const)
      expect(placeDesks({ ...layout, boardSide }, 'nearBoard')).toEqual(nearest);
  });
});

describe('the list of desks at a place such as "nearDoor"', () => {
  const plain: RoomLayout = { ...drawn('oo', 'oo'), marks: [] };

  it.each([
    ['nearDoor', 'door'],
    ['awayFromDoor', 'door'],
    ['nearWindow', 'window'],
    ['awayFromWindow', 'window'],
    ['nearTeacher', 'teacherDesk'],
  ] as const)('is empty for the place "%s" if the room lacks the object "%s"', (place, mark) => {
    expect(placeDesks(plain, place)).toEqual([]);
    expect(missingMark(plain, place)).toBe(mark);
  });

  it.each(['nearBoard', 'atAisle'] as const)(
    'contains desks for the place "%s" even if the room has no doors, windows or furniture',
    (place) => {
      expect(placeDesks(plain, place)).not.toEqual([]);
      expect(missingMark(plain, place)).toBeUndefined();
    },
  );

  it('is empty near the door and near the board if the room has no desks', () => {
    const empty: RoomLayout = { desks: [] as Desk[], marks: drawn('D').marks, boardSide: 'top' };
    expect(placeDesks(empty, 'nearDoor')).toEqual([]);
    expect(placeDesks(empty, 'nearBoard')).toEqual([]);
  });
});
