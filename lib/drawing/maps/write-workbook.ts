import writeExcelFile, { type Sheet } from 'write-excel-file/node';
import { pageSetup, type WorkbookContent } from './page-setup';
import type { SheetContent } from './workbook-cell';

export type WorkbookSheet = SheetContent & Pick<Sheet<WorkbookContent>, 'sheet'>;

/** A workbook of these sheets; those with a map print on one page each. */
export async function writeWorkbook(
  sheets: WorkbookSheet[],
  isMap: (sheetIndex: number) => boolean,
): Promise<Uint8Array> {
  // The writer passes any orientation on; its types know only one.
  const buffer = await writeExcelFile(sheets as Sheet<WorkbookContent>[], {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [pageSetup(isMap)],
  }).toBuffer();
  return new Uint8Array(buffer);
}
