// npx tsx lib/lab/gate/import-files/make-files.ts: writes the files that the tests of the import read.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { class8B, school, type Pupil } from './pupils';

const folder = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../client/files/testing/files',
);

const windows1252 = (text: string) =>
  Buffer.from(text.replaceAll('Ł', 'L').replaceAll('ł', 'l'), 'latin1');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const utf16be = (text: string) => Buffer.from(utf16(text)).swap16();
const withMark = (text: string) => Buffer.from(`\ufeff${text}`, 'utf8');

const rows = (separator: string, lineEnd: string, table: string[][]) =>
  table.map((row) => row.join(separator)).join(lineEnd) + lineEnd;
const surnameFirst = (pupils: Pupil[]) =>
  pupils.map(([first, last, group]) => [last, first, group]);
const headings = ['Etternavn', 'Fornavn', 'Klasse'];
const table = [headings, ...surnameFirst(class8B)];
const quoted = (text: string) => `"${text}"`;

const text = (value: string) => ({ value, type: String });
const sheet = (data: string[][]): SheetData => data.map((row) => row.map(text));
const workbook = (...sheets: { name: string; data: SheetData }[]) =>
  writeExcelFile(sheets.map(({ name, data }) => ({ sheet: name, data }))).toBuffer();

/** The start of an OLE container, with the name of what it holds in UTF-16. */
const oleContainer = (content: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(content, 'utf16le'),
    Buffer.alloc(512),
  ]);

const someone = ([first, last]: Pupil) => `${first.toLowerCase()}.${last.toLowerCase()}@skole.no`;

const files: Record<string, Uint8Array | string | Promise<Uint8Array>> = {
  'libreoffice-comma.csv': rows(
    ',',
    '\n',
    table.map((row) => row.map(quoted)),
  ),
  'excel-semicolon-windows-1252.csv': windows1252(rows(';', '\r\n', table)),
  'excel-utf8-with-mark.csv': withMark(rows(';', '\r\n', table)),
  'excel-unicode-text.txt': utf16(rows('\t', '\r\n', table)),
  'utf-16-big-endian.csv': utf16be(rows(';', '\r\n', table)),
  'separator-line.csv': withMark(`sep=,\r\n${rows(',', '\r\n', table)}`),
  'old-mac-line-ends.csv': rows(';', '\r', table),
  'empty-lines-and-count.csv': [
    'Fornavn;Etternavn',
    'Ada;Hansen',
    ';',
    '',
    'Bo;Lie',
    'Fornavn;Etternavn',
    'Anne Marie;Moe',
    ';Solberg',
    '',
    'Antall: 4;',
    '',
  ].join('\r\n'),
  'vigo-heading-in-row-5.csv': windows1252(
    [
      'Solbakken skole;;;;',
      'Klasseliste 8B;;;;',
      'Skrevet ut: 22.11.2026;;;;',
      ';;;;',
      'Nr;Etternavn;Førenamn;Fødselsdato;Kontaktlærar',
      ...class8B.map(([first, last], index) =>
        [index + 1, last, first, '01.02.2013', 'Kari Nordmann'].join(';'),
      ),
      'Kontaktlærar: Kari Nordmann;;;;',
      'Side 1 av 1;;;;',
    ].join('\r\n'),
  ),
  'surname-comma-first-name.csv': [
    'Hansen, Ada',
    'Lie, Bo',
    'van Dijk, Anne Marie',
    'Olsen, Emma',
    'Solberg, Emma',
  ].join('\n'),
  'full-names.csv': ['Navn', ...class8B.map(([first, last]) => `${first} ${last}`)].join('\n'),
  'guardians-and-addresses.csv': [
    'Elev fornavn,Elev etternavn,E-post,Foresatt 1 fornavn,Foresatt 1 mobil',
    ...class8B.map((pupil) => [pupil[0], pupil[1], someone(pupil), 'Kari', '90000000'].join(',')),
  ].join('\n'),
  'addresses-among-names.csv': [
    'Fornavn',
    'Ada',
    'bo.lie@skole.no',
    '01021312345',
    'Lærer: Kari Nordmann',
    'Cy',
  ].join('\n'),
  'arabic-and-cyrillic.csv': withMark(
    [
      'First name;Last name',
      'محمد;الحسن',
      'عبد الرحمن;علي',
      'Оксана;Шевченко',
      'Юрій;Бондаренко',
      'Nguyễn;Đặng',
    ].join('\r\n'),
  ),
  'no-heading.csv': windows1252(rows(';', '\r\n', surnameFirst(class8B))),
  'the-whole-school.csv': withMark(
    rows(';', '\r\n', [['Fornavn', 'Etternavn', 'Klasse'], ...school]),
  ),
  'excel.xlsx': workbook({ name: 'Ark1', data: sheet(table) }),
  'excel-merged-cells.xlsx': workbook({
    name: 'Klasseliste',
    data: [
      [{ ...text('Solbakken skole'), columnSpan: 3 }, null, null],
      [{ ...text('Klasse 8B'), columnSpan: 3 }, null, null],
      [null, null, null],
      ...sheet(table),
      [text('Antall'), { value: class8B.length, type: Number }, null],
    ],
  }),
  'excel-two-sheets.xlsx': workbook(
    { name: 'Om listen', data: sheet([['Laget av kontoret']]) },
    { name: '8B', data: sheet(table) },
  ),
  'a-pdf-renamed.csv': '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n',
  'a-picture-renamed.csv': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'excel-97.xls': oleContainer('Workbook'),
  'excel-with-password.xlsx': oleContainer('EncryptedPackage'),
  'excel-broken.xlsx': Promise.resolve(workbook({ name: 'Ark1', data: sheet(table) })).then(
    (whole) => whole.subarray(0, whole.length / 2),
  ),
  'a-word-document.xlsx': zipSync({ 'word/document.xml': strToU8('<w:document/>') }),
  'a-web-page.xls': '<html><table><tr><td>Ada</td></tr></table></html>',
  'empty.csv': '',
  'only-blanks.csv': ';;\r\n;;\r\n',
};

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  writeFileSync(path.join(folder, name), await content);
}
