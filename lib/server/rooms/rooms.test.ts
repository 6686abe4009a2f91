import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { maxRooms, roomDetailSchema, roomListSchema } from '@/lib/contracts/rooms/rooms';
import { rooms, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import {
  addSchool,
  addTeacher,
  nowMs,
  rowLayout,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { archiveRoom } from './archive-room';
import { copyRoom } from './copy-room';
import { createRoom } from './create-room';
import { deleteRoom } from './delete-room';
import { listRooms } from './list-rooms';
import { readRoom } from './read-room';
import { shareRoom } from './share-room';
import { updateRoom } from './update-room';

const database = testDatabase();
let owner: TeacherRow;
let colleague: TeacherRow;
let stranger: TeacherRow;

beforeEach(async () => {
  const { db } = database;
  const schoolId = await addSchool(db);
  owner = await addTeacher(db, { schoolId, name: 'Kari' });
  colleague = await addTeacher(db, { schoolId });
  stranger = await addTeacher(db, { schoolId: await addSchool(db) });
});

const create = (teacher = owner, name = 'Rom 12', seats = 2, atMs = nowMs) =>
  createRoom(database.db, teacher, { id: randomUUID(), name, layout: rowLayout(seats) }, atMs);
const list = async (teacher: TeacherRow) =>
  roomListSchema.parse(await listRooms(database.db, teacher));
const namesFor = async (teacher: TeacherRow) => (await list(teacher)).map((room) => room.name);

async function outcome(work: Promise<unknown>) {
  return work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
}

describe('a room', () => {
  it('is returned with its layout', async () => {
    const made = await create();
    expect(roomDetailSchema.strict().parse(made)).toMatchObject({
      name: 'Rom 12',
      layout: rowLayout(),
      isOwn: true,
      isShared: false,
      isArchived: false,
      version: 1,
    });
    expect(await readRoom(database.db, owner, made.id)).toEqual(made);
  });

  it('is created once for repeated requests', async () => {
    const input = { id: randomUUID(), name: 'Rom 12', layout: rowLayout() };
    const first = await createRoom(database.db, owner, input, nowMs);
    expect(await createRoom(database.db, owner, input, nowMs)).toEqual(first);
    expect(await namesFor(owner)).toEqual(['Rom 12']);
  });

  it('cannot have the id of a room of another teacher', async () => {
    const { id } = await create(stranger);
    const input = { id, name: 'Rom 12', layout: rowLayout() };
    expect(await outcome(createRoom(database.db, owner, input, nowMs))).toBe('idTaken');
  });

  it('can be created without an active subscription or trial', async () => {
    const expired = await addTeacher(database.db, { trialExpiresAt: new Date(nowMs - 1) });
    expect(await outcome(create(expired))).toBe('done');
  });

  it('is refused above the maximum of rooms, even for simultaneous requests', async () => {
    const values = Array.from({ length: maxRooms - 1 }, () => ({
      teacherId: owner.id,
      name: 'Rom',
      layout: rowLayout(),
    }));
    await database.db.insert(rooms).values(values);
    const outcomes = await Promise.all([create(), create(), create()].map(outcome));
    expect(outcomes.sort()).toEqual(['done', 'tooManyRooms', 'tooManyRooms']);
    expect(await list(owner)).toHaveLength(maxRooms);
  });

  it('cannot be overwritten by a change that is based on an outdated version', async () => {
    const { id } = await create();
    const change = { name: 'Rom 13', layout: rowLayout(5), version: 1 };
    const changed = await updateRoom(database.db, owner, id, change, nowMs);
    expect(changed).toMatchObject({ name: 'Rom 13', layout: rowLayout(5), version: 2 });
    const late = updateRoom(database.db, owner, id, { ...change, name: 'Rom 14' }, nowMs);
    expect(await outcome(late)).toBe('changedMeanwhile');
    expect(await readRoom(database.db, owner, id)).toEqual(changed);
  });

  it('is copied by a colleague as a room that is not shared', async () => {
    const { id } = await create();
    await shareRoom(database.db, owner, id, true);
    const input = { id: randomUUID(), name: 'Rom 12 (kopi)' };
    const copy = await copyRoom(database.db, colleague, id, input, nowMs);
    expect(copy).toMatchObject({ ...input, layout: rowLayout(), isOwn: true, isShared: false });
    expect(await namesFor(owner)).toEqual(['Rom 12']);
  });

  it('is hidden from colleagues while it is archived', async () => {
    const { id } = await create();
    await shareRoom(database.db, owner, id, true);
    expect(await archiveRoom(database.db, owner, id, true, nowMs)).toMatchObject({
      isArchived: true,
    });
    expect((await list(owner)).map((room) => room.isArchived)).toEqual([true]);
    expect(await list(colleague)).toEqual([]);
    await archiveRoom(database.db, owner, id, false, nowMs);
    expect(await namesFor(colleague)).toEqual(['Rom 12']);
  });
});

describe('the list of rooms', () => {
  it('has own rooms first, then shared rooms, each sorted by last change', async () => {
    await create(owner, 'A', 2, nowMs);
    await create(owner, 'B', 2, nowMs + 1);
    const shared = await create(colleague, 'C', 2, nowMs + 2);
    await create(colleague, 'D', 2, nowMs + 3);
    await shareRoom(database.db, colleague, shared.id, true);
    expect(await namesFor(owner)).toEqual(['B', 'A', 'C']);
    expect((await list(owner)).map((room) => room.isOwn)).toEqual([true, true, false]);
  });

  it('gives the number of seats of each room, but omits the layout of a very large room', async () => {
    const desks = Array.from({ length: 600 }, (_, index) => ({
      row: Math.floor(index / 30),
      col: index % 30,
    }));
    const layout = { desks, marks: [], boardSide: 'top' as const };
    await createRoom(database.db, owner, { id: randomUUID(), name: 'Aula', layout }, nowMs);
    await create(owner, 'Rom', 30, nowMs + 1);
    const found = await list(owner);
    expect(found.map((room) => [room.seatCount, room.layout?.desks.length])).toEqual([
      [30, 30],
      [600, undefined],
    ]);
  });
});

describe('access to a room', () => {
  const change = { name: 'X', layout: rowLayout(), version: 1 };
  const writes: [string, (teacher: TeacherRow, id: string) => Promise<unknown>][] = [
    ['changing', (teacher, id) => updateRoom(database.db, teacher, id, change, nowMs)],
    ['archiving', (teacher, id) => archiveRoom(database.db, teacher, id, true, nowMs)],
    ['sharing', (teacher, id) => shareRoom(database.db, teacher, id, true)],
    ['deleting', (teacher, id) => deleteRoom(database.db, teacher, id)],
  ];
  const copy = (teacher: TeacherRow, id: string) =>
    copyRoom(database.db, teacher, id, { id: randomUUID(), name: 'X' }, nowMs);
  const reads: typeof writes = [
    ['reading', (teacher, id) => readRoom(database.db, teacher, id)],
    ['copying', copy],
  ];

  it.each([...reads, ...writes])('is complete for the owner: %s a room', async (_, call) => {
    expect(await outcome(call(owner, (await create()).id))).toBe('done');
  });

  it.each([...reads, ...writes])(
    'is refused with the error "notFound" to a colleague if the room is not shared: %s a room',
    async (_, call) => {
      const { id } = await create();
      expect(await outcome(call(colleague, id))).toBe('notFound');
    },
  );

  it.each([...reads, ...writes])(
    'is refused with the error "notFound" to a teacher of another school, even if the room is shared: %s a room',
    async (_, call) => {
      const { id } = await create();
      await shareRoom(database.db, owner, id, true);
      expect(await outcome(call(stranger, id))).toBe('notFound');
      expect(await list(stranger)).toEqual([]);
    },
  );

  it.each(reads)(
    'includes reading and copying for a colleague if the room is shared: %s a room',
    async (_, call) => {
      const { id } = await create();
      await shareRoom(database.db, owner, id, true);
      expect(await outcome(call(colleague, id))).toBe('done');
      await shareRoom(database.db, owner, id, false);
      expect(await outcome(call(colleague, id))).toBe('notFound');
    },
  );

  it.each(writes)(
    'is refused with the error "forbidden" when a colleague tries to change a shared room: %s a room',
    async (_, call) => {
      const { id } = await create();
      await shareRoom(database.db, owner, id, true);
      expect(await outcome(call(colleague, id))).toBe('forbidden');
    },
  );

  it.each([randomUUID(), 'x', '', '\0'])(
    'is refused with the error "notFound" for the unknown id %j',
    async (id) => {
      for (const [, call] of [...reads, ...writes])
        expect(await outcome(call(owner, id))).toBe('notFound');
    },
  );

  it('cannot be given to colleagues by a teacher without a school', async () => {
    const alone = await addTeacher(database.db);
    const { id } = await create(alone);
    expect(await outcome(shareRoom(database.db, alone, id, true))).toBe('joinSchoolFirst');
    await database.db.update(rooms).set({ isShared: true }).where(eq(rooms.id, id));
    expect(await list(await addTeacher(database.db))).toEqual([]);
  });

  it('can be given to colleagues by a teacher who joined the school after creating the room', async () => {
    const alone = await addTeacher(database.db);
    const { id } = await create(alone);
    const { schoolId } = colleague;
    await database.db.update(teachers).set({ schoolId }).where(eq(teachers.id, alone.id));
    await shareRoom(database.db, { ...alone, schoolId }, id, true);
    expect(await namesFor(colleague)).toEqual(['Rom 12']);
  });
});

it('a shared room remains at the school when the account of its owner is deleted', async () => {
  const shared = await create(owner, 'Delt');
  const kept = await create(owner, 'Privat');
  await shareRoom(database.db, owner, shared.id, true);
  await database.db.delete(teachers).where(eq(teachers.id, owner.id));
  expect(await list(colleague)).toMatchObject([{ name: 'Delt', teacherName: null, isOwn: false }]);
  expect(await outcome(readRoom(database.db, colleague, kept.id))).toBe('notFound');
  expect(await outcome(deleteRoom(database.db, colleague, shared.id))).toBe('forbidden');
});
