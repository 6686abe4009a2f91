import fc from 'fast-check';
import { boardSides, type Mark } from '@/lib/core/rooms/room-layout';
import type { PlacedText } from '../typesetting/placed-text';
import { layOutMap, type MapLayout } from './map-layout';
import { manyNames, names, rooms, sampleSheet } from './testing/sample-sheets';

const tolerance = 0.01;

function inkBounds({ x, y, width, height, align, fitted }: PlacedText) {
  const { size } = fitted;
  const edges = fitted.lines.map((line, index) => {
    const free = width - line.width * size;
    const left = x + { left: 0, center: free / 2, right: free }[align];
    const baseline = y + height / 2 + (fitted.baselines[index] ?? 0);
    return {
      left,
      right: left + line.width * size,
      top: baseline - line.top * size,
      bottom: baseline + line.bottom * size,
    };
  });
  return {
    left: Math.min(...edges.map((edge) => edge.left)),
    right: Math.max(...edges.map((edge) => edge.right)),
    top: Math.min(...edges.map((edge) => edge.top)),
    bottom: Math.max(...edges.map((edge) => edge.bottom)),
  };
}

function expectTidy(layout: MapLayout) {
  const texts = [layout.title, ...layout.details, layout.boardLabel];
  const onDesks = layout.desks.flatMap((desk) =>
    desk.name ? [{ text: desk.name, box: desk }] : [],
  );
  const page = { x: 0, y: 0, ...layout.page };
  for (const { text, box } of [
    ...[...texts, ...layout.furniture].map((text) => ({ text, box: page })),
    ...onDesks,
  ]) {
    const ink = inkBounds(text);
    expect(text.fitted.size).toBeGreaterThan(0);
    expect(ink.left).toBeGreaterThanOrEqual(box.x - tolerance);
    expect(ink.right).toBeLessThanOrEqual(box.x + box.width + tolerance);
    expect(ink.top).toBeGreaterThanOrEqual(box.y - tolerance);
    expect(ink.bottom).toBeLessThanOrEqual(box.y + box.height + tolerance);
    const letters = text.fitted.lines.map((line) => line.text).join('');
    expect(letters.replaceAll(' ', '')).toBe(text.text.replaceAll(' ', ''));
  }
  const { room, board } = layout;
  const things = [board, ...layout.desks];
  for (const thing of things) {
    expect(thing.x).toBeGreaterThanOrEqual(room.x - tolerance);
    expect(thing.x + thing.width).toBeLessThanOrEqual(room.x + room.width + tolerance);
    expect(thing.y).toBeGreaterThanOrEqual(room.y - tolerance);
    expect(thing.y + thing.height).toBeLessThanOrEqual(room.y + room.height + tolerance);
  }
  things.forEach((a, index) => {
    for (const b of things.slice(index + 1)) {
      const apart =
        a.x + a.width <= b.x + tolerance ||
        b.x + b.width <= a.x + tolerance ||
        a.y + a.height <= b.y + tolerance ||
        b.y + b.height <= a.y + tolerance;
      expect(apart).toBe(true);
    }
  });
}

const nameSizes = (layout: MapLayout) =>
  layout.desks.flatMap(({ name }) => name?.fitted.size ?? []);

describe('layOutMap', () => {
  it.each([
    ['pairs', 'landscape'],
    ['tables', 'landscape'],
    ['horseshoe', 'landscape'],
    ['rows', 'landscape'],
    ['hall', 'landscape'],
    ['wide', 'landscape'],
    ['single', 'landscape'],
    ['deep', 'portrait'],
  ] as const)('puts the room "%s" on %s paper', (room, orientation) => {
    const layout = layOutMap(sampleSheet(rooms[room], manyNames(60)));
    expect(layout.orientation).toBe(orientation);
    expectTidy(layout);
  });

  it.each(['pairs', 'tables', 'horseshoe', 'rows'] as const)(
    'writes the names in the room "%s" in at least 11 points',
    (room) => {
      const sizes = nameSizes(layOutMap(sampleSheet(rooms[room], names)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
      expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.25);
    },
  );

  it('does not shrink other names because of one very long name', () => {
    const layout = layOutMap(sampleSheet(rooms.pairs, ['x'.repeat(100), ...names]));
    const [endless = 0, ...others] = nameSizes(layout);
    expect(endless).toBeGreaterThan(6);
    expect(Math.min(...others)).toBeGreaterThan(11);
    expectTidy(layout);
  });

  it('puts an initial on the same line as its name', () => {
    const layout = layOutMap(sampleSheet(rooms.wide, manyNames(20)));
    const lines = layout.desks[0]?.name?.fitted.lines.map((line) => line.text);
    expect(lines).toEqual(['Emma K']);
  });

  it('draws row 0 nearest the board and leaves wider gaps at aisles', () => {
    const { desks, board } = layOutMap(sampleSheet(rooms.pairs, names));
    const at = (row: number, col: number) =>
      desks.find(({ desk }) => desk.row === row && desk.col === col)!;
    expect(at(0, 0).y - board.y).toBeLessThan(at(2, 0).y - board.y);
    const within = at(0, 1).x - (at(0, 0).x + at(0, 0).width);
    const across = at(0, 3).x - (at(0, 1).x + at(0, 1).width);
    expect(across).toBeGreaterThan(2 * within);
  });

  it.each([
    ['top', 'y', 1],
    ['bottom', 'y', -1],
    ['left', 'x', 1],
    ['right', 'x', -1],
  ] as const)(
    'draws the board at the %s with row 0 nearest to the board',
    (boardSide, axis, sign) => {
      const marks: Mark[] = [
        { kind: 'teacherDesk', row: 0, col: 5 },
        { kind: 'door', row: 12, col: 0 },
        { kind: 'window', row: 6, col: 10 },
        { kind: 'aisle', row: 3, col: 0 },
      ];
      const room = {
        desks: rooms.pairs.map((desk) => ({ ...desk, row: desk.row + 2 })),
        marks,
        boardSide,
      };
      const layout = layOutMap(sampleSheet(room.desks, names, { room }));
      expectTidy(layout);
      const rowAt = (row: number) => layout.desks.find(({ desk }) => desk.row === row)![axis];
      expect(Math.sign(rowAt(10) - rowAt(2))).toBe(sign);
      expect(Math.sign(rowAt(2) - layout.board[axis])).toBe(sign);
      expect(layout.furniture.map(({ text }) => text)).toEqual(['Kateter']);
    },
  );

  it('leaves a desk empty for a name of only spaces', () => {
    const layout = layOutMap(sampleSheet(rooms.single, ['  \u200B ']));
    expect(layout.desks[0]?.name).toBeNull();
  });

  it('accepts a room without desks', () => {
    expectTidy(layOutMap(sampleSheet([], [])));
  });

  it('writes every name whole and on its own desk in any room', () => {
    const cell = fc.record({ row: fc.nat(14), col: fc.nat(14) });
    const desks = fc.uniqueArray(cell, {
      selector: ({ row, col }) => `${row}:${col}`,
      minLength: 1,
      maxLength: 70,
    });
    const name = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...names) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 100 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    );
    const side = fc.constantFrom(...boardSides);
    fc.assert(
      fc.property(
        desks,
        side,
        fc.array(name, { maxLength: 70 }),
        name,
        (cells, boardSide, pupils, title) => {
          const room = { desks: cells, boardSide };
          expectTidy(layOutMap(sampleSheet(cells, pupils, { room, title, subtitle: title })));
        },
      ),
      { numRuns: 60 },
    );
  }, 30_000);
});
