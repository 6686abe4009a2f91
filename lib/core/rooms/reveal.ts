import type { Desk } from './room';

/** How many pupils of a map are shown so far; undefined while all are shown and none is being revealed. */
export type Revealed = number | undefined;

/** The steps of revealing a map. */
export type RevealStep = 'begin' | 'next' | 'back' | 'all';

/** The order of revealing: row by row from the board, and in a row as the desks are read. */
export function inRevealOrder<Seated extends { desk: Desk }>(seated: readonly Seated[]): Seated[] {
  return [...seated].sort((a, b) => a.desk.row - b.desk.row || a.desk.col - b.desk.col);
}

/** Revealing begins with empty desks. The last pupil is revealed like the others, so that going back works from there. */
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
