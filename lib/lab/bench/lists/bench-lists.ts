import { performance } from 'node:perf_hooks';
import { openDatabase, type Database } from '@/lib/db/client';
import { startDatabases } from '@/lib/db/testing/start-databases';
import { createTestDatabase } from '@/lib/db/testing/test-database';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import {
  listOwnClasses,
  listRecentClasses,
  listSchoolClasses,
} from '@/lib/server/classes/list-classes';
import { recordUse } from '@/lib/server/access/record-use';
import { addBigSchool } from '@/lib/server/testing/big-school';
import { median } from '../site/median';

const sizes = [
  { teachers: 10, classes: 200 },
  { teachers: 500, classes: 10_000 },
];
const rounds = 60;
const limit = 1.5;

/** The searches with a match fill a page in both schools, so that both answer equally much. */
const lists: Record<string, (db: Database, reader: TeacherRow) => Promise<unknown>> = {
  'own classes': (db, reader) => listOwnClasses(db, reader),
  'looked at last': (db, reader) => listRecentClasses(db, reader),
  'school, first page': (db, reader) => listSchoolClasses(db, reader, ''),
  'search by class': (db, reader) => listSchoolClasses(db, reader, '3'),
  'search by teacher': (db, reader) => listSchoolClasses(db, reader, 'åse'),
  'search without a match': (db, reader) => listSchoolClasses(db, reader, 'ingen'),
};

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

/** `npm run bench:lists`: server time of each list of classes at a school of 10 and one of 500 teachers, measured in turns. */
async function main(): Promise<number> {
  const stopDatabases = await startDatabases();
  const opened: { close: () => Promise<void>; drop: () => Promise<void> }[] = [];
  try {
    const schools: { db: Database; reader: TeacherRow }[] = [];
    for (const size of sizes) {
      const { url, drop } = await createTestDatabase();
      const { db, close } = openDatabase(url);
      opened.push({ close, drop });
      const reader = await addBigSchool(db, size);
      const { classes } = await listSchoolClasses(db, reader, '');
      for (const { id } of classes.slice(0, 5)) await recordUse(db, reader, id, Date.now());
      schools.push({ db, reader });
    }
    const titles = sizes.map(({ classes }) => `${classes} classes, ms`.padStart(18));
    console.log(`${'List (median)'.padEnd(24)}${titles.join('')}${'ratio'.padStart(8)}`);
    let isOver = false;
    for (const [name, list] of Object.entries(lists)) {
      const times: number[][] = schools.map(() => []);
      for (let round = -5; round < rounds; round += 1) {
        for (const [index, { db, reader }] of schools.entries()) {
          const ms = await timed(() => list(db, reader));
          if (round >= 0) times[index]!.push(ms);
        }
      }
      const [small, big] = times.map(median) as [number, number];
      isOver ||= big / small > limit;
      const cells = [small, big].map((ms) => ms.toFixed(2).padStart(18));
      console.log(`${name.padEnd(24)}${cells.join('')}${(big / small).toFixed(2).padStart(8)}`);
    }
    console.log(`Limit: ${limit} ×`);
    return isOver ? 1 : 0;
  } finally {
    for (const { close, drop } of opened) {
      await close();
      await drop();
    }
    await stopDatabases();
  }
}

process.exitCode = await main();
