import { touching, type Desk } from '@/lib/core/rooms/room';
import { evenOut } from './even-out';
import { fewestColours } from './fewest-colours';

/** Variants of a test, one a desk. */
export interface Variants {
  /** The variant at each desk, by its index, from 1. */
  variants: number[];
  /** How many variants there are. */
  count: number;
  /** Whether it is proved that no fewer are enough. */
  isProved: boolean;
}

/**
 * Gives desks variants of a test, as few as possible, so that no two desks that touch, by edge or corner, have the same;
 * with that number, each variant has nearly as many desks as every other. `desks` are the occupied ones, no cell twice. The touching desks form a king's graph, which four colours suffice for: rows and columns by turns.
 */
export function assignVariants(desks: readonly Desk[]): Variants {
  const touch = touching({ desks: [...desks] });
  const { colours, count, isProved } = fewestColours(desks, touch);
  return { variants: evenOut(colours, count, touch).map((colour) => colour + 1), count, isProved };
}
