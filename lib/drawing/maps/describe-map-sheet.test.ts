import readExcelFile from 'read-excel-file/node';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { describeMapSheet } from './describe-map-sheet';
import { renderMapPdf } from './map-pdf';
import { renderMapXlsx } from './map-xlsx';
import { readPdfs } from './testing/read-pdfs';

const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ id: id(index), name }));
const map = savedMap({
  desks: [0, 1].map((col) => ({ row: 0, col })),
  seats: [ada!, bo!].map((pupil, col) => ({ pupil, desk: { row: 0, col } })),
  unseated: [cy!],
});

describe('absent pupils', () => {
  const away = { day: '2026-08-20', pupils: [bo!.id, cy!.id] };
  const note = 'Borte 20. august 2026: Bo og Cy';

  it('are named at the top of the PDF and labelled as absent at their desks', async () => {
    const { sheet } = describeMapSheet(map, 'no', 'pdf', { away });
    const [pdf] = await readPdfs([await renderMapPdf(sheet)]);
    const texts = pdf!.items.map(({ text }) => text).join(' ');
    expect(texts).toContain(note);
    expect(texts).toContain('Bo (borte)');
    expect(texts).not.toContain('Ada (borte)');
  });

  it('are named and labelled as absent in the Excel file', async () => {
    const { sheet } = describeMapSheet(map, 'no', 'xlsx', { away });
    const [room, , list] = await readExcelFile(Buffer.from(await renderMapXlsx(sheet)));
    const cells = room!.data.flat();
    expect(cells.some((cell) => String(cell).includes(note))).toBe(true);
    expect(cells).toContain('Bo (borte)');
    expect(cells).toContain('Ada');
    expect(list!.data.flat()).toContain('Bo (borte)');
  });

  it('are not shown as absent unless this is requested', async () => {
    const { sheet } = describeMapSheet(map, 'no', 'pdf');
    expect(JSON.stringify(sheet)).not.toMatch(/borte/i);
  });
});
