import { readTable, type Cells, type TableChoice } from './read-table';

const cells = (text: string): Cells =>
  text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

function read(text: string, choice?: TableChoice) {
  const reading = readTable(cells(text), choice);
  return { ...reading, names: reading.pupils.map(({ name }) => name) };
}

const problems = (text: string, choice?: TableChoice) =>
  read(text, choice).skipped.map(({ row, problem }) => `${row} ${problem}`);

describe('the column with the first names', () => {
  test.each([
    ['Bokmål headings', 'Etternavn|Fornavn|Klasse\nHansen|Ada|8B\nLie|Bo|8B', 1],
    ['Nynorsk headings', 'Førenamn|Etternamn\nAda|Hansen\nBo|Lie', 0],
    ['English headings', 'Class|Last name|First name\n8B|Hansen|Ada\n8B|Lie|Bo', 2],
    ['a column for guardians', 'Foresatt fornavn|Elevens fornavn\nKari|Ada\nOla|Bo', 1],
    ['a column for teachers', 'Kontaktlærer|Navn\nKari Moe|Ada\nKari Moe|Bo', 1],
    ['headings in row 4', 'Solbakken skole\nKlasse 8B\n\nEtternavn|Fornavn\nHansen|Ada', 1],
    ['no headings and the surname first', 'Hansen|Ada|8B\nOlsen|Bo|8B\nSolberg|Cecilie|8B', 1],
    ['no headings and the first name first', 'Ada|Hansen\nBo|Olsen\nCecilie|Solberg', 0],
    ['addresses and numbers beside it', 'a@b.no|12345678|Ada\nc@d.no|87654321|Bo', 2],
    ['a column for gender', 'Jente|Ada\nGutt|Bo\nJente|Cy\nGutt|Dag\nJente|Eva\nGutt|Finn', 1],
  ])('is found in each kind of table: a table with %s', (_, text, column) => {
    expect(read(text)).toMatchObject({ column, order: 'firstNameOnly' });
  });

  it('is uncertain when nothing distinguishes it from another column', () => {
    expect(read('Kim|Alex\nRobin|Sam\nJo|Pat').isCertain).toBe(false);
    expect(read('Fornavn|Etternavn\nKim|Alex').isCertain).toBe(true);
  });

  it('can be chosen by the teacher', () => {
    expect(read('Kim|Alex\nRobin|Sam', { column: 1 })).toMatchObject({
      names: ['Alex', 'Sam'],
      isCertain: true,
    });
  });

  it('can be set to "all", so that names are read from every cell of the table', () => {
    const text = 'Kim|Alex\nRobin|\nJo, Pat|12345';
    expect(read(text, { column: 'all' }).names).toEqual(['Kim', 'Alex', 'Robin', 'Jo', 'Pat']);
    expect(problems(text, { column: 'all' })).toEqual(['3 number']);
  });
});

