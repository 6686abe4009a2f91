import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const atOnce = 50;
const closedWithinMs = 10_000;
/** Descriptors of the machinery itself: a pooled connection, a file that is being read. */
const fewMore = 5;

const descriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

async function repeat(times: number, act: (index: number) => Promise<void>) {
  for (let from = 0; from < times; from += atOnce) {
    const length = Math.min(atOnce, times - from);
    await Promise.all(Array.from({ length }, (_, index) => act(from + index)));
  }
}

async function answerTo(url: string, headers: http.OutgoingHttpHeaders) {
  const request = http.get(url, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { request, response };
}

/** Asks for a change of protocol, which a server may ignore (RFC 9110, 7.8). */
async function upgrade(url: string, index: number) {
  const protocol = index % 2 ? 'websocket' : 'h2c';
  const { response } = await answerTo(url, { connection: 'Upgrade', upgrade: protocol });
  const { statusCode = 0 } = response;
  assert.ok(statusCode >= 200 && statusCode < 500, `${url}: ${statusCode}`);
  response.resume();
  await once(response, 'end');
}

async function breakOff(url: string) {
  const { request, response } = await answerTo(url, {});
  assert.equal(response.statusCode, 200, url);
  await once(response, 'data');
  request.destroy();
}

/** Requests that once cost a descriptor each, for good, leave the server with as many as before. */
export async function checkDescriptors(pid: number, origin: string, basePath: string) {
  const base = origin + basePath;
  // Next.js answers the last two.
  const addresses = [
    base,
    `${base}/api/health`,
    `${base}/nowhere`,
    `${origin}/`,
    `${base}/icon.svg`,
  ];
  for (const address of addresses) await upgrade(address, 0);
  const before = descriptors(pid);
  await repeat(2200, (index) => upgrade(addresses[index % addresses.length]!, index));
  await repeat(1000, () => breakOff(`${base}/tutorial/tutorial-no.mp4`));
  const deadline = Date.now() + closedWithinMs;
  while (descriptors(pid) > before + fewMore && Date.now() < deadline) await sleep(100);
  const after = descriptors(pid);
  assert.ok(after <= before + fewMore, `${after} descriptors, ${before} before`);
  return { before, after };
}
