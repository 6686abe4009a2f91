import { setTimeout as sleep } from 'node:timers/promises';
import { peopleOf, roomBody, type Person } from '../fuzz/people';
import { send } from '../fuzz/send';

/** Fewer than a teacher may have. */
const mostRooms = 150;
const pauseMs = 15;
/** While nothing answers, or not yet. */
const refusedPauseMs = 200;

export interface Writers {
  /** Answers by status; 0 is no answer. */
  statuses: Map<number, number>;
  /** Answers that no request may get, whatever has failed. */
  wrong: string[];
  /** Waits until a write that began after this call is acknowledged. */
  untilAcknowledged: () => Promise<void>;
  /** The longest time for which a teacher had no write acknowledged, since the last call. */
  takeLongestPauseMs: () => number;
  /** Ends the writing; resolves when the last answer is there. */
  end: () => Promise<void>;
  /** Acknowledged writes that the product no longer has, and writes that it has twice. */
  compareStored: () => Promise<Compared>;
  acknowledged: () => number;
}

interface Compared {
  lost: string[];
  doubled: string[];
}

interface Room {
  id: string;
  version: number;
}

/**
 * One teacher's writes, one after another: new rooms first, then new versions of the last one. A write without an answer
 * is sent again as it was, until it is acknowledged or known to be stored.
 */
function createWriter(apiUrl: string, { cookie, roomId }: Person) {
  const { origin } = new URL(apiUrl);
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const ids = new Set<string>();
  const lost: string[] = [];
  const doubled: string[] = [];
  let next = roomBody();
  let last: Room | undefined;
  let isUnanswered = false;

  async function readRooms(): Promise<Map<string, Room>> {
    const { status, text } = await send(apiUrl, { method: 'GET', path: '/rooms', headers });
    if (status !== 200) throw new Error(`The rooms are answered ${status}.`);
    return new Map((JSON.parse(text) as Room[]).map((room) => [room.id, room]));
  }

  /** Compares the last room's version with the acknowledged one; a write without an answer may have made it one more. */
  function compareVersion(rooms: Map<string, Room>, { id, version }: Room): number {
    const stored = rooms.get(id)?.version ?? 0;
    const most = version + Number(isUnanswered);
    for (let each = stored + 1; each <= version; each += 1) lost.push(`version ${each} of ${id}`);
    for (let each = most + 1; each <= stored; each += 1) doubled.push(`version ${each} of ${id}`);
    return stored;
  }

  async function write(): Promise<{ status: number; text: string }> {
    const { plan } = next;
    const answer =
      ids.size < mostRooms || !last
        ? await send(apiUrl, {
            ...{ method: 'POST', path: '/rooms', headers },
            body: JSON.stringify({ ...next, name: 'Rom 1' }),
          })
        : await send(apiUrl, {
            ...{ method: 'PUT', path: `/rooms/${last.id}`, headers },
            body: JSON.stringify({ name: `Rom ${last.version}`, plan, version: last.version }),
          });
    if (answer.status === 200) {
      last = JSON.parse(answer.text) as Room;
      ids.add(last.id);
      isUnanswered = false;
      if (last.id === next.id) next = roomBody();
    } else if (answer.status === 409 && last) {
      // An earlier sending was stored and its answer lost: ours, or that of a proxy, as nginx repeats a PUT by itself.
      isUnanswered = true;
      const rooms = await readRooms().catch(() => undefined);
      if (rooms) {
        last = { ...last, version: compareVersion(rooms, last) };
        isUnanswered = false;
      }
    } else {
      isUnanswered = true;
    }
    return answer;
  }

  async function compareStored(): Promise<Compared> {
    const rooms = await readRooms();
    if (last) compareVersion(rooms, last);
    lost.push(...[...ids].filter((id) => !rooms.has(id)));
    const known = new Set([...ids, roomId, next.id]);
    doubled.push(...[...rooms.keys()].filter((id) => !known.has(id)));
    return { lost, doubled };
  }

  return { write, compareStored };
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

  let longestPauseMs = 0;

  const loops = writers.map(async ({ write }) => {
    let acknowledgedAt = performance.now();
    while (!isEnding) {
      const { status, text } = await write();
      if (status === 200) {
        const now = performance.now();
        longestPauseMs = Math.max(longestPauseMs, now - acknowledgedAt);
        acknowledgedAt = now;
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isExpected = [0, 200, 409, 503].includes(status);
      if (!isExpected) wrong.push(`a write was answered ${status}: ${text.slice(0, 200)}`);
      await sleep([0, 503].includes(status) ? refusedPauseMs : pauseMs);
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
    takeLongestPauseMs() {
      const taken = longestPauseMs;
      longestPauseMs = 0;
      return taken;
    },
    async end() {
      isEnding = true;
      await Promise.all(loops);
    },
    async compareStored() {
      const all = await Promise.all(writers.map((each) => each.compareStored()));
      return {
        lost: all.flatMap(({ lost }) => lost),
        doubled: all.flatMap(({ doubled }) => doubled),
      };
    },
  };
}
