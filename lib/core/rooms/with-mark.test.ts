import { missingMark } from './places';
import { findLayoutProblem } from './layout-problems';
import { placeMarks, type RoomLayout } from './room-layout';
import { standardRoom, standardRoomKinds } from './standard-room';
import { withMark } from './with-mark';

const pairs: RoomLayout = { desks: standardRoom('pairs', 8).desks, marks: [], boardSide: 'top' };

describe('withMark', () => {
  it.each(standardRoomKinds)(
    'finds a free cell for a door, a window and a teacher desk in the standard room "%s"',
    (kind) => {
      const empty: RoomLayout = {
        desks: standardRoom(kind, 28).desks,
        marks: [],
        boardSide: 'top',
      };
      const layout = placeMarks.reduce(withMark, empty);
      expect(layout.marks.map((mark) => mark.kind)).toEqual([...placeMarks]);
      expect(findLayoutProblem(layout)).toBeUndefined();
      expect(layout.desks).toEqual(empty.desks);
      for (const place of ['nearDoor', 'nearWindow', 'nearTeacher'] as const) {
        expect(missingMark(layout, place)).toBeUndefined();
      }
    },
  );

  it('puts a missing teacher desk beside a window that takes its usual cell, and adds no second teacher desk', () => {
    const crowded: RoomLayout = { ...pairs, marks: [{ kind: 'window', row: 0, col: 5 }] };
    const layout = withMark(crowded, 'teacherDesk');
    expect(withMark(layout, 'teacherDesk')).toBe(layout);
    expect(layout.marks.at(-1)).toEqual({ kind: 'teacherDesk', row: 0, col: 6 });
  });

  it('adds no window when a desk in the last cell of the largest possible room leaves no space for it', () => {
    const full: RoomLayout = { ...pairs, desks: [{ row: 199, col: 199 }] };
    expect(withMark(full, 'window')).toBe(full);
  });
});
