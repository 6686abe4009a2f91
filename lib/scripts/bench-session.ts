import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { GET } from '@/app/api/session/me/route';
import { serverEnv } from '@/lib/env/server';
import { firebaseAuth } from '@/lib/server/auth/firebase';
import { sessionCookieName, sessionSeconds } from '@/lib/server/auth/session-cookie';
import { verifySessionCookie } from '@/lib/server/auth/verify-session-cookie';

/**
 * What `GET /session/me` costs beside the verification of its cookie: both are called in turn, in this process, and the
 * table gives medians over the rounds.
 */
const rounds = 30;
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

async function costOf(call: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage();
  const start = performance.now();
  for (let n = 0; n < callsInRound; n += 1) await call();
  const elapsedMs = (performance.now() - start) / callsInRound;
  const { user, system } = process.cpuUsage(before);
  return { elapsedMs, processorMs: (user + system) / 1000 / callsInRound };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

const cookie = await makeCookie();
const request = () =>
  new Request(url, { headers: { host: '127.0.0.1', cookie: `${sessionCookieName}=${cookie}` } });
async function callRoute() {
  const { status } = await GET(request(), { params: Promise.resolve(undefined) });
  if (status !== 200) throw new Error(`The call was answered ${status}.`);
}
async function verify() {
  if (!(await verifySessionCookie(cookie))) throw new Error('The cookie does not hold.');
}

const verification: Cost[] = [];
const whole: Cost[] = [];
for (let round = -5; round < rounds; round += 1) {
  const [verified, answered] = [await costOf(verify), await costOf(callRoute)];
  // The first rounds only warm up.
  if (round < 0) continue;
  verification.push(verified);
  whole.push(answered);
}
console.log('| One call, median ms | Elapsed | Processor |\n|---|---:|---:|');
const row = (name: string, cost: (index: number, key: keyof Cost) => number) => {
  const cells = (['elapsedMs', 'processorMs'] as const).map((key) =>
    median(whole.map((_, index) => cost(index, key))).toFixed(2),
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
};
row('Verification of the cookie', (index, key) => verification[index]![key]);
row('Whole call', (index, key) => whole[index]![key]);
row('Our code', (index, key) => whole[index]![key] - verification[index]![key]);
process.exit(0);
