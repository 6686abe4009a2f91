/** Largest file that is read: a hundred times a school's list of pupils. */
export const maxFileBytes = 5 * 1024 * 1024;
/** Largest sum of unpacked parts of a workbook: a small zip file can unpack to gigabytes. */
export const maxUnpackedBytes = 20 * 1024 * 1024;
export const maxRows = 2000;
export const maxColumns = 200;
export const maxCells = 1_000_000;
/** Longest text of a cell, which is also Excel's limit. */
export const maxCellLength = 32_767;
/** Most characters in all cells: one shared string can be referenced by all of them. */
export const maxCharacters = 10_000_000;
/** Most empty cells with a frame that are read: as many as a room has desks. */
export const maxFramed = 2000;
