import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { migrateDatabase } from './migrate';
import { removeDataFolder, resetDataFolder, startPostgres } from './postgres';
import { isAlive, recordOf } from '../supervisor/processes';

const password = 'only-for-this-test';
const start = (dataFolder: string) =>
  startPostgres({ dataFolder, password, logFile: path.join(dataFolder, 'postgres.log') });

async function query(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A process that starts the server, says where, and then does nothing. */
async function otherSupervisor(folder: string) {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(pathToFileURL(path.join(__dirname, 'postgres.ts')).href)});
    const { url, service } = await startPostgres({
      dataFolder: ${JSON.stringify(folder)}, password: '${password}',
      logFile: ${JSON.stringify(path.join(folder, 'postgres.log'))} });
    console.log(JSON.stringify({ url, server: service.record }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk))),
  );
  const kill = async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  };
  return { ...(JSON.parse(said) as { url: string; server: { pid: number } }), kill };
}

describe('the embedded database', () => {
  let folder: string;
  beforeEach(() => {
    // Named and signed so that the next run clears away what an interrupted one leaves.
    folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-test-'));
    writeFileSync(path.join(folder, 'owner.json'), JSON.stringify(recordOf(process.pid)));
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is taken over from a killed supervisor, with every committed row', async () => {
    const first = await otherSupervisor(folder);
    await query(first.url, 'create table kept (id int)');
    await query(first.url, 'insert into kept values (1)');
    await first.kill();
    expect(isAlive(first.server)).toBe(true);

    const second = await start(folder);
    try {
      expect(second.tookOver).toBe(true);
      expect(isAlive(first.server)).toBe(false);
      expect(await query(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
    } finally {
      await second.stop();
    }
  }, 60_000);

  it('is removed with its data folder also where it lives elsewhere', () => {
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'seatmap-test-'));
    const data = path.join(folder, 'data');
    mkdirSync(data);
    writeFileSync(path.join(data, 'postgres.json'), JSON.stringify({ cluster: elsewhere }));
    removeDataFolder(data);
    expect([existsSync(data), existsSync(elsewhere)]).toEqual([false, false]);
  });

  it('starts after supervisor and server were killed', async () => {
    const first = await otherSupervisor(folder);
    await query(first.url, 'create table kept (id int)');
    process.kill(first.server.pid, 'SIGKILL');
    await first.kill();

    const second = await start(folder);
    try {
      expect(second.tookOver).toBe(false);
      expect(await query(second.url, 'select * from kept')).toEqual([]);
    } finally {
      await second.stop();
    }
  }, 60_000);

  it('does not touch a process that was given the number of a killed server', async () => {
    const first = await start(folder);
    await first.stop();
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
    const record = recordOf(bystander.pid!);
    writeFileSync(path.join(folder, 'postgres/postmaster.pid'), `${bystander.pid}\n${folder}\n`);
    const second = await start(folder);
    try {
      expect(isAlive(record)).toBe(true);
    } finally {
      await second.stop();
      bystander.kill();
    }
  }, 60_000);

  it('listens on loopback only, keeps text of every script, and syncs to disk', async () => {
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

  it('is not migrated by a role that may create nothing, which is told what to do, and by one that was given it', async () => {
    const { url, stop } = await start(folder);
    try {
      await query(url, "create role guest login password 'guest'");
      const asGuest = new URL(url);
      Object.assign(asGuest, { username: 'guest', password: 'guest' });
      const name = asGuest.pathname.slice(1);
      await expect(migrateDatabase(asGuest.href)).rejects.toThrow(
        `The role "guest" may not create what it needs in the database "${name}". Its owner allows it by: ` +
          `GRANT CREATE ON DATABASE "${name}" TO "guest"; GRANT CREATE ON SCHEMA public TO "guest";`,
      );
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

  it('is not waited for by a migration with a wrong password or name, which names the setting', async () => {
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

  it('is not brought up to date where an older checkout made it, and says how to begin anew', async () => {
    const { url } = await start(folder);
    await query(url, 'create schema drizzle');
    await query(
      url,
      'create table drizzle.__drizzle_migrations (id int, hash text, created_at bigint)',
    );
    await query(url, "insert into drizzle.__drizzle_migrations values (1, 'x', 1795703477120)");
    await query(url, 'create table teachers (id int)');
    await expect(migrateDatabase(url)).rejects.toThrow('npm start -- --reset');

    writeFileSync(path.join(folder, 'supervisor.json'), '{}');
    await resetDataFolder(folder, 'supervisor.json');
    expect(readdirSync(folder)).toEqual(['supervisor.json']);
    const again = await start(folder);
    try {
      await migrateDatabase(again.url);
      expect(await query(again.url, 'select is_only from installation')).toHaveLength(1);
    } finally {
      await again.stop();
    }
  }, 60_000);

  it('is migrated once by several that start together', async () => {
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
