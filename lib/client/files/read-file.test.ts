import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { readTable } from '@/lib/core/classes/import/read-table';
import { FileProblem } from './file-problem';
import { maxFileBytes } from './limits';
import { readFile, readingLimitMs, type ImportReply } from './read-file';

const folder = path.join(__dirname, 'testing/files');
const toFile = (content: BlobPart, name = 'list.csv') => new File([content], name);
const open = (name: string) => toFile(readFileSync(path.join(folder, name)), name);

/** The first names of the fullest sheet, and why the other rows are none. */
async function read(file: File) {
  const readings = (await readFile(file)).map(({ cells }) => readTable(cells));
  const [best] = readings.toSorted((a, b) => b.pupils.length - a.pupils.length);
  const { pupils, skipped, hadSurnames, isCertain, classes } = best!;
  return {
    names: pupils.map(({ name }) => name),
    skipped: skipped.map(({ row, problem }) => `${row} ${problem}`),
    hadSurnames,
    isCertain,
    classes,
  };
}

const class8B =
  'Ada, Bo, Emma S, Åse, Henrik, Ingrid, Jonas, Noah, Sofie, Øyvind, Tuva, Vilde, Emma O, Anne-Marie, Łukasz, Oliver, Nora, Filip, Iben, Kasper, Leah, Mathias, Selma, Ulrik, Ylva, Jakob, Hedda, Sander'.split(
    ', ',
  );
const withoutPolish = class8B.map((name) => name.replace('Ł', 'L'));
const first = ['1 heading'];

describe('reading a file with pupil names', () => {
  const readable: [file: string, names: string[], skipped: string[]][] = [
    ['libreoffice-comma.csv', class8B, first],
    ['excel-semicolon-windows-1252.csv', withoutPolish, first],
    ['excel-utf8-with-mark.csv', class8B, first],
    ['excel-unicode-text.txt', class8B, first],
    ['utf-16-big-endian.csv', class8B, first],
    ['separator-line.csv', class8B, first],
    ['old-mac-line-ends.csv', class8B, first],
    [
      'empty-lines-and-count.csv',
      ['Ada', 'Bo', 'Anne Marie'],
      [
        ...['1 heading', '3 empty', '4 empty', '6 heading', '8 noFirstName', '9 empty'],
        '10 footer',
      ],
    ],
    [
      'vigo-heading-in-row-5.csv',
      withoutPolish,
      [
        ...['1 aboveHeading', '2 aboveHeading', '3 aboveHeading', '4 empty', '5 heading'],
        ...['34 teacher', '35 footer'],
      ],
    ],
    ['surname-comma-first-name.csv', ['Ada', 'Bo', 'Anne Marie', 'Emma O', 'Emma S'], []],
    ['full-names.csv', class8B, first],
    ['guardians-and-addresses.csv', class8B, first],
    ['addresses-among-names.csv', ['Ada', 'Cy'], [...first, '3 email', '4 number', '5 teacher']],
    ['arabic-and-cyrillic.csv', ['محمد', 'عبد الرحمن', 'Оксана', 'Юрій', 'Nguyễn'], first],
    ['no-heading.csv', withoutPolish, []],
    ['excel.xlsx', class8B, first],
    [
      'excel-merged-cells.xlsx',
      class8B,
      ['1 aboveHeading', '2 aboveHeading', '3 empty', '4 heading', '33 footer'],
    ],
    ['excel-two-sheets.xlsx', class8B, first],
  ];
  test.each(readable)(
    'returns the first names and the skipped rows of the example file %s',
    async (file, names, skipped) => {
      const result = await read(open(file));
      expect(result.names).toEqual(names);
      expect(result.skipped).toEqual(skipped);
      expect(result.isCertain).toBe(true);
      expect(result.hadSurnames).toBe(file !== 'addresses-among-names.csv');
    },
  );

  test('returns 1,000 names and 40 classes of the example file the-whole-school.csv', async () => {
    const { names, classes } = await read(open('the-whole-school.csv'));
    expect(names).toHaveLength(1000);
    expect(new Set(names).size).toBe(1000);
    expect(classes).toHaveLength(40);
    expect(classes[0]).toEqual({ name: '1A', count: 25 });
  });
});

