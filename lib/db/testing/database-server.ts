import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDataFolder, readSecrets } from '@/lib/platform/launch/supervisor/data-folder';
import { migrateDatabase } from '@/lib/platform/launch/postgres/migrate';
import { endLeftoverServer } from '@/lib/platform/launch/postgres/postgres-leftover';
import { startPostgres, testSettings } from '@/lib/platform/launch/postgres/postgres';
import { isRunning } from '@/lib/platform/launch/supervisor/processes';

const prefix = 'seatmap-test-';
const runId = randomBytes(4).toString('hex');
const ownServer = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `${prefix}${runId}` });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function clearLeftoverFolders() {
  for (const name of readdirSync(os.tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(os.tmpdir(), name);
    try {
      if (isRunning(Number(readFileSync(path.join(folder, 'owner.pid'), 'utf8')))) continue;
      await endLeftoverServer(path.join(folder, 'postgres'));
    } catch (error) {
      // A PostgreSQL data folder without `owner.pid` may belong to a server that is still starting.
      if ((error as NodeJS.ErrnoException).path?.endsWith('owner.pid')) continue;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function clearLeftoverDatabases(admin: pg.Client) {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database
     where datname ~ '^seatmap_test_[0-9a-f]{8}_' and not exists (
       select 1 from pg_stat_activity
       where application_name = $1 || substring(datname from 14 for 8))`,
    [prefix],
  );
  for (const { datname } of rows) {
    await admin.query(`drop database if exists "${datname}" with (force)`);
  }
}

async function startEmbedded() {
  await clearLeftoverFolders();
  const folder = mkdtempSync(path.join(os.tmpdir(), prefix));
  writeFileSync(path.join(folder, 'owner.pid'), String(process.pid));
  // `mkdtemp` creates a folder that only its owner may open, but PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  openDataFolder(folder);
  const { databasePassword } = await readSecrets(folder);
  const server = await startPostgres({
    dataFolder: folder,
    password: databasePassword,
    settings: { ...testSettings, max_connections: '200' },
    program: ['--import', 'tsx', path.resolve('lib/platform/launch/postgres/main.ts')],
  });
  return {
    adminUrl: server.adminUrl,
    stop: async () => {
      await server.service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function open() {
  const server = ownServer ? { adminUrl: ownServer, stop: async () => {} } : await startEmbedded();
  const admin = await connect(server.adminUrl);
  await clearLeftoverDatabases(admin);
  const template = `seatmap_test_${runId}_template`;
  await admin.query(`create database ${template}`);
  const url = new URL(server.adminUrl);
  url.pathname = `/${template}`;
  await migrateDatabase(url.href);
  return {
    answer: { adminUrl: server.adminUrl, template, prefix: `seatmap_test_${runId}_` },
    close: async () => {
      const { rows } = await admin.query<{ datname: string }>(
        `select datname from pg_database where datname like 'seatmap\\_test\\_${runId}\\_%'`,
      );
      for (const { datname } of rows) {
        await admin.query(`drop database if exists "${datname}" with (force)`);
      }
      await admin.end();
      await server.stop();
    },
  };
}

let opened: ReturnType<typeof open> | undefined;
const front = http.createServer((_, response) => {
  opened ??= open();
  opened.then(
    ({ answer }) => response.end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

let closing: Promise<void> | undefined;
async function close() {
  front.close();
  front.closeAllConnections();
  try {
    await (await opened)?.close();
  } finally {
    process.exit();
  }
}
for (const name of ['SIGTERM', 'SIGINT']) {
  process.on(name, () => {
    closing ??= close();
  });
}

front.listen(0, '127.0.0.1', () => {
  const { port } = front.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}/` });
});
process.on('disconnect', () => {
  closing ??= close();
});
