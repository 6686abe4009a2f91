import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import type { Health } from '@/lib/contracts/health';
import { names, namesByScript, rooms, sampleSheet } from '@/lib/drawing/maps/testing/sample-sheets';
import { rootDir } from '../../../platform/paths';
import { createReport, StartError } from '../../../platform/launch/supervisor/report';
import { canInstallFromDebian, installFromDebian } from '../debian';
import { checkCalls } from './check-calls';
import { checkDescriptors } from './check-descriptors';
import { basePath, demoSettings } from './nodes';
import { layOut } from '../../../platform/bundle/lay-out';

const readyTimeoutMs = 60_000;
const installTimeoutMs = 120_000;

/** Makes role and database as the page of operation says, and becomes the server, with the number of this shell. */
const serverCommand = `
  psql -q -c "CREATE ROLE seatmap LOGIN PASSWORD 'secret'" -c 'CREATE DATABASE seatmap OWNER seatmap' postgres
  export DATABASE_URL="postgres://seatmap:secret@localhost:$PGPORT/seatmap"
  export DATABASE_DIRECT_URL="$DATABASE_URL"
  if [ -n "$2" ]; then
    printf '[databases]\\nseatmap = host=localhost port=%s\\n[pgbouncer]\\npool_mode = transaction\\nauth_type = trust\\nauth_file = %s\\nlisten_addr = 127.0.0.1\\nlisten_port = %s\\ndefault_pool_size = 5\\n' \\
      "$PGPORT" "$PWD/users.txt" "$2" > bouncer.ini
    echo '"seatmap" "secret"' > users.txt
    chmod 644 bouncer.ini users.txt
    pgbouncer -q -u nobody bouncer.ini >/dev/null 2>&1 &
    export DATABASE_POOLED=true DATABASE_URL="postgres://seatmap:secret@127.0.0.1:$2/seatmap"
  fi
  echo "server $$ $DATABASE_DIRECT_URL"
  if [ -n "$1" ]; then "$0" dist/migrate.mjs; fi
  exec "$0" dist/server.mjs`;

/** Starts the server on a PostgreSQL of its own, from the machine's packages, with an empty database. */
function startServer(
  folder: string,
  node: string,
  settings: Record<string, string>,
  { isMigrated = true, poolerPort = 0 } = {},
) {
  const child = spawn(
    'pg_virtualenv',
    ['-t', 'sh', '-c', serverCommand, node, isMigrated ? 'migrated' : '', String(poolerPort || '')],
    {
      cwd: folder,
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        LANG: 'C.UTF-8',
        PORT: '0',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = async () => {
    const deadline = Date.now() + readyTimeoutMs;
    while (Date.now() < deadline && child.exitCode === null) {
      const found = /Listening on port (\d+)/.exec(output)?.[1];
      if (found) return Number(found);
      await sleep(50);
    }
    throw new Error(`The server did not start:\n${output}`);
  };
  /** To the server itself, as a container's runtime does it; the database goes when the server has. */
  const started = () => /^server (\d+) (\S+)$/m.exec(output) ?? [];
  const pid = () => Number(started()[1]);
  const databaseUrl = () => started()[2]!;
  const migrate = () =>
    execFileSync(node, ['dist/migrate.mjs'], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: databaseUrl() },
    });
  const stop = () => {
    process.kill(pid(), 'SIGTERM');
    return exited;
  };
  /** Everything that the command started; the pooler outlives the server. */
  const kill = () => {
    try {
      process.kill(-child.pid!, 'SIGTERM');
    } catch {
      // Nothing of it is left.
    }
  };
  return { port, pid, databaseUrl, migrate, stop, kill, exited, output: () => output };
}

/** Settings that are not those of the build, whose pages know one address of their own. */
const ownSettings = {
  NEXT_PUBLIC_NORWEGIAN_URL: 'https://klassekart.example',
  NEXT_PUBLIC_ENGLISH_URL: 'https://seatmap.example',
  NEXT_PUBLIC_APP_URL: 'https://app.klassekart.example',
  NEXT_PUBLIC_COMPANY_NAME: 'Skolekart & Co',
  NEXT_PUBLIC_REVIEW_PROFILE: 'skolekart.example',
  NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID: 'unit1',
};

