import { strToU8, zipSync } from 'fflate';

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

interface WorkbookParts {
  sheets: string[];
  strings?: string;
  styles?: string;
  workbookPr?: string;
}

/** Returns the XML files of a test workbook: path in the Excel file → XML text. */
export function workbookParts({
  sheets,
  strings = '',
  styles = '',
  workbookPr = '',
}: WorkbookParts) {
  const numbers = sheets.map((_, index) => index + 1);
  const link = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relation}/${kind}" Target="${target}"/>`;
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}">${workbookPr}<sheets>${numbers.map((n) => `<sheet name="Ark${n}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${numbers.map((n) => link(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)).join('')}${link('s', 'sharedStrings', 'sharedStrings.xml')}${link('t', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    ...Object.fromEntries(
      sheets.map((data, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
  };
}

export const zipParts = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));

export const makeWorkbook = (parts: WorkbookParts) => zipParts(workbookParts(parts));
