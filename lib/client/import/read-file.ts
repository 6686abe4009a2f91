import { decodeText } from './decode-text';
import { fileKind } from './file-kind';
import { FileProblem } from './file-problem';
import { readWorkbook } from './read-workbook';
import type { Sheet } from './sheet';
import { textToCells } from './text-to-cells';

/** Largest file that is read: a hundred times what a school's list of pupils takes. */
export const maxFileBytes = 5 * 1024 * 1024;

/**
 * Reads a file with a list in the browser; nothing of it leaves the page. What the file is is told by its bytes: CSV or
 * another text with separators has one sheet, an Excel workbook (.xlsx) those of its sheets that are not empty.
 * @throws FileProblem if it is none of these, too big, empty or broken
 */
export async function readFile(file: File): Promise<Sheet[]> {
  if (file.size > maxFileBytes) throw new FileProblem('tooBig');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw new FileProblem('unreadable');
    },
  );
  const kind = fileKind(bytes);
  if (kind === 'zip') return readWorkbook(bytes);
  if (kind !== 'text') throw new FileProblem(kind);
  return [{ name: '', cells: await textToCells(decodeText(bytes)) }];
}
