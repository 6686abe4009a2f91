import type { Desk } from './room';

/** Number of pupils shown so far while a seating map is revealed step by step; undefined otherwise. */
export type Revealed = number | undefined;

export type RevealStep = 'begin' | 'next' | 'back' | 'all';

/** Sorts seated pupils for a step-by-step reveal of a seating map: row by row from the board. */
export function inRevealOrder<Seated extends { desk: Desk }>(seated: readonly Seated[]): Seated[] {
  return [...seated].sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col);
}

/**
 * Returns how many pupils are shown after a step of revealing a seating map; undefined if the reveal is over. The last
 * pupil does not end the reveal, so that going back works.
 */
export function reveal(revealed: Revealed, step: RevealStep, count: number): Revealed {
  switch (step) {
    case 'begin':
      return 0;
    case 'next':
      return revealed === undefined ? undefined : Math.min(count, revealed + 1);
    case 'back':
      return revealed === undefined ? undefined : Math.max(0, revealed - 1);
    case 'all':
      return undefined;
  }
}
