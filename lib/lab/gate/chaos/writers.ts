import { setTimeout as sleep } from 'node:timers/promises';
import { peopleOf, roomBody, type Person } from '../fuzz/people';
import { send } from '../fuzz/send';

/** Fewer than a teacher may have. */
const mostRooms = 150;
const pauseMs = 15;
/** While nothing listens. */
const refusedPauseMs = 200;

export interface Writers {
  /** Answers by status; 0 is no answer. */
  statuses: Map<number, number>;
  /** Answers that no request may get, whatever has failed. */
  wrong: string[];
  /** Waits until a write that began after this call is acknowledged. */
  untilAcknowledged: () => Promise<void>;
  /** Ends the writing; resolves when the last answer is there. */
  end: () => Promise<void>;
  /** Acknowledged writes that the product no longer has. */
  findLost: () => Promise<string[]>;
  acknowledged: () => number;
}

/** One teacher's writes, one after another: new rooms first, then new versions of the last one. */
function createWriter(apiUrl: string, { cookie }: Person) {
  const { origin } = new URL(apiUrl);
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const ids = new Set<string>();
  let last: { id: string; version: number } | undefined;

  async function write(): Promise<{ status: number; text: string }> {
    const { plan, id } = roomBody();
    const isNew = ids.size < mostRooms || !last;
    const answer = isNew
      ? await send(apiUrl, {
          ...{ method: 'POST', path: '/rooms', headers },
          body: JSON.stringify({ id, name: 'Rom 1', plan }),
        })
      : await send(apiUrl, {
          ...{ method: 'PUT', path: `/rooms/${last!.id}`, headers },
          body: JSON.stringify({ name: `Rom ${last!.version}`, plan, version: last!.version }),
        });
    if (answer.status === 200) {
      const room = JSON.parse(answer.text) as { id: string; version: number };
      ids.add(room.id);
      last = room;
    } else if (answer.status === 409) {
      // The one before was written, and its answer was lost.
      last = undefined;
    }
    return answer;
  }

  async function findLost(): Promise<string[]> {
    const { status, text } = await send(apiUrl, { method: 'GET', path: '/rooms', headers });
    if (status !== 200) return [`the rooms are answered ${status}`];
    const rooms = new Map(
      (JSON.parse(text) as { id: string; version: number }[]).map((room) => [room.id, room]),
    );
    const gone = [...ids].filter((id) => !rooms.has(id));
    const isOld = last && (rooms.get(last.id)?.version ?? 0) < last.version;
    return [...gone, ...(isOld ? [`version ${last!.version} of ${last!.id}`] : [])];
  }

  return { write, findLost };
}

/** Teachers who write all the time, whatever fails meanwhile, and know what was acknowledged. */
export async function startWriters(apiUrl: string, count: number): Promise<Writers> {
  const { makePerson } = peopleOf(apiUrl);
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const writers: ReturnType<typeof createWriter>[] = [];
  for (let index = 0; index < count; index += 1) {
    writers.push(createWriter(apiUrl, await makePerson()));
  }
  let isEnding = false;
  const acknowledged = () => statuses.get(200) ?? 0;

  const loops = writers.map(async ({ write }) => {
    while (!isEnding) {
      const { status, text } = await write();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isExpected = [0, 200, 409, 503].includes(status);
      if (!isExpected) wrong.push(`a write was answered ${status}: ${text.slice(0, 200)}`);
      await sleep(status === 0 ? refusedPauseMs : pauseMs);
    }
  });
  return {
    statuses,
    wrong,
    acknowledged,
    async untilAcknowledged() {
      const before = acknowledged();
      const deadline = Date.now() + 30_000;
      // The first ones may have begun before.
      while (acknowledged() < before + 2 * count) {
        if (Date.now() > deadline) throw new Error('No write is acknowledged any more.');
        await sleep(20);
      }
    },
    async end() {
      isEnding = true;
      await Promise.all(loops);
    },
    findLost: async () => (await Promise.all(writers.map((each) => each.findLost()))).flat(),
  };
}
