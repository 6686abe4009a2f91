import { cleanText } from '../typesetting/clean-text';
import { listHead, nameCell, nameColumnWidth } from './map-xlsx';
import type { TermPlanSheet } from './term-plan-sheet';
import { drawSheetRoom } from './room-grid';
import { roomSheet } from './room-sheet';
import { text, type SheetContent } from './workbook-cell';
import { sheetNames } from './workbook-text';
import { writeWorkbook } from './write-workbook';

export function renderTermPlanXlsx(sheet: TermPlanSheet): Promise<Uint8Array> {
  const { days, labels } = sheet;
  const [seatsName, ...dayNames] = sheetNames([labels.seats, ...days.map((one) => one.fullDay)]);
  return writeWorkbook(
    [
      { sheet: seatsName, ...seatsSheet(sheet) },
      ...days.map(({ map }, index) => ({
        sheet: dayNames[index],
        ...roomSheet(map, drawSheetRoom(map)),
      })),
    ],
    (index) => index > 0,
  );
}

function seatsSheet({ days, pupils, labels }: TermPlanSheet): SheetContent {
  const rows = pupils.map(({ name, places }) => ({ name: cleanText(name), places }));
  const nameWidth = nameColumnWidth(rows);
  return {
    data: [
      [listHead(labels.pupil, 'left'), ...days.map(({ fullDay }) => listHead(fullDay, 'left'))],
      ...rows.map(({ name, places }) => [
        nameCell(name, nameWidth),
        ...places.map((place) => text(place, { align: 'left', alignVertical: 'center' })),
      ]),
    ],
    columns: [{ width: nameWidth }, ...days.map(() => ({ width: 18 }))],
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape',
  };
}
