import type { BoardSide } from '../../room-layout';
import { toDrawing, type CellKind, type Drawing, type Placed } from '../drawing';
import { startEditor, type EditorState } from '../editor-state';
import { toSelection } from '../selection';

const kinds: Record<string, CellKind> = {
  d: 'desk',
  T: 'teacherDesk',
  D: 'door',
  W: 'window',
  A: 'aisle',
  C: 'cupboard',
  t: 'turnedDesk',
  '#': 'wall',
  x: 'outside',
};
const signs = Object.fromEntries(Object.entries(kinds).map(([sign, kind]) => [kind, sign]));

/**
 * Reads a room's objects from a text sketch with one sign per cell and white space between rows of cells. A dot is
 * empty floor.
 */
export function placedIn(sketch: string): Placed[] {
  return sketch
    .trim()
    .split(/\s+/)
    .flatMap((letters, row) =>
      [...letters].flatMap((sign, col) => (kinds[sign] ? { row, col, kind: kinds[sign] } : [])),
    );
}

export function drawingFrom(sketch: string, boardSide: BoardSide = 'top'): Drawing {
  const cells = placedIn(sketch);
  return {
    ...toDrawing({ desks: [], marks: [], boardSide }),
    cells: new Map(cells.map((cell) => [`${cell.row},${cell.col}`, cell])),
  };
}

/**
 * Converts a room's drawing to a text sketch with one sign per cell. The sketch starts at the first row and first
 * column that contain an object.
 */
export function toSketch({ cells }: Drawing): string {
  const all = [...cells.values()];
  const rows = all.map(({ row }) => row);
  const cols = all.map(({ col }) => col);
  const lines: string[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row += 1) {
    let line = '';
    for (let col = Math.min(...cols); col <= Math.max(...cols); col += 1) {
      const kind = cells.get(`${row},${col}`)?.kind;
      line += kind ? signs[kind]! : '.';
    }
    lines.push(line);
  }
  return lines.join(' ');
}

/**
 * Creates the state of a room editor from a text sketch. `selected` are the keys ("row,col") of the cells to select.
 */
export function editorWith(sketch: string, ...selected: string[]): EditorState {
  const drawing = drawingFrom(sketch);
  const state = startEditor(
    { desks: [], marks: [], boardSide: 'top' },
    { width: 600, height: 400 },
  );
  const chosen = [...drawing.cells].filter(([key]) => selected.includes(key)).map(([, c]) => c);
  return { ...state, drawing, selection: toSelection(chosen) };
}
