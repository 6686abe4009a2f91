import type { Desk } from './room';

/** Number of pupils revealed so far; undefined while no reveal is in progress. */
export type Revealed = number | undefined;

export type RevealStep = 'begin' | 'next' | 'back' | 'all';

/** Sorts pupils for revealing: row by row from the board, in reading order. */
export function inRevealOrder<Seated extends { desk: Desk }>(seated: readonly Seated[]): Seated[] {
  return [...seated].sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col);
}

/**
 * Returns the number of revealed pupils after a step; undefined if the reveal is over. The last pupil does not end the
 * reveal, so that going back works.
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
