import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/db/client';
import { addTeacher, pupilsNamed } from '@/lib/server/testing/test-school';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';

const teacherCount = 12;
const daysOfEach = 4;

interface Versioned {
  version: number;
}

/** The calls of a signed-in browser; each has to succeed. */
function openBrowser(base: string, uid: string) {
  const headers = {
    cookie: `session=${testToken(uid)}`,
    origin: new URL(base).origin,
    'content-type': 'application/json',
  };
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const init = { method, headers, body: body && JSON.stringify(body) };
    const response = await fetch(`${base}/api${path}`, init);
    const text = await response.text();
    assert.ok(response.ok, `${method} ${path} → ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
}

/** A class is made, changed, mapped and deleted; what is read is what was written. */
async function spendDay(ask: ReturnType<typeof openBrowser>, day: number): Promise<void> {
  const pupils = pupilsNamed('Ada', 'Bo', 'Cy', `Di ${day}`);
  const id = randomUUID();
  const name = `5${'ABCD'[day]}`;
  const made = await ask<Versioned>('POST', '/classes', { id, grade: '5', name: 'ny', pupils });
  await ask('PUT', `/classes/${id}`, { grade: '5', name, version: made.version, pupils });
  const read = await ask<{ name: string; pupils: unknown[] }>('GET', `/classes/${id}`);
  assert.deepEqual([read.name, read.pupils.length], [name, pupils.length]);
  await ask('PUT', `/classes/${id}/conditions`, {
    version: 0,
    conditions: [{ id: randomUUID(), type: 'front', pupils: [pupils[0]!.id] }],
  });
  const state = {
    ...{ roomName: 'pairs', conditions: [], broken: [], guests: [], emptyDesks: [], locked: [] },
    desks: pupils.map((_, col) => ({ row: 0, col })),
    seats: pupils.map((pupil, col) => ({ pupilId: pupil.id, desk: { row: 0, col } })),
  };
  const mapId = randomUUID();
  await ask('POST', `/classes/${id}/maps`, { id: mapId, ...state });
  const seats = state.seats.map(({ desk }, at) => ({ pupilId: pupils.at(-1 - at)!.id, desk }));
  await ask('PUT', `/maps/${mapId}`, { ...state, seats, version: 1 });
  const map = await ask<Versioned>('GET', `/maps/${mapId}`);
  assert.equal(map.version, 2);
  await ask('GET', '/classes?list=own');
  await ask('GET', '/classes/archived');
  await ask('GET', `/classes/${id}/maps`);
  await ask('DELETE', `/classes/${id}`);
}

/**
 * Teachers with a session each go through days at the same time, at a node of a build. Throws where a call fails or answers
 * something else than was written. Answers the number of days.
 */
export async function checkCalls(databaseUrl: string, base: string): Promise<number> {
  const { db, close } = openDatabase(databaseUrl);
  try {
    const uids = Array.from({ length: teacherCount }, () => randomUUID());
    for (const firebaseUid of uids) {
      await addTeacher(db, { firebaseUid, createdAt: new Date() });
      await addSession(db, firebaseUid);
    }
    await Promise.all(
      uids.map(async (uid) => {
        const ask = openBrowser(base, uid);
        for (let day = 0; day < daysOfEach; day += 1) await spendDay(ask, day);
      }),
    );
    return teacherCount * daysOfEach;
  } finally {
    await close();
  }
}