type Answer = (address: string, init?: RequestInit) => Promise<{ status: number; text: string }>;

/** Pages, what the router asks for, files made by the build, and the API know this node's settings and no others. */
async function checkSettings(answer: Answer, isOwn: boolean) {
  const english = { cookie: 'preferredLanguage=en' };
  const answers = await Promise.all([
    answer('/contact'),
    answer('/contact', { headers: english }),
    answer('/contact?_rsc', { headers: { rsc: '1' } }),
    answer('/sitemap.xml'),
    answer('/robots.txt'),
    answer('/api/openapi.json'),
  ]);
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const [page, englishPage, ofRouter, sitemap, robots] = answers.map(({ text }) => text);
  const { NEXT_PUBLIC_NORWEGIAN_URL: norwegian, NEXT_PUBLIC_ENGLISH_URL: other } = ownSettings;
  const all = answers.map(({ text }) => text).join();
  for (const address of [norwegian, other]) assert.equal(all.includes(address), isOwn);
  assert.equal(all.includes('http://127.0.0.1:3000'), !isOwn);
  if (!isOwn) return;
  const canonical = (origin: string) =>
    `<link rel="canonical" href="${origin}${basePath}/contact"/>`;
  assert.ok(page!.includes(canonical(norwegian)));
  assert.ok(page!.includes('Skolekart &amp; Co'));
  assert.ok(page!.includes(`href="${ownSettings.NEXT_PUBLIC_APP_URL}/login"`));
  assert.ok(englishPage!.includes(canonical(other)));
  assert.ok(ofRouter!.includes('Skolekart & Co'));
  assert.ok(sitemap!.includes(`${other}${basePath}/contact`));
  assert.ok(robots!.includes(`${norwegian}${basePath}/sitemap.xml`));
  // A part of the page that the build's page does not have.
  assert.ok((await answer('')).text.includes('skolekart.example'));
}

async function checkStart(folder: string, node: string, poolerPort?: number) {
  const isOwn = poolerPort !== undefined;
  const settings = isOwn ? { ...demoSettings, ...ownSettings } : demoSettings;
  const server = startServer(folder, node, settings, { poolerPort });
  try {
    const origin = `http://127.0.0.1:${await server.port()}`;
    const base = origin + basePath;
    const answer: Answer = async (address, init) => {
      const response = await fetch(base + address, { redirect: 'manual', ...init });
      return { status: response.status, text: await response.text() };
    };
    const { status } = await answer('/api/health');
    assert.equal(status, 200);
    const landing = await answer('');
    assert.equal(landing.status, 200);
    const script = /src="\/smg-website-official([^"]+\.js)"/.exec(landing.text)?.[1];
    assert.equal((await answer(script!)).status, 200);
    // As a node of the build before has left it.
    writeFileSync(path.join(folder, '.data/static/chunks/before.js'), 'before');
    const before30Days = await answer('/_next/static/chunks/before.js');
    assert.deepEqual(before30Days, { status: 200, text: 'before' });
    assert.equal((await answer('/app/login')).status, 200);
    assert.equal((await answer('/nowhere')).status, 404);
    assert.equal((await answer('/api/session/me')).status, 401);
    const order = await answer('/api/stripe/webhook', { method: 'POST', body: '{}' });
    assert.equal(order.status, 400, order.text);
    await checkSettings(answer, isOwn);
    const days = await checkCalls(server.databaseUrl(), base);
    console.log(`  ✓ ${days} days of teachers side by side`);
    const { before, after } = await checkDescriptors(server.pid(), origin, basePath);
    console.log(
      `  ✓ ${after} open descriptors after upgrades and broken downloads, ${before} before`,
    );
    await server.stop();
  } finally {
    server.kill();
    await server.exited;
  }
}

