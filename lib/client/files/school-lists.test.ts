import { readTable } from '@/lib/core/classes/import/read-table';
import { makeWorkbook, workbookParts, zipParts } from '@/lib/core/xml/testing/make-workbook';
import { readBytes } from './read-bytes';

/* Lists as school systems, mail programs and old machines write them; every name is invented. */

const utf8 = (text: string) => new TextEncoder().encode(text);

async function read(bytes: Uint8Array) {
  const [sheet] = await readBytes(bytes);
  const reading = readTable(sheet!.cells, { hidden: sheet!.hidden });
  return { ...reading, names: reading.pupils.map(({ name }) => name) };
}
const readText = (text: string) => read(utf8(text));

/** Returns the bytes of a text in an encoding; `codes` has the codes of the letters outside ASCII. */
function encode(text: string, codes: Record<string, number>): Uint8Array {
  return Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
}
const encodings = {
  'Windows-1252': {
    æ: 0xe6,
    ø: 0xf8,
    å: 0xe5,
    Æ: 0xc6,
    Ø: 0xd8,
    Å: 0xc5,
    é: 0xe9,
    ö: 0xf6,
    ü: 0xfc,
  },
  Macintosh: { æ: 0xbe, ø: 0xbf, å: 0x8c, Æ: 0xae, Ø: 0xaf, Å: 0x81, é: 0x8e, ö: 0x9a, ü: 0x9f },
  'MS-DOS': { æ: 0x91, ø: 0x9b, å: 0x86, Æ: 0x92, Ø: 0x9d, Å: 0x8f, é: 0x82, ö: 0x94, ü: 0x81 },
};

describe.each(Object.entries(encodings))('a list of pupils in the encoding %s', (_, codes) => {
  it.each([
    [['Jørgen', 'Åse']],
    [['Bjørn', 'Ægir', 'Ada']],
    [['Øyvind', 'Pål', 'Renée']],
    [['Åse']],
    [['Håkon', 'Jörg', 'Günther', 'Øystein']],
  ])('is read with all letters of the names %j', async (names) => {
    const rows = names.map((name) => `${name};Hansen`).join('\r\n');
    expect((await read(encode(`Fornavn;Etternavn\r\n${rows}`, codes))).names).toEqual(names);
  });
});

describe('a column heading in a list of pupils', () => {
  it.each([
    ...[
      'Navn på elev',
      'Visningsnavn',
      'Elevnavn',
      'Navn elev',
      'Navneliste',
      'Deltaker',
      'Kandidat',
    ],
    ...[
      'Elevens navn',
      'Nom',
      'Nombre',
      'Deltakernavn',
      'Elever',
      'Elevar',
      'Namn på elev',
      'Medlem',
    ],
    ...['Student name', 'Pupil name', 'Participants', 'Display name', 'Name of pupil', 'Elevliste'],
    ...['Schüler', 'Fullt navn:', 'NAVN', 'Klasseliste', 'Barnets navn', "Child's name"],
  ])('is never imported as a pupil: "%s"', async (heading) => {
    for (const rows of ['Ada Hansen\nBo Berg\nCem Dahl', 'Ada\nBo\nCem']) {
      expect((await readText(`${heading}\n${rows}`)).names).toEqual(['Ada', 'Bo', 'Cem']);
    }
  });

  it.each([
    ['Personer', 'Ada Hansen\nBo Berg\nCem Dahl'],
    ['Påmeldte;Adresse', 'Ada;ada@skole.no\nBo;bo@skole.no\nCem;cem@skole.no'],
    ['Trivselsledere;Nummer', 'Ada;101\nBo;102\nCem;103'],
  ])(
    'with an unknown text is not imported as a pupil, even before the teacher confirms the heading: "%s"',
    async (heading, rows) => {
      const found = await readText(`${heading}\n${rows}`);
      expect(found.doubtfulHeading).toMatchObject({ row: 1, text: heading.split(';')[0] });
      expect(found.names).toEqual(['Ada', 'Bo', 'Cem']);
    },
  );

  it('is not assumed when the first row of the list is already a pupil', async () => {
    for (const list of ['Ada\nBo\nCem', 'Ada Hansen\nBo Berg', 'Mona;8A\nBo;8A\nCem;8B']) {
      expect((await readText(list)).doubtfulHeading).toBeUndefined();
    }
  });

  it.each(['LastFirst', 'Last,First', 'Sortable name', 'Etternavn, fornavn'])(
    'can mean that surnames stand before first names: "%s"',
    async (heading) => {
      const rows = '"Garcia Lopez, Maria Jose"\n"O\'Brien, Sean Patrick"\n"van der Berg, Anna"';
      const { names } = await readText(`"Number";"${heading}"\n${rows.replace(/^/gm, '1;')}`);
      expect(names).toEqual(['Maria Jose', 'Sean Patrick', 'Anna']);
    },
  );

  it('with the word "Etternavn" (surname) can be above a column of whole names', async () => {
    expect((await readText('Klassenavn;Etternavn\n10A;Lie, Mari\n10A;Moe, Runar')).names).toEqual([
      'Mari',
      'Runar',
    ]);
  });
});

