import type { CellKind } from './drawing';

/**
 * A tool of the pointer or the space bar: puts objects of a kind, a whole table or the board, removes, selects and
 * moves objects, or pans the view.
 */
export type Tool = Exclude<CellKind, 'turnedDesk'> | 'stamp' | 'board' | 'erase' | 'select' | 'pan';

/** Tools that put or remove objects cell by cell. */
export type FillTool = Exclude<Tool, 'stamp' | 'board' | 'select' | 'pan'>;

export const isFillTool = (tool: Tool): tool is FillTool =>
  tool !== 'stamp' && tool !== 'board' && tool !== 'select' && tool !== 'pan';