describe('the check of a file', () => {
  const refused: Record<string, string> = {
    'a-pdf-renamed.csv': 'pdf',
    'a-picture-renamed.csv': 'image',
    'excel-97.xls': 'oldExcel',
    'excel-with-password.xlsx': 'password',
    'excel-broken.xlsx': 'broken',
    'a-word-document.xlsx': 'otherDocument',
    'a-web-page.xls': 'webPage',
    'empty.csv': 'empty',
    'only-blanks.csv': 'empty',
  };
  test.each(Object.entries(refused))(
    'refuses an example file of a wrong format and names the reason: %s, reason %s',
    async (name, code) => {
      await expect(readFile(open(name))).rejects.toEqual(new FileProblem(code as 'pdf'));
      await expect(readFile(open(name))).rejects.toMatchObject({ code });
    },
  );

  test.each([
    ['a file that is too big', () => new Uint8Array(maxFileBytes + 1), 'tooBig'],
    ['a file with too many rows', () => 'Ada\n'.repeat(2001), 'tooManyRows'],
    ['a file with too many columns', () => `Ada${';x'.repeat(200)}\n`.repeat(3), 'tooManyColumns'],
    ['a file of unknown bytes', () => new Uint8Array([1, 2, 3, 0, 255, 17, 4]), 'unreadable'],
    [
      'a file whose unpacked content is too big',
      () =>
        zipSync({ 'xl/workbook.xml': new Uint8Array(21 * 1024 * 1024) }) as Uint8Array<ArrayBuffer>,
      'tooMuch',
    ],
  ])('refuses a file that is unreadable or exceeds a limit: %s', async (_, content, code) => {
    await expect(readFile(toFile(content()))).rejects.toMatchObject({ code });
  });

  it('accepts a file in which only empty columns exceed the limit', async () => {
    const [sheet] = await readFile(toFile(`Ada;Lie${';'.repeat(1000)}\n`.repeat(3)));
    expect(sheet?.cells[2]?.slice(0, 3)).toEqual(['Ada', 'Lie', '']);
  });

  it('accepts a file with exactly the maximum number of rows', async () => {
    const [sheet] = await readFile(toFile('Ada\n'.repeat(2000)));
    expect(sheet?.cells.filter(([name]) => name === 'Ada')).toHaveLength(2000);
  });
});

interface ErrorDouble {
  message: string;
  preventDefault: () => void;
}

/** Stands in for the browser's Worker: takes the bytes and lets the test answer. */
class WorkerDouble {
  static last: WorkerDouble | undefined;
  onmessage?: (event: { data: ImportReply }) => void;
  onerror?: (event: ErrorDouble) => void;
  isTerminated = false;
  constructor() {
    WorkerDouble.last = this;
  }
  postMessage() {}
  terminate() {
    this.isTerminated = true;
  }
}

describe('the worker that reads a file', () => {
  beforeEach(() => {
    WorkerDouble.last = undefined;
    Object.assign(globalThis, { Worker: WorkerDouble });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
    jest.useRealTimers();
  });

  /** Starts reading a file and waits until the worker gets the request. */
  async function begin(content: BlobPart = 'Ada\nBo') {
    const reading = readFile(toFile(content));
    reading.catch(() => {});
    for (let i = 0; i < 1000 && !WorkerDouble.last; i += 1) await new Promise(setImmediate);
    return { reading, worker: WorkerDouble.last! };
  }
  const failure = { message: '', preventDefault: () => {} };

  it('returns the sheets and is terminated', async () => {
    const { reading, worker } = await begin();
    worker.onmessage?.({ data: 'loaded' });
    worker.onmessage?.({ data: { sheets: [{ name: '8B', cells: [['Ada']] }] } });
    await expect(reading).resolves.toEqual([{ name: '8B', cells: [['Ada']] }]);
    expect(worker.isTerminated).toBe(true);
  });

  it('reports the problem with the file', async () => {
    const { reading, worker } = await begin();
    worker.onmessage?.({ data: { problem: 'tooManyColumns' } });
    await expect(reading).rejects.toMatchObject({ code: 'tooManyColumns' });
  });

  it('is terminated with an error after the time limit', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { reading, worker } = await begin();
    worker.onmessage?.({ data: 'loaded' });
    jest.advanceTimersByTime(readingLimitMs - 1);
    expect(worker.isTerminated).toBe(false);
    jest.advanceTimersByTime(1);
    await expect(reading).rejects.toMatchObject({ code: 'tooMuch' });
    expect(worker.isTerminated).toBe(true);
  });

  it('causes the error tooMuch when it crashes, and the page does not read the file itself', async () => {
    const { reading, worker } = await begin();
    worker.onmessage?.({ data: 'loaded' });
    worker.onerror?.(failure);
    await expect(reading).rejects.toMatchObject({ code: 'tooMuch' });
  });

  it('is replaced by the page itself, under the same limits, when the worker cannot be loaded', async () => {
    const few = await begin();
    few.worker.onerror?.(failure);
    await expect(few.reading).resolves.toEqual([{ name: '', cells: [['Ada'], ['Bo']] }]);
    WorkerDouble.last = undefined;
    const many = await begin('Ada\n'.repeat(2001));
    many.worker.onerror?.(failure);
    await expect(many.reading).rejects.toMatchObject({ code: 'tooManyRows' });
  });
});

it('every file in the folder of example files has a test', () => {
  const source = readFileSync(__filename, 'utf8');
  expect(readdirSync(folder).filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});
