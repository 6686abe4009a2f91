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
 * Assigns variants of a test to desks, as few as possible, so that no two desks that touch, by edge or corner, have the
 * same; then each variant has nearly as many desks as every other. `desks` are the occupied desks, no cell twice. The
 * touching desks form a king's graph, for which four colours suffice: rows and columns by turns.
 */
export function assignVariants(desks: readonly Desk[]): Variants {
  const touch = touching({ desks: [...desks] });
  const { colours, count, isProved } = fewestColours(desks, touch);
  return { variants: evenOut(colours, count, touch).map((colour) => colour + 1), count, isProved };
}
