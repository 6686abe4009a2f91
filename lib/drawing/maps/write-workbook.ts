import writeExcelFile, { type Sheet } from 'write-excel-file/node';
import { pageSetup, type WorkbookContent } from './page-setup';
import type { SheetContent } from './workbook-cell';

export type WorkbookSheet = SheetContent & Pick<Sheet<WorkbookContent>, 'sheet'>;

export async function writeWorkbook(
  sheets: WorkbookSheet[],
  isMap: (sheetIndex: number) => boolean,
): Promise<Uint8Array> {
  const buffer = await writeExcelFile(sheets as Sheet<WorkbookContent>[], {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [pageSetup(isMap)],
  }).toBuffer();
  return new Uint8Array(buffer);
}
