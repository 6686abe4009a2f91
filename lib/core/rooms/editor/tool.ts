import type { CellKind } from './drawing';

export type Tool = Exclude<CellKind, 'turnedDesk'> | 'stamp' | 'board' | 'erase' | 'select' | 'pan';

export type FillTool = Exclude<Tool, 'stamp' | 'board' | 'select' | 'pan'>;

export const isFillTool = (tool: Tool): tool is FillTool =>
  tool !== 'stamp' && tool !== 'board' && tool !== 'select' && tool !== 'pan';
