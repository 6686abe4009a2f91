import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jsonRecord, readPorts, readSecrets } from './data-folder';
import { checkKeptData, noteKeptData } from './kept-data';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-kept-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const place = (name: string) => path.join(folder, name);
const all = { database: true, accounts: true };

async function use() {
  checkKeptData(folder, all);
  mkdirSync(place('postgres'), { recursive: true });
  writeFileSync(place('accounts.json'), '{}');
  await noteKeptData(folder);
}

describe('a data folder that was used', () => {
  it('is used again', async () => {
    await use();
    await use();
    expect(() => checkKeptData(folder, all)).not.toThrow();
  });

  it.each(['postgres', 'accounts.json'])(
    'is refused without its %s, which is named',
    async (name) => {
      await use();
      rmSync(place(name), { recursive: true });
      expect(() => checkKeptData(folder, all)).toThrow(`${place(name)} is missing`);
      expect(() => checkKeptData(folder, { database: false, accounts: false })).not.toThrow();
      // A start that does without it forgets nothing.
      await noteKeptData(folder);
      expect(() => checkKeptData(folder, all)).toThrow(`${place(name)} is missing`);
    },
  );

  it.each(['postgres', 'accounts.json'])(
    'by a version that noted only its demo school is refused without its %s',
    async (name) => {
      await use();
      rmSync(place('kept.json'));
      writeFileSync(place('demo.json'), '{}');
      rmSync(place(name), { recursive: true });
      expect(() => checkKeptData(folder, all)).toThrow(`${place(name)} is missing`);
    },
  );
});

it('an empty data folder is begun', () => {
  expect(() => checkKeptData(folder, all)).not.toThrow();
});

describe('a file of the data folder that was cut off', () => {
  it('is named, and left as it is, where a start depends on it', async () => {
    writeFileSync(place('secrets.json'), '{"appSecret": "ab');
    await expect(readSecrets(folder)).rejects.toThrow(`${place('secrets.json')} is damaged`);
    expect(readFileSync(place('secrets.json'), 'utf8')).toBe('{"appSecret": "ab');
  });

  it.each(['', '{"processes": {', '\0\0'])(
    'is kept under another name where a start does without it: %j',
    (content) => {
      writeFileSync(place('run.json'), content);
      const told: string[] = [];
      const record = jsonRecord(folder, 'run.json');
      expect(record.readOrSetAside((text) => told.push(text))).toBeUndefined();
      expect(told.join()).toContain('run.json is damaged and kept as run.json.damaged');
      expect(existsSync(place('run.json'))).toBe(false);
      expect(readFileSync(place('run.json.damaged'), 'utf8')).toBe(content);
      expect(record.readOrSetAside((text) => told.push(text))).toBeUndefined();
      expect(told).toHaveLength(1);
    },
  );
});

describe('the ports of an earlier start', () => {
  it.each([
    ['none', undefined, {}, false],
    ['ports', '{"postgres":5432,"auth":9099}', { postgres: 5432, auth: 9099 }, false],
    ['what is no port', '{"postgres":"abc","auth":99999999,"checkout":-1}', {}, false],
    ['half a file', '{"postgres":54', {}, true],
    ['nothing', '', {}, true],
    ['null', 'null', {}, true],
    ['a list', '[1]', {}, true],
  ])('%s', (_, content, ports, isSetAside) => {
    if (content !== undefined) writeFileSync(place('ports.json'), content);
    const told: string[] = [];
    expect(readPorts(folder, (text) => told.push(text))).toEqual(ports);
    expect(existsSync(place('ports.json.damaged'))).toBe(isSetAside);
    expect(told).toEqual(isSetAside ? [expect.stringContaining('ports.json is damaged')] : []);
  });
});
