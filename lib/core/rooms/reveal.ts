import type { Desk } from './room';

/** The number of pupils shown so far; undefined while all are shown and no reveal is in progress. */
export type Revealed = number | undefined;

export type RevealStep = 'begin' | 'next' | 'back' | 'all';

/** The order of revealing: row by row from the board, and within a row in reading order. */
export function inRevealOrder<Seated extends { desk: Desk }>(seated: readonly Seated[]): Seated[] {
  return [...seated].sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col);
}

/**
 * The state after a step. Revealing begins with empty desks. After the last pupil the reveal is still in progress, so
 * that going back works.
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
