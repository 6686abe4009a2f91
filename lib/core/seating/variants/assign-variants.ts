import { touching, type Desk } from '@/lib/core/rooms/room';
import { evenOut } from './even-out';
import { fewestColours } from './fewest-colours';

/** An assignment of variants of a test to desks. */
export interface Variants {
  /** The variant of each desk, numbered from 1, by the index of the desk. */
  variants: number[];
  /** The number of variants. */
  count: number;
  /** Whether it is proved that fewer variants are not enough. */
  isProved: boolean;
}

/**
 * Assigns as few variants of a test as possible to desks, so that desks that touch, by edge or corner, have different
 * variants. Each variant has nearly as many desks as every other variant. `desks` are the occupied desks, no cell
 * twice. The touching desks form a king's graph, for which four colours suffice: two by turns in each row, the other
 * two in the next.
 */
export function assignVariants(desks: readonly Desk[]): Variants {
  const touch = touching({ desks: [...desks] });
  const { colours, count, isProved } = fewestColours(desks, touch);
  return { variants: evenOut(colours, count, touch).map((colour) => colour + 1), count, isProved };
}
