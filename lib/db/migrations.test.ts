import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import journal from './migrations/meta/_journal.json';
import * as tables from './schema/tables';

const folder = path.join(__dirname, 'migrations');
const schemaFiles = readdirSync(path.join(__dirname, 'schema'), {
  recursive: true,
  encoding: 'utf8',
}).filter((name) => name.endsWith('.ts'));

describe('migrations', () => {
  it('create exactly the tables of the schema', async () => {
    const newest = String(journal.entries.at(-1)!.idx).padStart(4, '0');
    const snapshot = JSON.parse(
      readFileSync(path.join(folder, `meta/${newest}_snapshot.json`), 'utf8'),
    ) as Parameters<typeof generateMigration>[0];
    const missing = await generateMigration(snapshot, generateDrizzleJson({ ...tables }));
    expect(missing).toEqual([]);
  });

  it('are all in the journal in chronological order', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(journal.entries.map((entry) => `${entry.tag}.sql`)).toEqual(files.sort());
    const times = journal.entries.map((entry) => entry.when);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('that remove tables or columns set least_migration', () => {
    const takesAway =
      /\bdrop (table|column|schema|type|view)\b|\brename (to|column)\b|\bset not null\b|\bset data type\b/i;
    const sayNothing = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !name.startsWith('0000'))
      .filter((name) => {
        const text = readFileSync(path.join(folder, name), 'utf8');
        return takesAway.test(text) && !/"least_migration" =/.test(text);
      });
    expect(sayNothing).toEqual([]);
    expect('ALTER TABLE "seating_maps" DROP COLUMN "is_active";').toMatch(takesAway);
  });

  it('are compared with tables.ts, which lists every schema file', () => {
    const listed = readFileSync(path.join(__dirname, 'schema/tables.ts'), 'utf8');
    const missing = schemaFiles.filter(
      (name) => name !== 'tables.ts' && !listed.includes(`'./${name.replace('.ts', '')}'`),
    );
    expect(missing).toEqual([]);
  });
});