describe('the first name in a cell', () => {
  test.each([
    ['a first name of two words', 'Fornavn|Etternavn\nAnne Marie|Hansen', ['Anne Marie']],
    ['a surname before a comma', 'Navn\nHansen, Ada\nvan Dijk, Anne Marie', ['Ada', 'Anne Marie']],
    ['full names', 'Navn\nAda Hansen\nBo Lie\nMai-Britt Moe', ['Ada', 'Bo', 'Mai-Britt']],
    ['a surname with a particle', 'Navn\nJan van der Berg\nAda Hansen', ['Jan', 'Ada']],
    ['a middle name that is a surname', 'Navn\nEmma Solberg Lie\nAda Hansen', ['Emma', 'Ada']],
    ['a middle initial', 'Navn\nEmma K. Lie\nAda Hansen', ['Emma', 'Ada']],
    ['a middle name that ends another name', 'Navn\nEmma Moe Lie\nAda Moe', ['Emma', 'Ada']],
    [
      'a middle name that begins another name',
      'Navn\nAnne Marie Lie\nMarie Moe',
      ['Anne Marie', 'Marie'],
    ],
    [
      'a two-part name such as Abdul Rahman',
      'Navn\nAbdul Rahman Ali\nAda Hansen',
      ['Abdul Rahman', 'Ada'],
    ],
    ['full names with the surname first', 'Etternavn Fornavn\nHansen Ada\nLie Bo', ['Ada', 'Bo']],
    ['first names of two words', 'Fornavn\nLars Erik\nAnne Marie\nBo', 'Lars_Erik Anne_Marie Bo'],
    ['names in one row', 'Emma|Ole|Lars Erik og Per', 'Emma Ole Lars_Erik Per'],
    ['first names alone', 'Elev\nAda\nBo\nAnne Marie\nCy\nDag', 'Ada Bo Anne_Marie Cy Dag'],
    [
      'names in capitals',
      'Etternavn|Fornavn\nHANSEN|ADA-MARIE\nLIE|BO\nMOE|EVA',
      ['Ada-Marie', 'Bo', 'Eva'],
    ],
    [
      'cells with remarks and list numbers',
      'Fornavn\n1. Ada (permisjon)\n2) Bo*\n3 Cy',
      ['Ada', 'Bo', 'Cy'],
    ],
    ['names in other scripts', 'Имя|First name\nx|Оксана\ny|محمد', ['Оксана', 'محمد']],
  ])('is read from each notation of a name: %s', (_, text, names) => {
    const expected =
      typeof names === 'string' ? names.split(' ').map((each) => each.replace('_', ' ')) : names;
    expect(read(text).names).toEqual(expected);
  });

  it('may be uncertain and then has alternatives', () => {
    const text = 'Navn\nAnne Marie Hansen\nBo Lie';
    expect(read(text).pupils).toMatchObject([
      { name: 'Anne Marie', alternatives: ['Anne Marie', 'Anne'] },
      { name: 'Bo', alternatives: [] },
    ]);
    expect(read(text, { firstNames: { 2: 'Anne' } }).names).toEqual(['Anne', 'Bo']);
    expect(read(text, { firstNames: { 2: 'Hansen' } }).names).toEqual(['Anne Marie', 'Bo']);
  });
});

describe('two pupils in an imported spreadsheet', () => {
  test.each([
    ['get initials', 'Hansen|Emma\nOlsen|Emma\nLie|Bo', ['Emma H', 'Emma O', 'Bo']],
    [
      'get two letters of the surname when the initials are equal',
      'Hansen|Emma\nHolm|Emma',
      ['Emma Ha', 'Emma Ho'],
    ],
    [
      'get two initials when the surnames are equal',
      'Krogh Hansen|Emma\nMoe Hansen|Emma',
      ['Emma KH', 'Emma MH'],
    ],
    [
      'get numbers when the full names are equal',
      'Hansen|Emma\nHansen|EMMA |8C',
      ['Emma Ha 1', 'EMMA Ha 2'],
    ],
    ['get numbers when no surname is known', '|Emma\n|Emma |x', ['Emma 1', 'Emma 2']],
    ['get an initial only for a known surname', '|Emma\nOlsen|Emma', ['Emma', 'Emma O']],
    ['get no name that another pupil has', 'Moe|Emma H\nHansen|Emma\nOlsen|Emma', 'H'],
  ])(
    'with the same first name get different names in the class list: the pupils %s',
    (_, rows, names) => {
      const found = read(`Etternavn|Fornavn|Gruppe\n${rows}`).names;
      if (Array.isArray(names)) expect(found).toEqual(names);
      expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(found.length);
    },
  );

  it('are imported with the initial of their surname but without the surname itself', () => {
    const { pupils, hadSurnames } = read('Etternavn|Fornavn\nHansen|Emma\nOlsen|Bo');
    expect(hadSurnames).toBe(true);
    expect(JSON.stringify(pupils)).not.toMatch(/Hansen|Olsen/);
    expect(pupils).toMatchObject([{ initial: 'H' }, { initial: 'O' }]);
  });
});

