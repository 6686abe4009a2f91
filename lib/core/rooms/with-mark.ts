import { deskKey } from './room';
import { maxCell, type Mark, type PlaceMark, type RoomLayout } from './room-layout';

/**
 * Adds a mark of a missing kind in its usual place. A door is behind the last row to the left, a window to the right of
 * the middle row, a teacher's desk to the right of the front row. If that cell is taken, the mark is on the next free
 * cell to the right. If no cell is free, the layout is returned unchanged.
 */
export function withMark(layout: RoomLayout, kind: PlaceMark): RoomLayout {
  if (layout.desks.length === 0 || layout.marks.some((mark) => mark.kind === kind)) return layout;
  const taken = new Set([...layout.desks, ...layout.marks].map(deskKey));
  const [rows, cols] = [layout.desks.map(({ row }) => row), layout.desks.map(({ col }) => col)];
  const [front, back] = [Math.min(...rows), Math.max(...rows)];
  const right = Math.max(...cols) + 1;
  const first: Record<PlaceMark, Mark> = {
    door: { kind, row: back + 1, col: Math.min(...cols) },
    window: { kind, row: Math.floor((front + back) / 2), col: right },
    teacherDesk: { kind, row: front, col: right },
  };
  for (let mark = first[kind]; Math.max(mark.row, mark.col) <= maxCell;) {
    if (!taken.has(deskKey(mark))) return { ...layout, marks: [...layout.marks, mark] };
    mark = { ...mark, col: mark.col + 1 };
  }
  return layout;
}
