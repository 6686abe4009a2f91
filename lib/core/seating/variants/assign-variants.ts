import { touching, type Desk } from '@/lib/core/rooms/room';
import { evenOut } from './even-out';
import { fewestColours } from './fewest-colours';

export interface Variants {
  /** Desk index → variant of the written test at the desk, numbered from 1. */
  variants: number[];
  count: number;
  /** True if fewer variants of the written test are proved to be too few; false if fewer variants might be enough. */
  isProved: boolean;
}

/**
 * Assigns variants of a written test to occupied desks: as few variants as possible, each for nearly equally many
 * desks. Desks that touch by edge or corner get different variants; four variants are always enough (one for each
 * combination of even or odd row and column).
 */
export function assignVariants(desks: readonly Desk[]): Variants {
  const touch = touching({ desks: [...desks] });
  const { colours, count, isProved } = fewestColours(desks, touch);
  return { variants: evenOut(colours, count, touch).map((colour) => colour + 1), count, isProved };
}
