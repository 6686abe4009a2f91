import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrateDatabase } from './migrate';
import { resetDataFolder, startPostgres } from './postgres';
import { openDataFolder } from '../supervisor/data-folder';
import { isRunning } from '../supervisor/processes';

const password = 'only-for-this-test';
const program = ['--import', 'tsx', path.join(__dirname, 'main.ts')];
async function start(dataFolder: string) {
  openDataFolder(dataFolder);
  const server = await startPostgres({ dataFolder, password, program });
  return { ...server, stop: () => server.service.stop() };
}

async function query(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  let folder: string;
  beforeEach(() => {
    // The folder has a name and an owner.pid by which the next run deletes the folder of an interrupted run.
    folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-test-'));
    writeFileSync(path.join(folder, 'owner.pid'), String(process.pid));
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['only its parent process was killed', ['service']],
    ['its parent process and the server were killed', ['service', 'server']],
  ])(
    'restarts with every committed row when %s',
    async (_, killed) => {
      const first = await start(folder);
      await query(first.url, 'create table kept (id int)');
      await query(first.url, 'insert into kept values (1)');
      if (killed.includes('server')) process.kill(first.pid, 'SIGKILL');
      first.service.signal('SIGKILL');
      await first.service.exited;
      // A killed process has its id until its parent has been told.
      if (killed.includes('server')) while (isRunning(first.pid)) await sleep(20);
      else expect(isRunning(first.pid)).toBe(true);

      const second = await start(folder);
      try {
        expect(isRunning(first.pid)).toBe(false);
        expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
      } finally {
        await second.stop();
      }
    },
    60_000,
  );

  it('makes its parent process exit when the database server ends', async () => {
    const { pid, service } = await start(folder);
    process.kill(pid, 'SIGQUIT');
    expect((await service.exited).code).toBe(1);
  }, 60_000);

  it('does not kill a process that reuses the id of a stopped server', async () => {
    const first = await start(folder);
    await first.stop();
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
    writeFileSync(
      path.join(folder, 'postgres/postmaster.pid'),
      `${bystander.pid}\n${folder}\n0\n${first.port}\n`,
    );
    const second = await start(folder);
    try {
      expect(isRunning(bystander.pid!)).toBe(true);
    } finally {
      await second.stop();
      bystander.kill();
    }
  }, 60_000);

  it('listens on loopback only, stores UTF-8 and syncs to disk', async () => {
    const { url, stop } = await start(folder);
    try {
      const [row] = await query(
        url,
        `select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync,
           current_setting('synchronous_commit') as commit, current_setting('server_encoding') as encoding,
           lower('ĐẶNG ÅSE ОКСАНА') as lower`,
      );
      expect(row).toEqual({
        listen: '127.0.0.1',
        fsync: 'on',
        commit: 'on',
        encoding: 'UTF8',
        lower: 'đặng åse оксана',
      });
      await expect(query(url.replace(password, 'wrong'), 'select 1')).rejects.toThrow('password');
    } finally {
      await stop();
    }
  }, 60_000);

  it('can be migrated only by a role that may create schemas and tables', async () => {
    const { url, stop } = await start(folder);
    try {
      await query(url, "create role guest login password 'guest'");
      const asGuest = new URL(url);
      Object.assign(asGuest, { username: 'guest', password: 'guest' });
      const name = asGuest.pathname.slice(1);
      await expect(migrateDatabase(asGuest.href)).rejects.toMatchObject({
        cause: { message: `permission denied for database ${name}` },
      });
      await query(url, `grant create on database "${name}" to guest`);
      await query(url, 'grant create on schema public to guest');
      await migrateDatabase(asGuest.href, { isPooled: true });
      expect(await query(asGuest.href, 'show statement_timeout')).toEqual([
        { statement_timeout: '1min' },
      ]);
    } finally {
      await stop();
    }
  }, 60_000);

  it('makes a migration with a wrong password or database name fail at once', async () => {
    const { url, stop } = await start(folder);
    try {
      const wrong = new URL(url);
      wrong.password = 'wrong';
      await expect(migrateDatabase(wrong.href)).rejects.toThrow(
        /^DATABASE_URL: no connection to PostgreSQL at 127\.0\.0\.1:\d+ as "\w+": it refuses the password$/,
      );
      const nowhere = new URL(url);
      nowhere.pathname = '/nowhere';
      await expect(migrateDatabase(nowhere.href)).rejects.toThrow(
        'it has no database of that name',
      );
    } finally {
      await stop();
    }
  }, 60_000);

  it('of an older code version is not migrated, and the error names the command that resets the database', async () => {
    const { url, stop } = await start(folder);
    await query(url, 'create schema drizzle');
    await query(
      url,
      'create table drizzle.__drizzle_migrations (id int, hash text, created_at bigint)',
    );
    await query(url, "insert into drizzle.__drizzle_migrations values (1, 'x', 1795703477120)");
    await query(url, 'create table teachers (id int)');
    await expect(migrateDatabase(url)).rejects.toThrow('npm start -- --reset');
    await stop();

    writeFileSync(path.join(folder, 'supervisor.lock'), '{}');
    await resetDataFolder(folder, 'supervisor.lock');
    expect(readdirSync(folder)).toEqual(['supervisor.lock']);
    const again = await start(folder);
    try {
      await migrateDatabase(again.url);
      expect(await query(again.url, 'select is_only from installation')).toHaveLength(1);
    } finally {
      await again.stop();
    }
  }, 60_000);

  it('is migrated once by simultaneous migrations', async () => {
    const { url, stop } = await start(folder);
    try {
      await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
      await migrateDatabase(url);
      const [applied] = await query(
        url,
        'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      );
      expect(applied?.all).toBeGreaterThan(0);
      expect(applied?.all).toBe(applied?.different);
    } finally {
      await stop();
    }
  }, 60_000);
});
