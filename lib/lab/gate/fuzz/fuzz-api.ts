import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { calls } from '@/lib/contracts/calls';
import { openDatabase } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { addSession } from '@/lib/server/testing/test-sessions';
import { addPerson, apiAs, type Person } from '../../people';
import { sendRequest } from '../../send-request';
import { attacksOn, json, type Attack } from './attacks';
import { faultOf, logFaults, type Answer } from './faults';
import hostile from './hostile.json';
import { addOwner, readAll } from './owner';

const inFlight = 12;
const answerTimeoutMs = 60_000;
const heldBodies = 120;
const classesOfAttacker = 10;
const brokenOffMs = 100;

function beginningOf(body: string | Buffer) {
  const bytes = Buffer.from(body);
  const beginning = new Readable({ read: () => {} });
  beginning.push(bytes.subarray(0, Math.ceil(bytes.length / 2)));
  return beginning;
}

function senderOf(apiUrl: string, [victim, attacker, signedOut]: [Person, Person, Person]) {
  const { origin, pathname } = new URL(apiUrl);
  const noSession = [victim.cookie.slice(0, -1), `${victim.cookie}x`, ...hostile.cookies];

  async function send(attack: Attack, at: number): Promise<Answer> {
    const { sender, method, path, headers, body, isBrokenOff } = attack;
    const cookies = {
      ...{ attacker: attacker.cookie, nobody: '', crossSite: victim.cookie },
      ...{ signedOut: signedOut.cookie, forged: noSession[at % noSession.length]! },
    };
    const from = sender === 'crossSite' ? 'https://evil.example' : origin;
    try {
      return await sendRequest(origin, {
        method,
        path: pathname + path,
        headers: { origin: from, cookie: cookies[sender], ...headers },
        body: isBrokenOff ? beginningOf(body!) : body,
        timeout: answerTimeoutMs,
        ...(isBrokenOff && { signal: AbortSignal.timeout(brokenOffMs) }),
      });
    } catch {
      return { status: 0, headers: {}, text: '' };
    }
  }

  function hold() {
    const { method, path } = calls.signIn;
    const request = { method, path: pathname + path, body: beginningOf('{}') };
    sendRequest(origin, { ...request, headers: { origin, ...json } }).catch(() => {});
  }

  return { send, hold };
}

async function main(apiUrl: string, count: number, seed: number): Promise<number> {
  const { db, close } = openDatabase(process.env.DATABASE_URL!);
  const victim = await addOwner(db, apiUrl, 1);
  const attacker = await addOwner(db, apiUrl, classesOfAttacker);
  const signedOut = await addPerson(db, apiUrl);
  await apiAs(apiUrl, signedOut.cookie)(calls.signOut, {});
  const ids = Object.fromEntries(
    Object.entries(attacker.ids).map(([name, own]) => [name, [...own, ...victim.ids[name]!]]),
  );
  const secrets = [...victim.secrets, victim.cookie.split('=')[1]!];
  const { send, hold } = senderOf(apiUrl, [victim, attacker, signedOut]);

  const before = await readAll(victim);
  for (let at = 0; at < heldBodies; at += 1) hold();
  const attacks = fc.sample(attacksOn(ids), { numRuns: count, seed }).entries();
  const seen = new Map<string, number>();
  const faults: string[] = [];
  const work = async () => {
    for (const [at, attack] of attacks) {
      const answer = await send(attack, at);
      const what = `${attack.kind.padEnd(16)}${answer.status}`;
      seen.set(what, (seen.get(what) ?? 0) + 1);
      const fault = faultOf(attack, answer, secrets);
      const sent = JSON.stringify({ ...attack, call: undefined }).slice(0, 800);
      const got = `${answer.status} ${answer.text.slice(0, 300)}`;
      if (fault) faults.push(`${fault}\n  ${sent}\n  → ${got}`);
      if (attack.sender === 'attacker' && answer.status === 401) {
        await db.delete(sessions).where(eq(sessions.firebaseUid, attacker.uid));
        await addSession(db, attacker.uid, { email: attacker.email }).catch(() => {});
      }
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  const after = await readAll(victim);
  await close();
  for (const [path, text] of before) {
    const now = after.get(path);
    if (now !== text) faults.push(`changed for the victim: ${path}\n  ${text}\n  → ${now}`);
  }
  faults.push(...logFaults(readFileSync(process.env.FUZZ_LOG!, 'utf8'), secrets));
  for (const [what, times] of [...seen].sort()) console.log(`  ${what} ×${times}`);
  for (const fault of faults.slice(0, 20)) console.log(`✗ ${fault}`);
  console.log(`${count} requests, seed ${seed}.`);
  return faults.length > 0 ? 1 : 0;
}

const [url, count = '1000', seed = String(Date.now() % 1e9)] = process.argv.slice(2);
process.exit(await main(`${url}/api`, Number(count), Number(seed)));
