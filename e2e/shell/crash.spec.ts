import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from '../../lib/platform/launch/supervisor/processes';
import { startProduct } from '../../lib/lab/start-product';
import { call, createClass, createMap, createTeacher, signInByApi } from '../api';
import { expect, test } from 'playwright/test';

const rounds = 2;

test('every acknowledged save survives kill -9 in the middle of saves', async ({ playwright }) => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-crash-'));
  const shared = process.env.E2E_URL;
  let product = await startProduct({ dataDir });
  try {
    process.env.E2E_URL = product.url;
    const first = await playwright.request.newContext();
    const teacher = await createTeacher(first);
    const owner = await createClass(first, ['Ada', 'Bo', 'Cilla']);
    const acknowledged: string[] = [];
    let request = first;
    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledged.length;
      let isOver = false;
      const saver = async () => {
        while (!isOver) {
          const id = randomUUID();
          try {
            const response = await createMap(request, owner, id);
            if (response.ok()) acknowledged.push(id);
          } catch {
            return;
          }
        }
      };
      const savers = Array.from({ length: 8 }, saver);
      await expect
        .poll(() => acknowledged.length, { intervals: [20] })
        .toBeGreaterThan(before + 40);
      await product.kill();
      isOver = true;
      await Promise.all(savers);

      product = await startProduct({ dataDir });
      process.env.E2E_URL = product.url;
      request = await playwright.request.newContext();
      await signInByApi(request, teacher);
      for (const id of acknowledged) {
        const response = await call(request, 'GET', `/maps/${id}`);
        expect([id, response.status()]).toEqual([id, 200]);
      }
      const detail = await (await call(request, 'GET', `/classes/${owner.id}`)).json();
      const active = detail.maps.filter((map: { isActive: boolean }) => map.isActive);
      expect(active).toHaveLength(1);
    }
    expect(acknowledged.length).toBeGreaterThan(rounds * 40);
  } finally {
    process.env.E2E_URL = shared;
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('the product answers pending requests before it stops, and a second start on the same data is refused', async ({
  playwright,
}) => {
  test.setTimeout(120_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-stop-'));
  const shared = process.env.E2E_URL;
  const product = await startProduct({ dataDir, env: { NEXT_PUBLIC_NORWEGIAN_URL: '' } });
  try {
    process.env.E2E_URL = product.url;
    const request = await playwright.request.newContext();
    await createTeacher(request);
    for (const page of ['/contact', '/sitemap.xml']) {
      const text = await (await request.get(product.url + page)).text();
      expect(text).toContain(`${product.url}/contact`);
      expect(text).not.toContain('127.0.0.1:3000');
    }
    await call(request, 'POST', '/account/verification-mail', { language: 'no' });
    const outbox = path.join(dataDir, 'outbox');
    const mails = async () => {
      const files = await readdir(outbox).catch(() => []);
      return Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
    };
    await expect.poll(async () => (await mails()).join('')).toContain(product.url);
    const owner = await createClass(request, ['Ada', 'Bo']);
    await expect(startProduct({ dataDir })).rejects.toThrow(/in use/);

    const underWay = Array.from({ length: 20 }, () => createMap(request, owner));
    await new Promise((resolve) => setTimeout(resolve, 30));
    const ended = product.stop();
    const answers = await Promise.allSettled(underWay);
    const served = answers.filter((answer) => answer.status === 'fulfilled');
    // Requests before the stop are served completely; a connection after it is refused, not reset.
    for (const answer of served) expect(answer.value.status()).toBe(200);
    expect(served.length).toBeGreaterThan(0);
    expect(await ended).toBe(0);
  } finally {
    process.env.E2E_URL = shared;
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('all processes of the product end when the starting process is killed', async () => {
  test.setTimeout(120_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'seatmap-orphan-'));
  const script = `
    import { startProduct } from './lib/lab/start-product';
    const product = await startProduct({ dataDir: process.argv[1] });
    console.log(JSON.stringify(product.processes));
    setInterval(() => {}, 1000);
  `;
  const starter = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const [line] = (await once(starter.stdout, 'data')) as [Buffer];
    const processes = Object.values(JSON.parse(line.toString())) as number[];
    expect(processes.filter(isRunning)).toHaveLength(5);
    starter.kill('SIGKILL');
    await expect.poll(() => processes.filter(isRunning), { timeout: 60_000 }).toEqual([]);
  } finally {
    starter.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
