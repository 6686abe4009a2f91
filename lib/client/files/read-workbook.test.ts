import { strToU8, Zip, ZipDeflate } from 'fflate';
import { FileProblem, type FileProblemCode } from './file-problem';
import { maxCellLength } from './limits';
import { readWorkbook } from './read-workbook';
import { makeWorkbook, workbookParts, zipParts } from '@/lib/core/xml/testing/make-workbook';

const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const cellsOf = (sheet: string, more = {}) =>
  readWorkbook(makeWorkbook({ sheets: [sheet], ...more }))[0]!.cells;

function problemOf(read: () => unknown): FileProblemCode | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof FileProblem) return error.code;
    throw error;
  }
}

/** Zips parts as a stream, in which the size of a part is stored after the part. */
function zipAsStream(parts: Record<string, string>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, xml] of Object.entries(parts)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(xml), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

/** Changes the size that a zip file states for a part, in the directory and before the part. */
function lieAbout(name: string, size: number, zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip);
  for (const [signature, at, start] of [
    [0x04034b50, 22, 30],
    [0x02014b50, 24, 46],
  ] as const) {
    for (let i = 0; i + start + name.length <= bytes.length; i += 1) {
      const isPart = bytes.readUInt32LE(i) === signature;
      if (isPart && bytes.toString('latin1', i + start, i + start + name.length) === name) {
        bytes.writeUInt32LE(size, i + at);
      }
    }
  }
  return bytes;
}

describe('the content of spreadsheet cells', () => {
  it.each([
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'Åse'],
    ['a shared text in several fonts', '<c r="A1" t="s"><v>1</v></c>', 'Anne-Marie'],
    ['a text of its own', text('A1', ' Bo '), 'Bo'],
    ['what a formula makes', '<c r="A1" t="str"><f>B1</f><v>Cy_x0041_</v></c>', 'CyA'],
    ['a number', '<c r="A1"><v>28</v></c>', '28'],
    ['a date of Excel', '<c r="A1" s="1"><v>41306</v></c>', '2013-02-01'],
    ['a date with a format of its own', '<c r="A1" s="2"><v>41306.5</v></c>', '2013-02-01'],
    ['a number in a format with letters', '<c r="A1" s="3"><v>7</v></c>', '7'],
    ['a day that no calendar has', '<c r="A1" s="1"><v>1e300</v></c>', '1e+300'],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', 'true'],
    ['a name with a prefix', '<x:c xmlns:x="urn:x" r="A1"><x:v>3</x:v></x:c>', '3'],
  ])('is read as text from each kind of cell: %s', (_, cell, expected) => {
    const strings =
      '<si><t>Åse</t></si><si><r><t>Anne</t></r><r><t>-Marie</t></r><rPh><t>アンネ</t></rPh></si>';
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="d. mmmm yyyy;@"/><numFmt numFmtId="165" formatCode="0 &quot;dager&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    expect(cellsOf(`<row r="1">${cell}</row>`, { strings, styles })).toEqual([[expected]]);
  });

  it('is assigned to the right row and column, even when a cell has no reference such as A1', () => {
    const sheet = `<row r="2">${text('C2', 'Ada')}</row><row><c><v>1</v></c><c><v>2</v></c></row>`;
    expect(cellsOf(sheet)).toEqual([[], ['', '', 'Ada'], ['1', '2']]);
  });

  it('is a date counted from 1904 if the workbook has that setting', () => {
    const [sheet] = readWorkbook(
      makeWorkbook({
        sheets: ['<row r="1"><c r="A1" s="0"><v>39844</v></c></row>'],
        styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
        workbookPr: '<workbookPr date1904="1"/>',
      }),
    );
    expect(sheet?.cells).toEqual([['2013-02-01']]);
  });

  it('is read from a streamed file with a sheet larger than half a megabyte', () => {
    const rows = Array.from(
      { length: 2000 },
      (_, index) =>
        `<row r="${index + 1}">${['A', 'B', 'C', 'D', 'E'].map((column) => text(`${column}${index + 1}`, `Elev ${column} ${index * 7919}`)).join('')}</row>`,
    ).join('');
    expect(rows.length).toBeGreaterThan(512 * 1024);
    const sheets = readWorkbook(zipAsStream(workbookParts({ sheets: [rows] })));
    expect(sheets[0]?.cells).toHaveLength(2000);
    expect(sheets[0]?.cells[1999]?.[4]).toBe(`Elev E ${1999 * 7919}`);
  });

  it('does not include empty cells and rows at the far end of a sheet', () => {
    const end = '<row r="1048576"><c r="XFD1048576" s="1"/><c r="XFE1048576" t="s"/></row>';
    expect(cellsOf(`<row r="1">${text('A1', 'Ada')}</row>${end}`)).toEqual([['Ada']]);
  });
});

describe('the formatting of cells', () => {
  const borders = ['', 'thin', 'none'].map(
    (style) =>
      `<border>${['left', 'right', 'top'].map((side) => `<${side} style="thin"/>`).join('')}<bottom${style && ` style="${style}"`}/></border>`,
  );
  const styles = `<borders>${borders.join('')}</borders><cellXfs>${borders.map((_, index) => `<xf borderId="${index}"/>`).join('')}</cellXfs>`;

  it('shows which empty cells have a border on all four sides', () => {
    const row = `<row r="1">${text('A1', 'Ada')}<c r="B1" s="0"/><c r="C1" s="1"/><c r="D1" s="2"/></row>`;
    const [sheet] = readWorkbook(makeWorkbook({ sheets: [row], styles }));
    expect(sheet).toEqual({
      name: 'Ark1',
      cells: [['Ada']],
      framed: [{ row: 1, column: 3 }],
    });
  });

  it('includes the merged ranges of cells', () => {
    const rows = `<row r="1">${text('A1', 'Ada')}</row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells><sheetData>`;
    expect(readWorkbook(makeWorkbook({ sheets: [rows] }))).toEqual([
      { name: 'Ark1', cells: [['Ada', 'Ada']], merged: [{ top: 1, left: 1, bottom: 1, right: 2 }] },
    ]);
  });
});

