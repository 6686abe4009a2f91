/** Largest file that is read, a hundred times the size of a school's list of pupils. */
export const maxFileBytes = 5 * 1024 * 1024;
/**
 * Largest total size of the unpacked parts of a workbook, because a small zip file can unpack to gigabytes.
 */
export const maxUnpackedBytes = 20 * 1024 * 1024;
export const maxRows = 2000;
export const maxColumns = 200;
export const maxCells = 1_000_000;
/** Longest text of a cell, which is also Excel's limit. */
export const maxCellLength = 32_767;
/**
 * Greatest number of characters in all cells together, because many cells can reference one shared string.
 */
export const maxCharacters = 10_000_000;
/** Greatest number of empty cells with a border that are read: as many as a room has desks. */
export const maxFramed = 2000;
