import { decodeText } from './decode-text';
import { fileKind } from './file-kind';
import { FileProblem } from './file-problem';
import { readWorkbook } from './read-workbook';
import type { Sheet } from './sheet';
import { textToCells } from './text-to-cells';

export async function readBytes(bytes: Uint8Array): Promise<Sheet[]> {
  const kind = fileKind(bytes);
  if (kind === 'zip') return readWorkbook(bytes);
  if (kind !== 'text') throw new FileProblem(kind);
  return [{ name: '', cells: await textToCells(decodeText(bytes)) }];
}
