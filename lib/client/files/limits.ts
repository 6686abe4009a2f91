/** Largest file that is read: a hundred times what a school's list of pupils takes. */
export const maxFileBytes = 5 * 1024 * 1024;
/** The most that the parts of a workbook may be when unpacked, all together: a small file can unpack to gigabytes. */
export const maxUnpackedBytes = 20 * 1024 * 1024;
/** Most rows of a sheet. */
export const maxRows = 2000;
/** Most columns of a sheet. */
export const maxColumns = 200;
/** Most rows and cells that are made of a file, those between filled ones included. */
export const maxCells = 1_000_000;
/** Longest text of a cell, which is also Excel's limit. */
export const maxCellLength = 32_767;
/** Most characters in all cells: a text that a workbook has once can stand in all of them. */
export const maxCharacters = 10_000_000;
