export const maxFileBytes = 5 * 1024 * 1024;
/** Zip bomb protection: a small file can unpack to gigabytes. */
export const maxUnpackedBytes = 20 * 1024 * 1024;
export const maxRows = 2000;
export const maxColumns = 200;
export const maxCells = 1_000_000;
export const maxCellLength = 32_767;
/** Many cells can reference one shared string, so the total number of characters is limited. */
export const maxCharacters = 10_000_000;
export const maxFramed = 2000;
