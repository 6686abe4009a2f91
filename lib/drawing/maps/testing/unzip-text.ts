import { strFromU8, unzipSync } from 'fflate';

/** The files of a workbook as text, by their names. */
export const unzipText = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