describe('two spreadsheet rows that may belong to the same pupil', () => {
  it.each([
    ['in two cells', 'Fornavn|Etternavn\nBo|Lie\nAda|Moe\nBo|Lie', ['Bo Li 1', 'Ada', 'Bo Li 2']],
    ['in one cell', 'Navn\nBo Lie\nAda Moe\nBo Lie', ['Bo Li 1', 'Ada', 'Bo Li 2']],
    [
      'beside other columns',
      'Navn|Nr\nBo Lie|1\nAda Moe|2\nBo Lie|3',
      ['Bo Li 1', 'Ada', 'Bo Li 2'],
    ],
    ['in equal rows without a surname', 'Fornavn|Nr\nBo|1\nAda|2\nBo|1', ['Bo 1', 'Ada', 'Bo 2']],
  ])(
    'are imported as two pupils unless the teacher merges them: the name is %s',
    (_, text, names) => {
      const { doubled, ...reading } = read(text);
      expect(doubled).toEqual([{ rows: [2, 4], firstName: 'Bo' }]);
      expect(reading.names).toEqual(names);
      const answered = read(text, { onePupil: [2] });
      expect(answered.names).toEqual(['Bo', 'Ada']);
      expect(answered.skipped).toContainEqual({
        row: 4,
        problem: 'sameRow',
        text: expect.any(String),
      });
      expect(answered.doubled).toEqual(doubled);
    },
  );

  it('are reported as duplicates only if both the full name and the class are the same', () => {
    expect(read('Fornavn|Etternavn\nBo|Lie\nBo|Moe').doubled).toEqual([]);
    expect(read('Fornavn\nBo\nBo').doubled).toEqual([]);
    expect(read('Navn|Klasse\nBo Lie|8A\nBo Lie|8B').doubled).toEqual([]);
  });
});

describe('a row that is not imported', () => {
  test.each([
    [
      'above the headings',
      'Solbakken skole|\nFornavn|Klasse\nAda|8B',
      ['1 aboveHeading', '2 heading'],
    ],
    ['empty', 'Fornavn\nAda\n\nBo', ['1 heading', '3 empty']],
    ['a repeated heading', 'Fornavn\nAda\nFornavn\nBo', ['1 heading', '3 heading']],
    ['a count', 'Fornavn|Klasse\nAda|8B\nAntall: 28|', ['1 heading', '3 footer']],
    ['a sum beside its number', 'Fornavn|Klasse\nAda|8B\nSum|28', ['1 heading', '3 footer']],
    ['a page number', 'Ada\nBo\nSide 1 av 2', ['3 footer']],
    ['an address', 'Fornavn\nada@skole.no\nBo', ['1 heading', '2 email']],
    ['a number', 'Fornavn\n01021112345\n12\nBo', ['1 heading', '2 number', '3 number']],
    ['a teacher', 'Fornavn\nLærer: Kari Moe\nBo', ['1 heading', '2 teacher']],
    ['a teacher by the role', 'Fornavn|Rolle\nKari|Lærer\nBo|Elev', ['1 heading', '2 teacher']],
    ['without a first name', 'Fornavn|Etternavn\n|Hansen\nBo|Lie', ['1 heading', '2 noFirstName']],
    ['too long', `Fornavn\n${'a'.repeat(61)}\nBo`, ['1 heading', '2 tooLong']],
  ])('is reported with its reason: a row that is %s', (_, text, skipped) => {
    expect(problems(text)).toEqual(skipped);
  });

  it('may belong to a pupil whose class the teacher did not choose', () => {
    const text = 'Fornavn|Klasse\nAda|8A\nBo|8B\nCy|8A';
    expect(read(text).classes).toEqual([
      { name: '8A', count: 2 },
      { name: '8B', count: 1 },
    ]);
    expect(read(text).names).toEqual(['Ada', 'Bo', 'Cy']);
    expect(read(text, { className: '8A' }).names).toEqual(['Ada', 'Cy']);
    expect(problems(text, { className: '8A' })).toEqual(['1 heading', '3 otherClass']);
  });
});

it('readTable loses no row of a spreadsheet: each row is returned as a pupil or reported as skipped', () => {
  const rows = Array.from(
    { length: 1000 },
    (_, index) => `Navn${'abc'[index % 3]}|Hansen|${index}`,
  );
  const reading = read(`Fornavn|Etternavn|Nr\n${rows.join('\n')}\n\nAntall: 1000`);
  expect(reading.pupils.length + reading.skipped.length).toBe(1003);
});

it('readTable finds no names in an empty table', () => {
  expect(read('')).toMatchObject({ names: [], column: undefined });
  expect(readTable([])).toMatchObject({ pupils: [], skipped: [] });
});
