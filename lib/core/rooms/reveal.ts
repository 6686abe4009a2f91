import type { Desk } from './room';

/** Number of pupils already shown in a step-by-step reveal of a seating map; undefined if no reveal is in progress. */
export type Revealed = number | undefined;

export type RevealStep = 'begin' | 'next' | 'back' | 'all';

/** Sorts seated pupils for a step-by-step reveal of a seating map: row by row of desks, from the board to the back. */
export function inRevealOrder<Seated extends { desk: Desk }>(seated: readonly Seated[]): Seated[] {
  return [...seated].sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col);
}

/**
 * Returns the number of pupils shown after a step of a reveal (pupils appear on a seating map one by one); undefined if
 * no reveal is in progress. The last pupil does not end the reveal, so that the step `back` still works.
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
