import { deskKey } from './room';
import { maxCell, type Mark, type PlaceMark, type RoomLayout } from './room-layout';

/**
 * Adds a door, window or teacher's desk to a room that lacks the object, at the usual cell or the next free cell to the
 * right. Without a free cell, returns `layout` unchanged.
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
