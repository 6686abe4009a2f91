import type { CellKind } from './drawing';

/** What a pointer or the space bar does: puts things of a kind, removes, selects and moves, or moves the view. */
export type Tool = CellKind | 'erase' | 'select' | 'pan';