describe('a hostile workbook', () => {
  const oneCell = (place: string) => `<row>${text(place, 'Ada')}</row>`;
  const manyRows = (count: number) =>
    Array.from({ length: count }, (_, index) => oneCell(`A${index + 1}`)).join('');
  const manyColumns = `<row r="1">${'<c><v>1</v></c>'.repeat(5000)}</row>`;
  const shared = (value: string) => ({ strings: `<si><t>${value}</t></si>` });
  const big = 'a'.repeat(30_000);

  const refused: [string, FileProblemCode, () => Uint8Array][] = [
    [
      'a cell at XFD1048576',
      'tooManyRows',
      () => makeWorkbook({ sheets: [oneCell('XFD1048576')] }),
    ],
    ['a cell at XFD1', 'tooManyColumns', () => makeWorkbook({ sheets: [oneCell('XFD1')] })],
    [
      'letters without end',
      'tooManyColumns',
      () => makeWorkbook({ sheets: [oneCell(`${'Z'.repeat(9999)}1`)] }),
    ],
    [
      'a row that is none',
      'broken',
      () => makeWorkbook({ sheets: ['<row r="1.5"><c><v>1</v></c></row>'] }),
    ],
    ['2001 rows', 'tooManyRows', () => makeWorkbook({ sheets: [manyRows(2001)] })],
    ['thousands of columns', 'tooManyColumns', () => makeWorkbook({ sheets: [manyColumns] })],
    [
      'a thousand sheets with a far cell each',
      'tooMuch',
      () => makeWorkbook({ sheets: Array<string>(1000).fill(oneCell('GR2000')) }),
    ],
    [
      'a huge shared text',
      'tooMuch',
      () => makeWorkbook({ sheets: [oneCell('A1')], ...shared('a'.repeat(maxCellLength + 1)) }),
    ],
    [
      'a huge text in pieces',
      'tooMuch',
      () =>
        makeWorkbook({
          sheets: [oneCell('A1')],
          strings: `<si>${`<r><t>${big}</t></r>`.repeat(100)}</si>`,
        }),
    ],
    [
      'a huge text in a cell',
      'tooMuch',
      () =>
        makeWorkbook({ sheets: [oneCell('A1') + `<row><c t="str"><v>${big}${big}</v></c></row>`] }),
    ],
    [
      'one long text in very many cells',
      'tooMuch',
      () =>
        makeWorkbook({
          sheets: [`<row>${'<c t="s"><v>0</v></c>'.repeat(199)}</row>`.repeat(5)],
          ...shared(big),
        }),
    ],
    [
      'a zip bomb',
      'tooMuch',
      () => zipParts({ ...workbookParts({ sheets: [''] }), 'xl/bomb.xml': ' '.repeat(25_000_000) }),
    ],
    [
      'a zip bomb that says it is small',
      'tooMuch',
      () =>
        lieAbout(
          'xl/bomb.xml',
          10,
          zipParts({ ...workbookParts({ sheets: [''] }), 'xl/bomb.xml': ' '.repeat(25_000_000) }),
        ),
    ],
    [
      'a part that is larger than it says',
      'broken',
      () => lieAbout('xl/worksheets/sheet1.xml', 10, makeWorkbook({ sheets: [oneCell('A1')] })),
    ],
    [
      'a part that says it is huge',
      'tooMuch',
      () =>
        lieAbout(
          'xl/worksheets/sheet1.xml',
          4_000_000_000,
          makeWorkbook({ sheets: [oneCell('A1')] }),
        ),
    ],
    [
      'a text that is not there',
      'broken',
      () => makeWorkbook({ sheets: ['<row><c t="s"><v>9</v></c></row>'] }),
    ],
    [
      'entities of its own',
      'broken',
      () =>
        zipParts({
          ...workbookParts({ sheets: [oneCell('A1')] }),
          'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "bb">]><sst>&b;</sst>',
        }),
    ],
  ];
  it.each(refused)(
    'is refused before it uses too much memory or time: a workbook with %s, error %s',
    (_, code, make) => {
      const bytes = make();
      const [began, before] = [performance.now(), process.memoryUsage()];
      expect(problemOf(() => readWorkbook(bytes))).toBe(code);
      const after = process.memoryUsage();
      const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
      expect(grown).toBeLessThan(150 * 1024 * 1024);
      expect(performance.now() - began).toBeLessThan(10_000);
    },
  );

  it('is read as one sheet even if it lists the same sheet 50,000 times', () => {
    const parts = workbookParts({ sheets: [oneCell('A1')] });
    const sheet = /<sheet .*?\/>/.exec(parts['xl/workbook.xml'])![0];
    parts['xl/workbook.xml'] = parts['xl/workbook.xml'].replace(sheet, sheet.repeat(50_000));
    expect(readWorkbook(zipParts(parts))).toEqual([{ name: 'Ark1', cells: [['Ada']] }]);
  });
});
