import readExcelFile from 'read-excel-file/node';
import { renderTermPlanXlsx } from './term-plan-xlsx';
import { sampleTermPlan } from './testing/sample-term-plan';
import { unzipText } from './testing/unzip-text';

it('the Excel file of a term plan begins with the seats by day, followed by one sheet for each map', async () => {
  const sheets = await readExcelFile(
    Buffer.from(await renderTermPlanXlsx(sampleTermPlan(2, ['Ada', 'Bo']))),
  );
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Hvem sitter hvor',
    '1. des. 2026',
    '2. des. 2026',
  ]);
  expect(sheets[0]!.data).toEqual([
    ['Elev', '1. des. 2026', '2. des. 2026'],
    ['Ada', 'Bord 1', 'Bord 2'],
    ['Bo', 'Bord 2', 'Bord 3'],
  ]);
  expect(sheets[1]!.data[0]?.[0]).toBe('8B');
  const firstRow = (sheet: number) => sheets[sheet]!.data[5]!;
  expect([firstRow(1).indexOf('Ada'), firstRow(1).indexOf('Bo')]).toEqual([0, 2]);
  expect([firstRow(2).indexOf('Ada'), firstRow(2).indexOf('Bo')]).toEqual([2, 4]);
});

it('the Excel file of a term plan stores a name that looks like a formula as text', async () => {
  const sheets = await readExcelFile(
    Buffer.from(await renderTermPlanXlsx(sampleTermPlan(1, ['=1+1']))),
  );
  expect(sheets[0]!.data[1]?.[0]).toBe('=1+1');
});

it('the Excel file of a term plan prints each map on one page and keeps names and days in view', async () => {
  const parts = unzipText(await renderTermPlanXlsx(sampleTermPlan(12, ['Ada'])));
  const part = (name: string) => parts.get(name)!;
  const types = part('[Content_Types].xml');
  for (const [, name] of types.matchAll(/PartName="\/([^"]+)"/g)) {
    expect(parts.has(name!)).toBe(true);
  }
  const seats = part('xl/worksheets/sheet1.xml');
  expect(seats).toContain(
    '<pane ySplit="1" xSplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
  );
  expect(seats).toContain('fitToHeight="0"');
  expect(seats).not.toContain('<f>');
  for (const number of [2, 13]) {
    expect(part(`xl/worksheets/sheet${number}.xml`)).toContain('fitToHeight="1"');
  }
});
