import { openDatabase, type Database } from '@/lib/db/client';
import { rateLimits } from '@/lib/db/schema/tables';
import { withoutEnvFiles } from '../../../platform/launch/env-files';
import { embeddedDatabaseUrl } from '../../../platform/launch/postgres/postgres';
import type { StartedProduct } from '../../../platform/launch/supervisor/start-product';
import { withProduct } from '../../with-product';
import { median } from '../../bench/site/median';
import { fieldsOf, valuesOf, withField, type Field } from './field-values';
import type { Json } from './odd-values';
import { peopleOf, type Person } from './people';
import { addressOf, bodies, routesOfApi } from './routes';
import { send } from './send';
import { mostHealthMs, timeHeads } from './time-heads';

/** Tried from the smallest to the largest; lists end at what a body may hold. */
const sizes = [1, 5, 20, 50, 60, 100, 150, 254, 500, 1000, 2000, 5000, 10_000, 19_000];
const largerSizes = [90_000, 400_000, 900_000];
const samples = 7;
/** Statuses that refuse a value, the size of a body or its type. */
const refusals = [400, 413, 415];

interface Timed {
  size: number;
  status: number;
  ms: number;
}

interface Row {
  call: string;
  field: string;
  baseMs: number;
  accepted: Timed | undefined;
  refused: Timed | undefined;
}

/** Sends bodies and times their answers; what counts tries is emptied before. */
function makeTimer(apiUrl: string, db: Database, person: Person) {
  const { origin } = new URL(apiUrl);
  const headers = { origin, 'content-type': 'application/json', cookie: person.cookie };
  return async (
    call: string,
    body: Json,
    times: number,
  ): Promise<{ status: number; ms: number }> => {
    const [method, pattern] = call.split(' ') as [string, string];
    const text = JSON.stringify(body);
    const found: number[] = [];
    let status = 0;
    await db.delete(rateLimits);
    for (let time = 0; time < times; time += 1) {
      const started = performance.now();
      const request = { method, path: addressOf(pattern, person), headers, body: text };
      ({ status } = await send(apiUrl, request));
      found.push(performance.now() - started);
    }
    return { status, ms: median(found) };
  };
}

type Timer = ReturnType<typeof makeTimer>;

/** The slowest of a field's values of one size. */
async function timeSize(timer: Timer, call: string, body: Json, field: Field, size: number) {
  const timed: Timed[] = [];
  for (const value of valuesOf(body, field, size)) {
    const changed = withField(body, field.path, value);
    const first = await timer(call, changed, 1);
    timed.push({ size, ...first });
  }
  return timed.sort((a, b) => b.ms - a.ms);
}

async function timeField(timer: Timer, call: string, body: () => Json, field: Field): Promise<Row> {
  const baseMs = (await timer(call, body(), samples)).ms;
  let accepted: Timed | undefined;
  let refused: Timed | undefined;
  for (const size of [...sizes, ...largerSizes]) {
    if (field.kind === 'list' && size > 19_000) break;
    const timed = await timeSize(timer, call, body(), field, size);
    const isTaken = ({ status }: Timed) => status > 0 && !refusals.includes(status);
    accepted = timed.find(isTaken) ?? accepted;
    refused = timed.find((one) => !isTaken(one)) ?? refused;
  }
  const again = async (found: Timed | undefined) => {
    if (!found) return undefined;
    const times: Timed[] = [];
    for (const value of valuesOf(body(), field, found.size)) {
      const changed = withField(body(), field.path, value);
      times.push({ size: found.size, ...(await timer(call, changed, samples)) });
    }
    return times.filter(({ status }) => status === found.status).sort((a, b) => b.ms - a.ms)[0];
  };
  return {
    call,
    field: field.path.join('.'),
    baseMs,
    accepted: await again(accepted),
    refused: await again(refused),
  };
}

const cell = (timed: Timed | undefined, baseMs: number) =>
  timed
    ? `${String(timed.size).padStart(7)} ${String(timed.status).padStart(4)} ${timed.ms.toFixed(1).padStart(8)} ${(timed.ms / baseMs).toFixed(1).padStart(6)}`
    : ' '.repeat(28);

function printRows(rows: readonly Row[]) {
  console.log(
    `${'Call and field'.padEnd(72)}   base ms |   largest accepted: size, status, ms, ratio |   refused`,
  );
  for (const { call, field, baseMs, accepted, refused } of rows) {
    const name = `${call} ${field}`.padEnd(72);
    console.log(
      `${name} ${baseMs.toFixed(1).padStart(9)} | ${cell(accepted, baseMs)} | ${cell(refused, baseMs)}`,
    );
  }
}

/**
 * `npm run bench:fields -- [PATTERN]`: for every text and list of every body, how long the largest value that is taken and
 * the largest that is refused keep an answer waiting, beside a body as people send it; before that the same for paths,
 * queries, cookies and headers. PATTERN chooses calls; `heads` only the latter.
 */
async function timeAll(product: StartedProduct, pattern: string): Promise<void> {
  const { db, close } = openDatabase(await embeddedDatabaseUrl(product.dataDir));
  try {
    const longest = await timeHeads(product.url);
    console.log(`To reach: ${mostHealthMs} ms. ${longest <= mostHealthMs ? '✓' : '✗'}\n`);
    const apiUrl = `${product.url}/api`;
    const { makePerson } = peopleOf(apiUrl);
    const declared = routesOfApi().flatMap(({ pattern: route, methods }) =>
      methods.map((method) => `${method} ${route}`),
    );
    const rows: Row[] = [];
    for (const call of declared.filter((one) => bodies[one] && one.includes(pattern))) {
      // Calls that end a session or an account get a person of their own.
      const person = await makePerson({ schoolName: 'Skolen' });
      const timer = makeTimer(apiUrl, db, person);
      const body = () => bodies[call]!(person);
      for (const field of fieldsOf(body())) {
        rows.push(await timeField(timer, call, body, field));
      }
    }
    const worst = ({ baseMs, accepted, refused }: Row) =>
      Math.max(accepted?.ms ?? 0, refused?.ms ?? 0) / baseMs;
    printRows(rows.sort((a, b) => worst(b) - worst(a)));
  } finally {
    await close();
  }
}

await withProduct((product) => timeAll(product, process.argv[2] ?? ''), {
  ...withoutEnvFiles(process.env),
  ...{ DATABASE_URL: '', FIREBASE_PROJECT_ID: '', JOBS_WORKER: 'off' },
});