/** A node on a database that lacks migrations lives, is not ready, and becomes so by the command. */
async function checkMigration(folder: string, node: string) {
  const server = startServer(folder, node, demoSettings, { isMigrated: false });
  try {
    const address = `http://127.0.0.1:${await server.port()}${basePath}/api/health`;
    const ask = async (path: string) => {
      const response = await fetch(address + path);
      return [response.status, (await response.json()) as Health] as const;
    };
    const [unready, { migrations }] = await ask('');
    assert.deepEqual([unready, migrations], [503, 'behind']);
    const [living, { version, build }] = await ask('/live');
    assert.deepEqual([living, /^\d/.test(version), build.length > 5], [200, true, true]);
    server.migrate();
    const [ready, health] = await ask('');
    assert.deepEqual([ready, health.migrations, health.jobs], [200, 'ok', 'done']);
    await server.stop();
  } finally {
    server.kill();
    await server.exited;
  }
}

/** Draws a map with names of every script as a thread of the server does, with the fonts of the build. */
function checkDrawing(folder: string, node: string) {
  const everyScript = [...names, ...Object.values(namesByScript).flat()];
  const task = { drawing: 'mapPdf', values: [sampleSheet(rooms.hall, everyScript)] };
  const code = `import('./dist/draw-files.mjs')
    .then(({ drawFile }) => drawFile(${JSON.stringify(task)}))
    .then((file) => console.log(Buffer.from(file).toString('latin1', 0, 5), file.length))`;
  const printed = execFileSync(node, ['-e', code], { cwd: folder, encoding: 'utf8' });
  assert.match(printed, /^%PDF- \d{5,}$/m);
}

/** A start that isn't a demonstration refuses what this build was made with. */
async function checkRefusal(folder: string, node: string) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const server = startServer(folder, node, {
    ...demoSettings,
    DEMO: '',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    FIREBASE_CLIENT_EMAIL: 'server@klassekart.iam.gserviceaccount.com',
    FIREBASE_PRIVATE_KEY: privateKey,
    STRIPE_SECRET_KEY: 'sk_live_deployment',
    SMTP_URL: 'files',
    EHF_ENDPOINT_URL: 'files',
    TEST_CHECKOUT_HOST: '',
  });
  assert.notEqual(await server.exited, 0);
  assert.match(
    server.output(),
    /NEXT_PUBLIC_NORWEGIAN_URL: http:\/\/127\.0\.0\.1:3000 is no public/,
  );
}

/** Programs of the machine, by the names of Debian's packages: PostgreSQL of one's own for a command, and its pooler. */
const programs = { postgresql: 'pg_virtualenv', pgbouncer: 'pgbouncer' };

async function findPrograms() {
  for (const [name, program] of Object.entries(programs)) {
    const isThere = () => spawnSync(program, ['-h']).error === undefined;
    if (!isThere() && canInstallFromDebian()) {
      await installFromDebian(name, { report: createReport() });
    }
    if (!isThere()) {
      throw new StartError(
        `A deployment is tested by ${program}, which is not found. On Debian: apt-get install ${name}`,
      );
    }
  }
}

/** The newest Node.js that is supported, from its npm package, whose install script puts the program in its place. */
function newestNode(): string | undefined {
  const { status, stdout } = spawnSync(
    'npx',
    ['--yes', '--package', 'node@24', 'node', '-p', 'process.execPath'],
    {
      encoding: 'utf8',
      env: { ...process.env, npm_config_ignore_scripts: 'false' },
      timeout: installTimeoutMs,
    },
  );
  return status === 0 ? stdout.trim() : undefined;
}

async function check(folder: string) {
  await layOut(rootDir, folder);
  const nodes = [process.execPath];
  if (!process.version.startsWith('v24.')) {
    const newest = newestNode();
    if (newest) nodes.push(newest);
    else console.log('  · Node 24 could not be fetched from the npm registry: not tested on it');
  }
  for (const [at, node] of nodes.entries()) {
    const isPooled = at === nodes.length - 1;
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    await checkStart(folder, node, isPooled ? await getPort({ host: '127.0.0.1' }) : undefined);
    checkDrawing(folder, node);
    console.log(
      `  ✓ starts without packages of development, answers, draws and stops on Node ${version}${isPooled ? ', through PgBouncer and with addresses that the build does not know' : ''}`,
    );
  }
  await checkMigration(folder, process.execPath);
  console.log('  ✓ is not ready before the database has its migrations');
  await checkRefusal(folder, process.execPath);
  console.log('  ✓ refuses to start in public with the default address');
}

const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-deployment-'));
try {
  await findPrograms();
  chmodSync(folder, 0o755);
  await check(folder);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
