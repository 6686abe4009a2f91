import type { CellObject, Sheet } from 'write-excel-file/node';
import type { WorkbookContent } from './page-setup';
import { cellText } from './workbook-text';

export type SheetContent = Omit<Sheet<WorkbookContent>, 'orientation' | 'sheet'> & {
  orientation: 'landscape' | 'portrait';
};

export const workbookColors = {
  ink: '#1B2320',
  inkSoft: '#55605A',
  green: '#14684A',
  onGreen: '#FFFFFF',
  birch: '#F3EBDC',
  birchEdge: '#A89878',
  emptyEdge: '#CDC5B4',
  wall: '#8F7D5B',
  window: '#8FBFD6',
  furniture: '#E3D5BB',
};

export function text(
  value: string,
  style: Omit<CellObject, 'value' | 'type' | 'format'> = {},
): CellObject {
  return {
    value: cellText(value),
    type: String,
    // The text format prevents "=1+1" from becoming a formula, even after the user edits the cell.
    format: '@',
    textColor: workbookColors.ink,
    ...style,
  };
}
