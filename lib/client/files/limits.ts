export const maxFileBytes = 5 * 1024 * 1024;
/** Limit for the unpacked size of a file, because a small file can unpack to gigabytes (zip bomb). */
export const maxUnpackedBytes = 20 * 1024 * 1024;
export const maxRows = 2000;
export const maxColumns = 200;
export const maxCells = 1_000_000;
export const maxCellLength = 32_767;
/** Limit for the total number of characters of a file, because many cells can reference one shared string. */
export const maxCharacters = 10_000_000;
export const maxFramed = 2000;
