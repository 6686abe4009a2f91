import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { Desk, Room } from '@/lib/core/rooms/room';
import type { Random } from '../random';

/**
 * Makes a random seating problem that is small enough to try all seatings: at most six desks on a 3 × 3 grid, five
 * pupils and five conditions.
 */
export function tinyProblem(random: Random): {
  room: Room;
  pupils: PupilId[];
  conditions: Condition[];
} {
  const cells = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 2 + random.below(5));
  const desks: Desk[] = cells.map((cell) => ({ row: Math.floor(cell / 3), col: cell % 3 }));
  const count = Math.min(desks.length, 2 + random.below(4));
  const pupils = ['Ada', 'Bo', 'Cy', 'Di', 'Eli'].slice(0, count);
  const some = (least: number) => {
    const size = Math.min(count, least + random.below(2) * random.below(3));
    return random
      .shuffle([...pupils.keys()])
      .slice(0, size)
      .map((i) => pupils[i]!);
  };
  const conditions = Array.from({ length: 1 + random.below(5) }, (_, index): Condition => {
    const id = `${index}`;
    switch (random.below(10)) {
      case 0:
        return { id, type: 'together', pupils: some(2) };
      case 1:
        return { id, type: 'front', pupils: some(1) };
      case 2:
        return { id, type: 'back', pupils: some(1) };
      case 3:
        return { id, type: 'fixed', pupil: some(1)[0]!, desk: desks[random.below(desks.length)]! };
      case 4:
        return {
          id,
          type: 'zone',
          pupils: some(1),
          desks: desks.filter(() => random.below(2) === 0),
        };
      case 5:
        return { id, type: 'distance', pupils: some(2), desks: random.below(2) === 0 ? 2 : 3 };
      case 6:
        return { id, type: 'alone', pupils: some(1) };
      case 7:
        return { id, type: 'mixed', marks: random.below(2) === 0 ? [some(2)] : [some(2), some(1)] };
      case 8: {
        const [pupil, ...others] = some(2);
        return { id, type: 'besideOne', pupil: pupil!, others };
      }
      default:
        return { id, type: 'apart', pupils: some(2) };
    }
  });
  return { room: { desks }, pupils, conditions };
}
