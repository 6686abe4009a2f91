import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@/lib/contracts/calls';
import type { Database } from '@/lib/db/client';
import { rowLayout } from '@/lib/server/testing/test-school';
import { addPerson, apiAs, valueOf, type Ask } from './people';

const pauseMs = 15;
/** While nothing answers, or not yet. */
const refusedPauseMs = 200;

/** A teacher's room, which gets one version after another. A write without an answer is sent again as it was. */
async function makeWriter(ask: Ask) {
  const params = { roomId: crypto.randomUUID() };
  const layout = rowLayout();
  await valueOf(ask(calls.createRoom, { body: { id: params.roomId, name: 'Rom', layout } }));
  const faults: string[] = [];
  let version = 1;
  let isUnanswered = false;

  /** Compares the stored version with the acknowledged one; a write without an answer may have made it one more. */
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
    // An earlier sending was stored and its answer lost: ours, or that of a proxy, as nginx repeats a PUT by itself.
    if (status === 409) await compare();
    if (![0, 200, 409, 503].includes(status)) faults.push(`a write was answered ${status}`);
    return status;
  }

  return { write, compare, faults };
}

export type Writers = Awaited<ReturnType<typeof startWriters>>;

/** Teachers who write all the time, whatever fails meanwhile, and know what was acknowledged. */
export async function startWriters(db: Database, apiUrl: string, count: number) {
  const writers: Awaited<ReturnType<typeof makeWriter>>[] = [];
  for (let at = 0; at < count; at += 1) {
    const { cookie } = await addPerson(db, apiUrl);
    writers.push(await makeWriter(apiAs(apiUrl, cookie)));
  }
  /** Answers by status; 0 is no answer. */
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
    /** Waits until a write that began after this call is acknowledged. */
    async untilAcknowledged() {
      const before = acknowledged();
      const deadline = Date.now() + 30_000;
      // The first ones may have begun before.
      while (acknowledged() < before + 2 * count) {
        if (Date.now() > deadline) throw new Error('No write is acknowledged any more.');
        await sleep(20);
      }
    },
    /** Ends the writing, and answers what was lost or stored twice, and answers that no request may get. */
    async faults() {
      await end();
      for (const { compare } of writers) await compare();
      return writers.flatMap((writer) => writer.faults);
    },
  };
}
