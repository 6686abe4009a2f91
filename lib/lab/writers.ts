import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@/lib/contracts/calls';
import type { Database } from '@/lib/db/client';
import { rowLayout } from '@/lib/server/testing/test-school';
import { addPerson, apiAs, valueOf, type Ask } from './people';

const pauseMs = 15;
const refusedPauseMs = 200;

async function makeWriter(ask: Ask) {
  const params = { roomId: crypto.randomUUID() };
  const layout = rowLayout();
  await valueOf(ask(calls.createRoom, { body: { id: params.roomId, name: 'Rom', layout } }));
  const faults: string[] = [];
  let version = 1;
  let isUnanswered = false;

  async function compare() {
    const { value: stored } = await ask(calls.readRoom, { params });
    if (!stored) return;
    const most = version + Number(isUnanswered);
    if (stored.version < version)
      faults.push(`lost: version ${version}, ${stored.version} is stored`);
    if (stored.version > most) faults.push(`stored twice: version ${most}, as ${stored.version}`);
    ({ version } = stored);
    isUnanswered = false;
  }

  async function write() {
    const body = { name: `Rom ${version}`, layout, version };
    const { status, value } = await ask(calls.updateRoom, { params, body });
    if (value) ({ version } = value);
    isUnanswered = !value;
    // Status 409 after a lost response means that an earlier try of the write was stored.
    if (status === 409) await compare();
    if (![0, 200, 409, 503].includes(status)) faults.push(`a write was answered ${status}`);
    return status;
  }

  return { write, compare, faults };
}

export type Writers = Awaited<ReturnType<typeof startWriters>>;

export async function startWriters(db: Database, apiUrl: string, count: number) {
  const writers: Awaited<ReturnType<typeof makeWriter>>[] = [];
  for (let at = 0; at < count; at += 1) {
    const { cookie } = await addPerson(db, apiUrl);
    writers.push(await makeWriter(apiAs(apiUrl, cookie)));
  }
  const statuses = new Map<number, number>();
  const acknowledged = () => statuses.get(200) ?? 0;
  let isEnding = false;
  const loops = writers.map(async ({ write }) => {
    while (!isEnding) {
      const status = await write();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep([0, 503].includes(status) ? refusedPauseMs : pauseMs);
    }
  });
  const end = async () => {
    isEnding = true;
    await Promise.all(loops);
  };
  return {
    statuses,
    acknowledged,
    end,
    async untilAcknowledged() {
      const before = acknowledged();
      const deadline = Date.now() + 30_000;
      while (acknowledged() < before + 2 * count) {
        if (Date.now() > deadline) throw new Error('No write is acknowledged any more.');
        await sleep(20);
      }
    },
    async faults() {
      await end();
      for (const { compare } of writers) await compare();
      return writers.flatMap((writer) => writer.faults);
    },
  };
}
