import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { openDatabase, type Database } from '@/lib/db/client';
import {
  classes,
  pupils,
  schools,
  sessions,
  sharedLinks,
  teachers,
  trialQuestions,
} from '@/lib/db/schema/tables';
import { privateLinesIn } from './private-lines';

const names: [column: PgColumn, what: string][] = [
  [pupils.name, 'a pupil'],
  [classes.name, 'a class'],
  [teachers.name, 'a teacher'],
  [schools.name, 'a school'],
];
const tokens = [sessions.tokenHash, sharedLinks.tokenHash, trialQuestions.tokenHash];

async function valuesOf(db: Database, column: PgColumn): Promise<string[]> {
  const rows = await db.selectDistinct({ value: column }).from(column.table);
  return rows.map(({ value }) => String(value));
}

const [dataDir, metricsPort] = process.argv.slice(2);
const { db, close } = openDatabase(process.env.DATABASE_URL!);
const named = new Map<string, string>();
for (const [column, what] of names) {
  for (const value of await valuesOf(db, column)) named.set(value, what);
}
const hashes = await Promise.all(tokens.map((column) => valuesOf(db, column)));
const facts = { names: named, tokenHashes: new Set(hashes.flat()) };
await close();

const logs = path.join(dataDir!, 'logs');
const texts = new Map(
  readdirSync(logs).map((name) => [name, readFileSync(path.join(logs, name), 'utf8')]),
);
const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
texts.set('/metrics', await figures.text());

const find = privateLinesIn(facts);
const problems = [...texts].flatMap(([name, text]) =>
  find(text).map(({ line, problem }) => `${name}:${line}: ${problem}`),
);
const lines = [...texts.values()].reduce((sum, text) => sum + text.split('\n').length, 0);
console.log(
  `${facts.names.size} names and ${facts.tokenHashes.size} tokens sought in ${lines} lines of ${[...texts.keys()].join(', ')}`,
);
if (facts.names.size === 0) problems.push('The database has no name that could be found.');
if (!figures.ok) problems.push(`The figures were answered with ${figures.status}.`);
for (const problem of problems.slice(0, 50)) console.log(`  ✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
