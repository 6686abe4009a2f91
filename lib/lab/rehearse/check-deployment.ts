import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@/lib/contracts/calls';
import type { Health } from '@/lib/contracts/health';
import { openDatabase } from '@/lib/db/client';
import { layOut } from '../../platform/bundle/lay-out';
import { StartError } from '../../platform/launch/supervisor/report';
import { addClass, addPerson, apiAs, valueOf } from '../people';
import { createCluster, startPooler, type Cluster } from './cluster';
import { migrate, startNode, untilReady, type Node } from './nodes';
import { needPackages } from '../debian';

const installTimeoutMs = 120_000;
const teacherCount = 12;
const daysOfEach = 4;
const atOnce = 50;
const [upgrades, brokenDownloads] = [2000, 1000];
const fewDescriptors = 5;

const ownSettings = {
  NEXT_PUBLIC_NORWEGIAN_URL: 'https://klassekart.example',
  NEXT_PUBLIC_ENGLISH_URL: 'https://seatmap.example',
  NEXT_PUBLIC_APP_URL: 'https://app.klassekart.example',
};

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { redirect: 'manual', headers });
  return { status: answer.status, text: await answer.text() };
}

async function checkSettings(url: string) {
  const english = { cookie: 'preferredLanguage=en' };
  const answers = await Promise.all([
    read(`${url}/contact`),
    read(`${url}/contact`, english),
    read(`${url}/sitemap.xml`),
    read(`${url}/robots.txt`),
    read(url),
  ]);
  const [page, inEnglish, sitemap, robots] = answers.map(({ text }) => text);
  const { NEXT_PUBLIC_NORWEGIAN_URL: norwegian, NEXT_PUBLIC_ENGLISH_URL: other } = ownSettings;
  const { pathname } = new URL(url);
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.doesNotMatch(
    answers.map(({ text }) => text).join(),
    /http:\/\/127\.0\.0\.1:3000|placeholder\.invalid/,
  );
  assert.ok(page!.includes(`<link rel="canonical" href="${norwegian}${pathname}/contact"/>`));
  assert.ok(page!.includes(`href="${ownSettings.NEXT_PUBLIC_APP_URL}/login"`));
  assert.ok(inEnglish!.includes(`<link rel="canonical" href="${other}${pathname}/contact"/>`));
  assert.ok(sitemap!.includes(`${other}${pathname}/contact`));
  assert.ok(robots!.includes(`${norwegian}${pathname}/sitemap.xml`));
}

async function spendDays(databaseUrl: string, url: string) {
  const { db, close } = openDatabase(databaseUrl);
  const people = Array.from({ length: teacherCount }, () => addPerson(db, `${url}/api`));
  const spendDay = async ({ cookie }: Awaited<(typeof people)[number]>) => {
    const ask = apiAs(`${url}/api`, cookie);
    const { id, mapId, version, pupils } = await addClass(ask);
    const params = { classId: id };
    const body = { grade: '6', name: '6B', version, pupils: pupils.toReversed() };
    await valueOf(ask(calls.updateClass, { params, body }));
    const { name, pupils: stored } = await valueOf(ask(calls.readClass, { params }));
    assert.deepEqual(
      [name, stored.map((each) => each.id)],
      ['6B', body.pupils.map((each) => each.id)],
    );
    await valueOf(ask(calls.readMapHistory, { params }));
    const { text: pdf } = await ask(calls.drawMapPdf, { params: { mapId } });
    assert.match(pdf, /^%PDF-/);
    await valueOf(ask(calls.deleteClass, { params }));
  };
  await Promise.all(
    people.map(async (person) => {
      for (let day = 0; day < daysOfEach; day += 1) await spendDay(await person);
    }),
  );
  await close();
}

const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { agent: false, headers }, resolve).on('error', reject);
  });

async function repeat(times: number, act: (at: number) => Promise<void>) {
  for (let from = 0; from < times; from += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, at) => act(from + at)));
  }
}

