import { FileProblem } from './file-problem';
import type { Sheet } from './sheet';
import { maxRows } from './text-to-cells';

/** What a workbook may be when it is unpacked. A small file can be made to unpack to gigabytes. */
const maxUnpackedBytes = 60 * 1024 * 1024;

async function checkParts(bytes: Uint8Array): Promise<void> {
  const { unzipSync } = await import('fflate');
  const parts: string[] = [];
  let unpackedBytes = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts.push(name);
        unpackedBytes += originalSize;
        return false;
      },
    });
  } catch {
    throw new FileProblem('broken');
  }
  if (!parts.includes('xl/workbook.xml')) throw new FileProblem('otherDocument');
  if (unpackedBytes > maxUnpackedBytes) throw new FileProblem('tooBig');
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined ? '' : String(value);
}

/**
 * The sheets of an Excel workbook (.xlsx) that have something in them.
 * @throws FileProblem `otherDocument`, `broken`, `tooBig`, `tooManyRows`, `empty`
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  await checkParts(bytes);
  const { default: readExcelFile } = await import('read-excel-file/universal');
  const read = await readExcelFile(new Blob([bytes])).catch(() => {
    throw new FileProblem('broken');
  });
  const sheets = read
    .map(({ sheet, data }) => ({ name: sheet, cells: data.map((row) => row.map(toText)) }))
    .filter(({ cells }) => cells.some((row) => row.some((cell) => cell.trim())));
  if (sheets.length === 0) throw new FileProblem('empty');
  if (sheets.some(({ cells }) => cells.length > maxRows)) throw new FileProblem('tooManyRows');
  return sheets;
}
