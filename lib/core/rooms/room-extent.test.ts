import type { Track } from './drawn-room';
import { roomExtent } from './room-extent';

const tracks = (text: string): Track[] =>
  [...text].map((sign) => ({ d: 'desks', m: 'marks', '.': 'floor' })[sign] as Track);

it('the drawn size of a room counts a desk in full, but an aisle or a door only in part', () => {
  const { across, down, cols } = roomExtent({ cols: tracks('dd.dd.dd'), rows: tracks('m.d') });
  expect(across).toBeCloseTo(6.4);
  expect(down).toBeCloseTo(2);
  expect(cols).toEqual([1, 1, 0.2, 1, 1, 0.2, 1, 1]);
});

it('a wide empty space between two desks is drawn only as wide as three aisles', () => {
  const wide = roomExtent({ cols: tracks(`d${'.'.repeat(100)}d`), rows: tracks('d') });
  const narrow = roomExtent({ cols: tracks('d...d'), rows: tracks('d') });
  expect(wide.across).toBeCloseTo(narrow.across);
});
