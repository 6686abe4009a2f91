import { standardRoom, type StandardRoomKind } from '@/lib/core/rooms/standard-room';
import { prepareGrid, toSeating } from '../engine/model/grid';
import { neighbourPairs } from '../repeats';
import { roundRobinMaps } from './round-robin';

describe('roundRobinMaps', () => {
  it.each<[StandardRoomKind, number, number, number]>([
    ['pairs', 28, 27, 378],
    ['pairs', 4, 3, 6],
    ['pairs', 7, 7, 21],
    ['fours', 28, 13, 364],
    ['fours', 14, 7, 84],
  ])(
    'in a room of the kind "%s", seats %i pupils on %i maps so that each of %i pairs sits together exactly once',
    (kind, count, maps, all) => {
      const grid = prepareGrid(standardRoom(kind, count + (count % 4 === 2 ? 2 : count % 2)));
      const pupils = Array.from({ length: count }, (_, i) => `p${i}`);
      const made = roundRobinMaps(grid, count, maps)!.map((map) => toSeating(grid, pupils, map));
      const pairs = made.flatMap(neighbourPairs);
      expect(pairs).toHaveLength(all);
      expect(new Set(pairs).size).toBe(all);
    },
  );

  it.each<[StandardRoomKind, number, number]>([
    ['pairs', 4, 4],
    ['threes', 6, 1],
    ['fours', 6, 1],
    ['single', 4, 1],
    ['longRows', 10, 1],
  ])(
    'in a room of the kind "%s", returns undefined for %i pupils and %i maps',
    (kind, count, maps) => {
      expect(roundRobinMaps(prepareGrid(standardRoom(kind, count)), count, maps)).toBeUndefined();
    },
  );
});
