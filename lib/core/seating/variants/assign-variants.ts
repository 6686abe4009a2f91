import { touching, type Desk } from '@/lib/core/rooms/room';
import { evenOut } from './even-out';
import { fewestColours } from './fewest-colours';

export interface Variants {
  /** Variant of the written test at each desk, numbered from 1, by the index of the desk. */
  variants: number[];
  count: number;
  /** Whether it is proved that fewer variants of the written test do not suffice. */
  isProved: boolean;
}

/**
 * Assigns as few variants of a written test as possible to occupied desks. Desks that touch, by edge or corner, have
 * different variants. Variants are spread nearly evenly, and four always suffice (king's graph).
 */
export function assignVariants(desks: readonly Desk[]): Variants {
  const touch = touching({ desks: [...desks] });
  const { colours, count, isProved } = fewestColours(desks, touch);
  return { variants: evenOut(colours, count, touch).map((colour) => colour + 1), count, isProved };
}
