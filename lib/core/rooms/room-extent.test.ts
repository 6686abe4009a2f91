import type { Track } from './drawn-room';
import { roomExtent } from './room-extent';

const tracks = (text: string): Track[] =>
  [...text].map((sign) => ({ d: 'desks', m: 'marks', '.': 'floor' })[sign] as Track);

it('the extent of a room counts a desk as 1 and aisles and marks as fractions', () => {
  const { across, down, cols } = roomExtent({ cols: tracks('dd.dd.dd'), rows: tracks('m.d') });
  expect(across).toBeCloseTo(6.4);
  expect(down).toBeCloseTo(2);
  expect(cols).toEqual([1, 1, 0.2, 1, 1, 0.2, 1, 1]);
});

it('an empty hall between two desks is drawn as wide as three aisles', () => {
  const wide = roomExtent({ cols: tracks(`d${'.'.repeat(100)}d`), rows: tracks('d') });
  const narrow = roomExtent({ cols: tracks('d...d'), rows: tracks('d') });
  expect(wide.across).toBeCloseTo(narrow.across);
});
