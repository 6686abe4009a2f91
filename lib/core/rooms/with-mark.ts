import { deskKey } from './room';
import { maxCell, type Mark, type PlaceMark, type RoomPlan } from './room-plan';

/**
 * The plan with a mark of a kind that it lacks, where many rooms have it: a door behind the last row to the left, a window
 * to the right of the middle row, a teacher's desk to the right of the front row. The next free cell to the
 * right where that one is taken; the plan as it is where none is free.
 */
export function withMark(plan: RoomPlan, kind: PlaceMark): RoomPlan {
  if (plan.desks.length === 0 || plan.marks.some((mark) => mark.kind === kind)) return plan;
  const taken = new Set([...plan.desks, ...plan.marks].map(deskKey));
  const [rows, cols] = [plan.desks.map(({ row }) => row), plan.desks.map(({ col }) => col)];
  const [front, back] = [Math.min(...rows), Math.max(...rows)];
  const right = Math.max(...cols) + 1;
  const first: Record<PlaceMark, Mark> = {
    door: { kind, row: back + 1, col: Math.min(...cols) },
    window: { kind, row: Math.floor((front + back) / 2), col: right },
    teacherDesk: { kind, row: front, col: right },
  };
  for (let mark = first[kind]; Math.max(mark.row, mark.col) <= maxCell;) {
    if (!taken.has(deskKey(mark))) return { ...plan, marks: [...plan.marks, mark] };
    mark = { ...mark, col: mark.col + 1 };
  }
  return plan;
}