describe('a row of a list of pupils', () => {
  it.each([
    'Dr. Holms vei 15',
    'Rektor Steens gate 3',
    'Lektor Roshauws vei 2',
    'Prof. Dahls gate',
    'Lærer Kari',
  ])(
    `is imported even if the address contains a teacher's title as part of a longer text: "%s"`,
    async (cell) => {
      const { names } = await readText(
        `Fornavn;Etternavn;Adresse\nAda;Hansen;${cell}\nBo;Berg;Gata 1`,
      );
      expect(names).toEqual(['Ada', 'Bo']);
    },
  );

  it.each(['Lærer', 'Kontaktlærer', 'teacher', 'Staff'])(
    'is not imported when the cell beside the name says that the person is a teacher: "%s"',
    async (role) => {
      const { names, skipped } = await readText(`Fornavn;Rolle\nAda;Elev\nKari;${role}\nBo;Elev`);
      expect(names).toEqual(['Ada', 'Bo']);
      expect(skipped).toContainEqual({ row: 3, problem: 'teacher', text: 'Kari' });
    },
  );

  it.each(['tobedeleted', 'Sluttet', 'inactive'])(
    'is not imported when the cell beside the name says that the pupil has left the school: "%s"',
    async (status) => {
      expect((await readText(`givenName,status\nAda,active\nOle,${status}`)).names).toEqual([
        'Ada',
      ]);
    },
  );
});

describe('quotation marks', () => {
  it.each([
    ['of a nickname first', '"Lillemor" Ada Hansen;8A'],
    ['of a nickname in the middle', 'Ada "Lillemor" Hansen;8A'],
    ['of a nickname, low and high', 'Ada „Lillemor“ Hansen;8A'],
    ['that nobody closes', '"Ada Hansen;8A'],
    ['one too many at the end', 'Ada Hansen";8A'],
    ['in another cell', 'Ada Hansen;8A "sør'],
    ['in another cell, at its start', 'Ada Hansen;"8A sør'],
  ])(
    'anywhere in a row do not exclude the row from the import: quotation marks %s',
    async (_, line) => {
      const { names } = await readText(`Navn;Klasse\n${line}\nBo Berg;8A\nCem Dahl;8A`);
      expect(names).toEqual(['Ada', 'Bo', 'Cem']);
    },
  );

  it('may enclose a line break', async () => {
    expect(
      (await readText('name,email\n"Ali\nValiev",a@x.no\n"Nodira Karimova",n@x.no')).names,
    ).toEqual(['Ali', 'Nodira']);
  });
});

describe('names exported by this product', () => {
  it.each([
    [['Elijah Mo 1', 'Elijah Mo 2', 'Ada']],
    [['Emma 1', 'Emma 2', 'Bo']],
    [['Emma Ha 1', 'Emma Ha 2', 'Emma K']],
  ])('are read back unchanged: %j', async (names) => {
    const found = (await readText(`Elev\n${names.join('\n')}`)).names;
    expect(found.filter((name) => /\d/.test(name))).toEqual(
      names.filter((name) => /\d/.test(name)),
    );
    expect(found).toHaveLength(names.length);
  });
});

describe('a list of mail recipients', () => {
  const three = ['Ada', 'Bo', 'Cem'];
  it.each([
    ['on one line', 'Ada Hansen <ada@x.no>; Bo Berg <bo@x.no>; Cem Dahl <cem@x.no>'],
    ['with commas', 'Ada Hansen <ada@x.no>, Bo Berg <bo@x.no>, Cem Dahl <cem@x.no>'],
    ['on several lines', 'Ada Hansen <ada@x.no>\nBo Berg <bo@x.no>\nCem Dahl <cem@x.no>\n'],
    ['in quotation marks', '"Ada Hansen" <ada@x.no>; "Bo Berg" <bo@x.no>; "Cem Dahl" <cem@x.no>;'],
    ['surname first', 'Hansen, Ada <ada@x.no>; Berg, Bo <bo@x.no>; Dahl, Cem <cem@x.no>'],
    [
      'quoted and surname first',
      '"Hansen, Ada" <ada@x.no>, "Berg, Bo" <bo@x.no>, "Dahl, Cem" <cem@x.no>',
    ],
  ])('is read as pupils in each notation: recipients %s', async (_, text) => {
    expect((await readText(text)).names).toEqual(three);
  });
});

