import { missingMark } from './places';
import { findPlanProblem } from './plan-problems';
import { placeMarks, type RoomPlan } from './room-plan';
import { standardRoom, standardRoomKinds } from './standard-room';
import { withMark } from './with-mark';

const pairs: RoomPlan = { desks: standardRoom('pairs', 8).desks, marks: [], boardSide: 'top' };

describe('a mark that a room lacks', () => {
  it.each(standardRoomKinds)('finds a free cell in a standard room: %s', (kind) => {
    const empty: RoomPlan = { desks: standardRoom(kind, 28).desks, marks: [], boardSide: 'top' };
    const plan = placeMarks.reduce(withMark, empty);
    expect(plan.marks.map((mark) => mark.kind)).toEqual([...placeMarks]);
    expect(findPlanProblem(plan)).toBeUndefined();
    expect(plan.desks).toEqual(empty.desks);
    for (const place of ['nearDoor', 'nearWindow', 'nearTeacher'] as const) {
      expect(missingMark(plan, place)).toBeUndefined();
    }
  });

  it('goes beside one that is there already, and is put in once', () => {
    const crowded: RoomPlan = { ...pairs, marks: [{ kind: 'window', row: 0, col: 5 }] };
    const plan = withMark(crowded, 'teacherDesk');
    expect(withMark(plan, 'teacherDesk')).toBe(plan);
    expect(plan.marks.at(-1)).toEqual({ kind: 'teacherDesk', row: 0, col: 6 });
  });

  it('is not put into a room that reaches to the last cell', () => {
    const full: RoomPlan = { ...pairs, desks: [{ row: 199, col: 199 }] };
    expect(withMark(full, 'window')).toBe(full);
  });
});
