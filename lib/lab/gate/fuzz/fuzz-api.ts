import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { problemSchema, problemStatus, type ProblemCode } from '@/lib/contracts/problem';
import { seededRandom } from '@/lib/core/seating/random';
import { openDatabase, type Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { fingerprintTables } from '@/lib/db/testing/fingerprint-tables';
import { attacksOn, requestsWithBody, type Attack } from './attacks';
import { holdBodies } from './hold-bodies';
import { logProblems } from './log-problems';
import { peopleOf } from './people';
import { checkBodies, routesOfApi } from './routes';
import { send, type ApiAnswer } from './send';

const inFlight = 12;

/** Traces that no answer may hold: our paths, our packages, PostgreSQL's messages. */
const leaks =
  /\n\s+at |node_modules|\.next\/|webpack|turbopack|drizzle|node:internal|\bpg_|syntax error|violates|firebase-admin|[A-Z][a-z]+Error\b/;

/** The fault of an answer; undefined if it has none. */
function problemOf({ expects, request }: Attack, { status, headers, text }: ApiAnswer) {
  // A connection is closed on a body that has not come within a second of its refusal.
  const isTooLarge = Buffer.byteLength(request.body ?? '') > 1_000_000;
  const mayHaveNone = request.slowly === 'brokenOff' || isTooLarge;
  if (status === 0) return mayHaveNone ? undefined : 'no answer';
  if (status >= 500) return `status ${status}`;
  // A page names its own scripts; where our code lies on the server is in neither.
  const isPage = headers['content-type']?.startsWith('text/html');
  if ((isPage ? /\n\s+at / : leaks).test(text)) return 'tells what it is made of';
  // Next.js sends a caller who says to be its own router to the address with that router's mark.
  if (status === 307 || status === 308) return undefined;
  const isEmptyList = status === 200 && text === '[]';
  if (expects === 'refusal' && status < 400 && !isEmptyList) return `not refused: ${status}`;
  if (status >= 400 && headers['set-cookie']) return 'sets a cookie while refusing';
  if (!headers['content-type']?.startsWith('application/problem+json')) return undefined;
  const problem = problemSchema.strict().safeParse(JSON.parse(text));
  if (!problem.success) return 'a problem of another shape';
  return problemStatus[problem.data.code as ProblemCode] === status ? undefined : 'code and status';
}

function signerOf(secret: string) {
  const { webhooks } = new Stripe('sk_test_fuzz');
  return (payload: string) => webhooks.generateTestHeaderString({ payload, secret });
}

async function makeTarget(apiUrl: string, db: Database, webhookSecret: string) {
  const { makePerson, oldCookie } = peopleOf(apiUrl);
  const routes = routesOfApi();
  const victim = await makePerson({ schoolName: 'Angrepet skole' });
  checkBodies(victim);
  const outsider = await makePerson({ schoolName: 'En annen skole' });
  const expired = await makePerson();
  await db
    .update(teachers)
    .set({ createdAt: new Date(0) })
    .where(eq(teachers.id, expired.teacherId));
  const { origin } = new URL(apiUrl);
  const signEvent = signerOf(webhookSecret);
  return {
    ...{ origin, routes, victim, outsider, expired, signEvent },
    oldCookie: await oldCookie(victim),
  };
}

function describe({ kind, request }: Attack, answer: ApiAnswer, problem: string): string {
  const { method, path, headers, body } = request;
  return [
    `✗ ${kind}: ${problem}`,
    `  ${method} ${path.slice(0, 200)}`,
    `  ${JSON.stringify(headers).slice(0, 300)}`,
    `  ${String(body ?? '').slice(0, 300)}`,
    `  → ${answer.status} ${answer.text.slice(0, 300)}`,
  ].join('\n');
}

/** Sends the requests, some at a time; answers with how often each kind had each status, and what went wrong. */
async function run(apiUrl: string, count: number, next: () => Attack) {
  const seen = new Map<string, Map<number, number>>();
  const failures: string[] = [];
  let left = count;
  const work = async () => {
    while (left > 0 && failures.length < 20) {
      left -= 1;
      const attack = next();
      const answer = await send(apiUrl, attack.request);
      const statuses = seen.get(attack.kind) ?? new Map<number, number>();
      seen.set(attack.kind, statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1));
      const problem = problemOf(attack, answer);
      if (problem) failures.push(describe(attack, answer, problem));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return { seen, failures };
}

/** `tsx lib/lab/gate/fuzz/fuzz-api.ts URL COUNT [SEED]`: attacks a running product that nobody else uses meanwhile. */
async function main(url: string, log: string, count: number, seed: string): Promise<number> {
  const apiUrl = `${url}/api`;
  const { DATABASE_URL, STRIPE_WEBHOOK_SECRET } = process.env;
  const { db, close } = openDatabase(DATABASE_URL!);
  const random = seededRandom(seed);
  const target = await makeTarget(apiUrl, db, STRIPE_WEBHOOK_SECRET!);
  const attacks = attacksOn(target, random);
  // Bodies that do not come take nothing from those that do.
  const release = await holdBodies(apiUrl, requestsWithBody(target));
  const before = await fingerprintTables(db);
  const started = Date.now();
  const { seen, failures } = await run(apiUrl, count, () =>
    attacks[random.below(attacks.length)]!(),
  );
  const seconds = (Date.now() - started) / 1000;
  release();
  const after = await fingerprintTables(db);
  await close();
  for (const [kind, statuses] of [...seen].sort()) {
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([code, n]) => `${code} ×${n}`);
    console.log(`  ${kind.padEnd(30)}${counts.join(', ')}`);
  }
  for (const failure of failures) console.log(failure);
  // The ids of signed events are noted, also where an event has no effect.
  const changed = Object.keys(before).filter(
    (name) => name !== 'stripe_events' && before[name] !== after[name],
  );
  const told = logProblems(readFileSync(log, 'utf8'), target);
  for (const line of told.slice(0, 10)) console.log(`✗ ${line}`);
  for (const name of changed) console.log(`✗ changed: ${name}, ${before[name]} → ${after[name]}`);
  console.log(`${count} requests in ${seconds.toFixed(0)} s (seed ${seed}).`);
  return failures.length + changed.length + told.length > 0 ? 1 : 0;
}

const [url, count, seed] = process.argv.slice(2);
const { FUZZ_LOG } = process.env;
if (!url || !FUZZ_LOG || !process.env.DATABASE_URL || !process.env.STRIPE_WEBHOOK_SECRET) {
  console.error(
    'Usage: DATABASE_URL=… STRIPE_WEBHOOK_SECRET=… FUZZ_LOG=… tsx lib/lab/gate/fuzz/fuzz-api.ts URL [COUNT] [SEED]',
  );
  process.exitCode = 2;
} else {
  process.exitCode = await main(url, FUZZ_LOG, Number(count ?? 1000), seed ?? String(Date.now()));
}
