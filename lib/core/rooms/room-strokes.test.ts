import { drawRoom } from './drawn-room';
import { toPlacedPath } from './placed-room';
import { boardSides } from './room-layout';
import { shapeRoom } from './room-shapes';
import { toStrokes } from './room-strokes';

/** The extent of a path in a drawing whose desks are twice as wide as high. */
function extent(path: string) {
  const points = [...path.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const side = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis]!);
    return { from: Math.min(...all), to: Math.max(...all) };
  };
  return { x: side(0), y: side(1) };
}

const desk = { x: 200, y: 100 };
const start = { x: 10, y: 20 };

it('a table turned by 45° is drawn as high as it is wide, even when the drawing is stretched', () => {
  const desks = [0, 1].flatMap((row) => [0, 1].map((col) => ({ row, col })));
  const marks = desks.map((cell) => ({ kind: 'turned', ...cell }) as const);
  const shapes = shapeRoom(drawRoom({ desks, marks }));
  const [edge, seams] = toStrokes(shapes).filter(({ fit }) => fit);
  const { x, y } = extent(toPlacedPath(edge!, desk, start));
  expect(x.to - x.from).toBeCloseTo(1.38 * 200, 3);
  expect(y.to - y.from).toBeCloseTo(1.38 * 200, 3);
  expect((x.from + x.to) / 2).toBeCloseTo(start.x + (shapes.width * desk.x) / 2, 3);
  expect(seams!.lines).toHaveLength(2);
});

it.each(boardSides)(
  'a door is drawn opening into the room when the board is at the %s',
  (boardSide) => {
    const desks = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => ({ row, col })));
    const doors = [
      [1, 3],
      [1, -1],
      [3, 1],
    ].map(([row, col]) => ({ kind: 'door', row: row!, col: col! }) as const);
    const shapes = shapeRoom(drawRoom({ desks, marks: doors, boardSide }));
    const lines = toStrokes(shapes).filter(({ fit }) => fit);
    expect(lines).toHaveLength(9);
    for (const stroke of lines) {
      const { x, y } = extent(toPlacedPath(stroke, desk, { x: 0, y: 0 }));
      expect(x.from).toBeGreaterThanOrEqual(-0.01);
      expect(y.from).toBeGreaterThanOrEqual(-0.01);
      expect(x.to).toBeLessThanOrEqual(shapes.width * desk.x + 0.01);
      expect(y.to).toBeLessThanOrEqual(shapes.height * desk.y + 0.01);
    }
  },
);
