import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { addressOf, type Call } from '@/lib/contracts/call';
import { calls } from '@/lib/contracts/calls';
import { openDatabase } from '@/lib/db/client';
import { rowMap, rowLayout } from '@/lib/server/testing/test-school';
import { withoutEnvFiles } from '../../../platform/launch/env-files';
import { embeddedDatabaseUrl } from '../../../platform/launch/postgres/postgres';
import type { StartedProduct } from '../../start-product';
import { addClass, addPerson, apiAs, valueOf } from '../../people';
import { sendRequest } from '../../send-request';
import { withProduct } from '../../with-product';
import { runOpenLoop, type Timed } from './open-loop';

const teacherCount = 200;
const pupilCount = 28;
const usualRates = '50,100,200,400';
const usualSeconds = '20';
const answerTimeoutMs = 15_000;
const connections = 300;
const goals = { rate: 200, p99Ms: { GET: 60, PUT: 100, POST: 100 } as Record<string, number> };

type Teacher = Awaited<ReturnType<typeof addLoad>>;

async function addLoad(apiUrl: string, { cookie }: { cookie: string }) {
  const ask = apiAs(apiUrl, cookie);
  const made = await addClass(ask, pupilCount);
  const room = { id: randomUUID(), name: 'Rom', layout: rowLayout(pupilCount) };
  await valueOf(ask(calls.createRoom, { body: room }));
  return {
    ...{ ...made, cookie, room, isBusy: false },
    versions: { updateClass: made.version, putConditions: 0, updateRoom: 1 },
  };
}

interface Share {
  name: keyof typeof calls;
  percent: number;
  input?: (teacher: Teacher) => { params?: Record<string, string>; body?: unknown };
}

const ofClass = ({ id }: Teacher) => ({ params: { classId: id } });

const mix: Share[] = [
  { name: 'listClasses', percent: 16 },
  { name: 'readClass', percent: 14, input: ofClass },
  { name: 'readMap', percent: 14, input: ({ mapId }) => ({ params: { mapId } }) },
  { name: 'readMapHistory', percent: 8, input: ofClass },
  { name: 'listRooms', percent: 8 },
  { name: 'readAccount', percent: 10 },
  {
    ...{ name: 'saveMap', percent: 8 },
    input: (teacher) => ({ ...ofClass(teacher), body: rowMap(teacher.pupils) }),
  },
  {
    ...{ name: 'updateClass', percent: 8 },
    input: (teacher) => {
      const { pupils, versions } = teacher;
      const body = { grade: '8', name: '8A', version: versions.updateClass, pupils };
      return { ...ofClass(teacher), body };
    },
  },
  {
    ...{ name: 'putConditions', percent: 8 },
    input: (teacher) => {
      const pupils = teacher.pupils.slice(0, 8);
      const conditions = pupils.map(({ id }) => ({
        id: randomUUID(),
        type: 'front',
        pupils: [id],
      }));
      return { ...ofClass(teacher), body: { version: teacher.versions.putConditions, conditions } };
    },
  },
  {
    ...{ name: 'updateRoom', percent: 6 },
    input: ({ room: { id, ...room }, versions }) => ({
      params: { roomId: id },
      body: { ...room, version: versions.updateRoom },
    }),
  },
];

const inTurn = mix
  .flatMap((share, lane) =>
    Array.from({ length: share.percent }, (_, at) => ({
      share,
      place: (at + lane / mix.length) / share.percent,
    })),
  )
  .sort((a, b) => a.place - b.place)
  .map(({ share }) => share);

function senderOf(apiUrl: string, teachers: Teacher[]) {
  const { origin, pathname } = new URL(apiUrl);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let count = 0;
  return async () => {
    count += 1;
    const { name, input } = inTurn[count % inTurn.length]!;
    const call: Call = calls[name];
    // Two writes from the same version conflict (409), so each teacher has at most one write in flight.
    const isWrite = call.method !== 'GET';
    while (isWrite && teachers[count % teachers.length]!.isBusy) count += 1;
    const teacher = teachers[count % teachers.length]!;
    const { body, ...where } = input?.(teacher) ?? {};
    if (isWrite) teacher.isBusy = true;
    try {
      const { status, text } = await sendRequest(origin, {
        agent,
        timeout: answerTimeoutMs,
        method: call.method,
        path: pathname + addressOf(call, where),
        headers: { cookie: teacher.cookie, origin, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : undefined,
      });
      if (status === 200 && name in teacher.versions) {
        const { version } = JSON.parse(text) as { version: number };
        teacher.versions[name as keyof Teacher['versions']] = version;
      }
      return { name, status };
    } catch {
      return { name, status: 0 };
    } finally {
      if (isWrite) teacher.isBusy = false;
    }
  };
}

const percentile = (sorted: readonly number[], percent: number) =>
  sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;

const cell = (text: string | number) => String(text).padStart(9);

function report(results: Map<string, Timed>): string[] {
  const missed: string[] = [];
  const heads = ['calls', 'shed', 'p50 ms', 'p99 ms', 'max ms'];
  console.log(`  ${'Call'.padEnd(16)}${heads.map(cell).join('')}  errors`);
  for (const { name } of mix) {
    const { ms = [], shed = 0, errors = {} } = results.get(name) ?? {};
    ms.sort((a, b) => a - b);
    const times = [50, 99, 100].map((percent) => percentile(ms, percent).toFixed(1));
    const cells = [ms.length, shed, ...times].map(cell).join('');
    const wrong = Object.keys(errors).length > 0 ? JSON.stringify(errors) : '';
    console.log(`  ${name.padEnd(16)}${cells}  ${wrong}`);
    const limit = goals.p99Ms[calls[name].method]!;
    if (!(percentile(ms, 99) <= limit)) missed.push(`${name}: p99 is to be ${limit} ms`);
    if (shed > 0 || wrong) missed.push(`${name}: ${shed} shed, errors ${wrong}`);
  }
  return missed;
}

async function main(product: StartedProduct): Promise<number> {
  const [rates = usualRates, seconds = usualSeconds] = process.argv.slice(2);
  const apiUrl = `${product.url}/api`;
  const { db, close } = openDatabase(await embeddedDatabaseUrl(product.dataDir));
  const teachers: Teacher[] = [];
  for (let at = 0; at < teacherCount; at += 1) {
    teachers.push(await addLoad(apiUrl, await addPerson(db, apiUrl)));
  }
  await close();
  const send = senderOf(apiUrl, teachers);
  await runOpenLoop(send, { rate: 100, seconds: 8 });
  let missed: string[] = [];
  for (const rate of rates.split(',').map(Number)) {
    console.log(`\n${rate} calls a second for ${seconds} s`);
    const found = report(await runOpenLoop(send, { rate, seconds: Number(seconds) }));
    if (rate === goals.rate) missed = found;
  }
  for (const line of missed) console.log(`✗ at ${goals.rate} a second, ${line}`);
  return missed.length > 0 ? 1 : 0;
}

const env = { ...withoutEnvFiles(process.env), DATABASE_URL: '', FIREBASE_PROJECT_ID: '' };
process.exit(await withProduct(main, env));