describe('a cell with several names', () => {
  it.each(['Elever', 'Pupils', 'Elevar'])(
    'is read as several pupils when the column heading is in the plural: "%s"',
    async (heading) => {
      const { names } = await readText(
        `Bord;${heading}\n1;"Ada, Bo"\n2;"Cem, Dina"\n3;"Even, Finn, Gro"`,
      );
      expect(names).toEqual(['Ada', 'Bo', 'Cem', 'Dina', 'Even', 'Finn', 'Gro']);
    },
  );

  it('makes the reading of the list uncertain if the cell may contain a surname and a first name', async () => {
    expect((await readText('Bord;Navn\n1;"Ada, Bo"\n2;"Cem, Dina"')).isCertain).toBe(false);
  });
});

describe('guardians', () => {
  it.each([
    [
      'below a group before the pupils',
      'Foresatt 1;;Elev;\nFornavn;Etternavn;Fornavn;Etternavn\nKari;Hansen;Ada;Hansen\nEva;Berg;Bo;Berg',
    ],
    [
      'below a group after the pupils',
      'Elev;;Foresatt 1;\nFornavn;Etternavn;Fornavn;Etternavn\nAda;Hansen;Kari;Hansen\nBo;Berg;Eva;Berg',
    ],
    [
      'by their own headings',
      'Foresatt fornavn;Foresatt etternavn;Elev fornavn;Elev etternavn\nKari;Hansen;Ada;Hansen\nEva;Berg;Bo;Berg',
    ],
    [
      'below "Mother"',
      'Mother;;Pupil;\nFirst name;Last name;First name;Last name\nKari;Hansen;Ada;Hansen\nEva;Berg;Bo;Berg',
    ],
  ])('are never imported as pupils: guardians %s', async (_, text) => {
    expect((await readText(text)).names).toEqual(['Ada', 'Bo']);
  });
});

describe('a workbook', () => {
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, texts: string[], attributes = '') =>
    `<row r="${number}"${attributes}>${texts.map((text, index) => (text ? cell(`${'ABCDEF'[index]}${number}`, text) : '')).join('')}</row>`;
  const merged = (rows: string, ...ranges: string[]) =>
    `${rows}</sheetData><mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells><sheetData>`;
  const pupils = [
    ['Klasse', 'Fornavn'],
    ['8A', 'Ada'],
    ['', 'Bo'],
    ['', 'Cem'],
    ['8B', 'Dina'],
    ['', 'Even'],
  ];

  it('with a merged column of classes yields all pupils of each class', async () => {
    const rows = pupils.map((texts, index) => row(index + 1, texts)).join('');
    const sheet = merged(rows, 'A2:A4', 'A5:A6');
    const [{ cells } = { cells: [] }] = await readBytes(makeWorkbook({ sheets: [sheet] }));
    expect(readTable(cells).classes).toEqual([
      { name: '8A', count: 3 },
      { name: '8B', count: 2 },
    ]);
    expect(readTable(cells, { className: '8A' }).pupils.map(({ name }) => name)).toEqual([
      'Ada',
      'Bo',
      'Cem',
    ]);
  });

  it('with guardians in the columns before the pupils yields only the pupils', async () => {
    const rows = [
      row(1, ['Foresatt', '', 'Elev', '']),
      row(2, ['Fornavn', 'Etternavn', 'Fornavn', 'Etternavn']),
      row(3, ['Kari', 'Hansen', 'Ada', 'Hansen']),
      row(4, ['Eva', 'Berg', 'Bo', 'Berg']),
    ].join('');
    expect((await read(makeWorkbook({ sheets: [merged(rows, 'A1:B1', 'C1:D1')] }))).names).toEqual([
      'Ada',
      'Bo',
    ]);
  });

  it('lists the rows hidden by a filter, which can be included or left out', async () => {
    const hidden = ' hidden="1"';
    const rows =
      row(1, ['Klasse', 'Fornavn']) +
      row(2, ['8A', 'Ada']) +
      row(3, ['8B', 'Bo'], hidden) +
      row(4, ['8A', 'Cem']);
    const [sheet] = await readBytes(makeWorkbook({ sheets: [rows] }));
    expect(sheet!.hidden).toEqual([3]);
    expect(readTable(sheet!.cells, { hidden: sheet!.hidden }).pupils).toHaveLength(2);
    expect(readTable(sheet!.cells).pupils).toHaveLength(3);
  });

  it('with backslashes in the names of its parts is read', async () => {
    const parts = workbookParts({ sheets: [row(1, ['Fornavn']) + row(2, ['Ada'])] });
    const named = Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name.replaceAll('/', '\\'), xml]),
    );
    expect((await read(zipParts(named))).names).toEqual(['Ada']);
  });
});