async function checkDescriptors({ url, process: { pid } }: Node) {
  const descriptors = () => readdirSync(`/proc/${pid}/fd`).length;
  const addresses = [url, `${url}/api/health`, `${url}/nowhere`, `${url}/icon.svg`];
  await repeat(atOnce, async () => void (await read(`${url}/api/health`)));
  const before = descriptors();
  await repeat(upgrades, async (at) => {
    const upgrade = at % 2 ? 'websocket' : 'h2c';
    const answer = await get(addresses[at % addresses.length]!, { connection: 'Upgrade', upgrade });
    assert.ok(answer.statusCode! < 500);
    answer.resume();
    await once(answer, 'end');
  });
  await repeat(brokenDownloads, async () => {
    const answer = await get(`${url}/tutorial/tutorial-no.mp4`);
    await once(answer, 'data');
    answer.destroy();
  });
  for (let tries = 0; tries < 100 && descriptors() > before + fewDescriptors; tries += 1) {
    await sleep(100);
  }
  assert.ok(
    descriptors() <= before + fewDescriptors,
    `${descriptors()} descriptors, ${before} before`,
  );
}

async function checkStart(node: Node, dataDir: string, databaseUrl: string) {
  const { url } = node;
  await untilReady(node);
  const landing = await read(url);
  const script = /src="\/smg-website-official([^"]+\.js)"/.exec(landing.text)?.[1];
  assert.equal((await read(url + script!)).status, 200);
  writeFileSync(path.join(dataDir, 'static/chunks/before.js'), 'before');
  assert.equal((await read(`${url}/_next/static/chunks/before.js`)).text, 'before');
  assert.equal((await read(`${url}/app/login`)).status, 200);
  assert.equal((await read(`${url}/nowhere`)).status, 404);
  assert.equal((await read(`${url}/api/session/me`)).status, 401);
  await spendDays(databaseUrl, url);
  await checkDescriptors(node);
  await node.stop('SIGTERM');
}

async function checkMigration(folder: string, settings: Record<string, string>) {
  const node = await startNode({ folder, settings });
  const ask = async (address: string) => {
    const { status, text } = await read(`${node.url}/api/health${address}`);
    return [status, (JSON.parse(text) as Health).migrations] as const;
  };
  assert.deepEqual(await ask(''), [503, 'behind']);
  assert.equal((await read(`${node.url}/api/health/live`)).status, 200);
  migrate({ folder, settings });
  assert.deepEqual(await ask(''), [200, 'ok']);
  await node.stop('SIGTERM');
}

async function checkRefusal(folder: string, settings: Record<string, string>) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const inPublic = {
    ...{ DEMO: '', FIREBASE_AUTH_EMULATOR_HOST: '', TEST_CHECKOUT_HOST: '' },
    FIREBASE_CLIENT_EMAIL: 'server@klassekart.iam.gserviceaccount.com',
    FIREBASE_PRIVATE_KEY: privateKey,
    ...{ STRIPE_SECRET_KEY: 'sk_live_deployment', SMTP_URL: 'files', EHF_ENDPOINT_URL: 'files' },
  };
  await assert.rejects(
    startNode({ folder, settings: { ...settings, ...inPublic } }),
    /NEXT_PUBLIC_NORWEGIAN_URL: http:\/\/127\.0\.0\.1:3000 is no public/,
  );
}

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

async function check(folder: string, cluster: Cluster) {
  const dataDir = path.join(folder, '.data');
  const settingsOf = async (database: string) => ({
    DATABASE_URL: await cluster.addDatabase(database),
    DATA_DIR: dataDir,
  });
  const settings = await settingsOf('seatmap');
  await checkMigration(folder, settings);
  console.log('  ✓ is not ready before the database has its migrations');
  await checkStart(await startNode({ folder, settings }), dataDir, settings.DATABASE_URL);
  console.log(`  ✓ starts, answers, draws and stops on Node ${process.version}`);
  await checkRefusal(folder, settings);
  console.log('  ✓ refuses to start in public with the default address');

  const program = newestNode();
  if (!program) console.log('  · Node 24 could not be fetched from the npm registry');
  const direct = await settingsOf('pooled');
  const pooler = await startPooler(cluster, 'pooled');
  const pooled = {
    ...{ ...direct, ...ownSettings, DATABASE_POOLED: 'true', DATABASE_URL: pooler.url },
    DATABASE_DIRECT_URL: direct.DATABASE_URL,
  };
  const options = { folder, program, settings: pooled };
  migrate(options);
  const node = await startNode(options);
  await untilReady(node);
  await checkSettings(node.url);
  await checkStart(node, dataDir, direct.DATABASE_URL);
  pooler.stop();
  console.log('  ✓ so it does on the newest, through PgBouncer and with addresses of its own');
}

const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-deployment-'));
let cluster: Cluster | undefined;
try {
  await needPackages('postgresql', 'pgbouncer');
  chmodSync(folder, 0o755);
  await layOut(folder);
  cluster = await createCluster();
  await check(folder, cluster);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
} finally {
  cluster?.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
