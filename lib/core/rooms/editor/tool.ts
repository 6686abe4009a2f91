import type { CellKind } from './drawing';

/** A tool of the pointer or the space bar: puts things of a kind, removes, selects and moves, or moves the view. */
export type Tool = CellKind | 'erase' | 'select' | 'pan';
