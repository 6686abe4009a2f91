import { createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import pino from 'pino';
import { serverEnv } from '@/lib/env/server';
import { firebaseAuth } from '@/lib/server/auth/firebase';
import { isRevoked } from '@/lib/server/auth/revoked-sessions';
import { sessionCookieName, sessionSeconds } from '@/lib/server/auth/session-cookie';
import { verifySessionCookie } from '@/lib/server/auth/verify-session-cookie';
import { database } from '@/lib/server/database/database';
import type { route } from '@/lib/server/http/route';

/**
 * What `GET /session/me` costs beside the verification of its cookie: all are called in turn, in this process, and the
 * table gives medians over the rounds. The arguments are the file of the route and that which the server's log goes to.
 */
const warmUpRounds = 60;
const rounds = 40;
const callsInRound = 50;
const url = 'http://127.0.0.1/smg-website-official/api/session/me';

async function makeCookie(): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, NEXT_PUBLIC_FIREBASE_API_KEY: key } = serverEnv();
  const account = { email: `${randomUUID()}@skole.example`, password: randomUUID() };
  await firebaseAuth().createUser(account);
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${key}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return firebaseAuth().createSessionCookie(idToken, { expiresIn: sessionSeconds * 1000 });
}

interface Cost {
  elapsedMs: number;
  processorMs: number;
}

async function costOf(call: (request: Request) => Promise<unknown>): Promise<Cost> {
  // The framework makes them, so they are not counted.
  const requests = Array.from({ length: callsInRound }, makeRequest);
  const before = process.cpuUsage();
  const start = performance.now();
  for (const request of requests) await call(request);
  const elapsedMs = (performance.now() - start) / callsInRound;
  const { user, system } = process.cpuUsage(before);
  return { elapsedMs, processorMs: (user + system) / 1000 / callsInRound };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

Object.assign(globalThis, { seatmapLogger: pino(pino.destination(process.argv[3]!)) });
const { GET } = (await import(process.argv[2]!)) as { GET: ReturnType<typeof route> };
const cookie = await makeCookie();
const makeRequest = () =>
  new Request(url, { headers: { host: '127.0.0.1', cookie: `${sessionCookieName}=${cookie}` } });
async function callRoute(request: Request) {
  const { status } = await GET(request, { params: Promise.resolve(undefined) });
  if (status !== 200) throw new Error(`The call was answered ${status}.`);
}
async function verifyCookie() {
  if (!(await verifySessionCookie(cookie))) throw new Error('The cookie does not hold.');
}
/** What the emulator leaves out: the algorithm and size of Firebase's keys, read from their text as firebase-admin does. */
const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const signature = sign('sha256', Buffer.from(cookie), pair.privateKey);
async function verifySignature() {
  const holds = verify('sha256', Buffer.from(cookie), createPublicKey(pair.publicKey), signature);
  if (!holds) throw new Error('The signature does not hold.');
}

const calls = {
  'Verification of the cookie': verifyCookie,
  'Signature of a cookie that has one': verifySignature,
  'Whether the session was ended': () => isRevoked(database(), cookie),
  'Whole call': callRoute,
};
const costs = Object.keys(calls).map((): Cost[] => []);
for (let round = -warmUpRounds; round < rounds; round += 1) {
  for (const [index, call] of Object.values(calls).entries()) {
    const cost = await costOf(call);
    if (round >= 0) costs[index]!.push(cost);
  }
}
const [verification, , , whole] = costs as [Cost[], Cost[], Cost[], Cost[]];
const ours = whole.map(({ elapsedMs, processorMs }, round) => ({
  elapsedMs: elapsedMs - verification[round]!.elapsedMs,
  processorMs: processorMs - verification[round]!.processorMs,
}));
console.log('| One call, median ms | Elapsed | Processor |\n|---|---:|---:|');
for (const [index, name] of [...Object.keys(calls), 'Whole call, without verification'].entries()) {
  const rows = costs[index] ?? ours;
  const [elapsed, processor] = (['elapsedMs', 'processorMs'] as const).map((key) =>
    median(rows.map((cost) => cost[key])).toFixed(2),
  );
  console.log(`| ${name} | ${elapsed} | ${processor} |`);
}
process.exit(0);
