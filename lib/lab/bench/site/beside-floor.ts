import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rootDir } from '../../../platform/paths';
import { buildFloor } from './floor-app';
import { floorTable, type Measured } from './floor-table';
import { paintAndBlocking, type Phone } from './lighthouse-scores';
import { requestRate } from './request-rate';

const rateMs = 3000;

function serveFloor(folder: string) {
  const program = fileURLToPath(new URL('serve-floor.ts', import.meta.url));
  const child = fork(program, [folder], {
    execArgv: ['--conditions=react-server', '--import', 'tsx'],
    cwd: rootDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TSX_TSCONFIG_PATH: path.join(rootDir, 'tsconfig.json'),
    },
  });
  const url = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', (code) => reject(new Error(`The empty page is not served: ${code}`)));
  });
  const stop = () => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    return exited;
  };
  return { url, stop };
}

function bytesOf(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, cookie: 'preferredLanguage=no' };
    http
      .get(url, { headers, agent: false }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.once('end', () => resolve(bytes));
      })
      .once('error', reject);
  });
}

async function measure(url: string, phone: Phone): Promise<Measured> {
  return {
    ...(await paintAndBlocking(url, phone)),
    requestsPerSecond: await requestRate(url, rateMs),
    htmlBytes: await bytesOf(url, 'identity'),
    compressedBytes: await bytesOf(url, 'br'),
  };
}

/** Measures the landing page beside an empty page, in turns; prints what both need, and answers what is over its limit. */
export async function auditBesideFloor(landing: string, phone: Phone, runs: number) {
  const folder = await buildFloor();
  const floor = serveFloor(folder);
  try {
    const floorUrl = await floor.url;
    // The first visit to each server is slow and does not count.
    await measure(floorUrl, phone);
    await measure(landing, phone);
    const ours: Measured[] = [];
    const empty: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      empty.push(await measure(floorUrl, phone));
      ours.push(await measure(landing, phone));
    }
    const { lines, problems } = floorTable(ours, empty);
    console.log(
      `\nThe landing page beside an empty Next.js page of one button, from the same web server (${runs} runs, medians):`,
    );
    for (const line of lines) console.log(line);
    return problems;
  } finally {
    await floor.stop();
    await rm(folder, { recursive: true });
  }
}
