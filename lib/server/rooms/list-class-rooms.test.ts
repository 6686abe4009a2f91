import { randomUUID } from 'node:crypto';
import type { SaveMap } from '@/lib/contracts/maps/maps';
import { classRoomsSchema } from '@/lib/contracts/rooms/rooms';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readMap } from '@/lib/server/maps/read-map';
import { saveMap } from '@/lib/server/maps/save-map';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  rowLayout,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { archiveRoom } from './archive-room';
import { createRoom } from './create-room';
import { deleteRoom } from './delete-room';
import { listClassRooms } from './list-class-rooms';
import { updateRoom } from './update-room';

const database = testDatabase();
let teacher: TeacherRow;
let made: Awaited<ReturnType<typeof addClass>>;

beforeEach(async () => {
  teacher = await addTeacher(database.db, { schoolId: await addSchool(database.db) });
  made = await addClass(database.db, teacher, 'Emma', 'Noah');
});

const create = (owner = teacher) =>
  createRoom(database.db, owner, { id: randomUUID(), name: 'Rom 12', layout: rowLayout() }, nowMs);
const save = (values: Partial<SaveMap>, atMs = nowMs) =>
  saveMap(database.db, teacher, made.id, rowMap(made.pupils, values), atMs);
const list = async () =>
  classRoomsSchema.parse(await listClassRooms(database.db, teacher, made.id));

describe('the rooms of a class', () => {
  it('are listed once each, the last used first', async () => {
    const room = await create();
    const own = { roomId: room.id, roomName: room.name };
    await save({ roomName: 'pairs' }, nowMs);
    await save(own, nowMs + 1);
    await save({ roomName: 'pairs' }, nowMs + 2);
    await save({ roomName: 'pairs', desks: rowLayout(4).desks }, nowMs + 3);
    const found = await list();
    expect(found.map((entry) => [entry.roomId, entry.roomName, entry.layout.desks.length])).toEqual(
      [
        [null, 'pairs', 4],
        [null, 'pairs', 2],
        [room.id, 'Rom 12', 2],
      ],
    );
  });

  it('have their current name and layout', async () => {
    const room = await create();
    await save({ roomId: room.id, roomName: room.name });
    const change = { name: 'Rom 13', layout: rowLayout(8), version: 1 };
    await updateRoom(database.db, teacher, room.id, change, nowMs);
    expect(await list()).toMatchObject([
      { roomId: room.id, version: 2, roomName: 'Rom 13', layout: rowLayout(8) },
    ]);
  });

  it.each([
    ['deleted', (id: string) => deleteRoom(database.db, teacher, id)],
    ['archived', (id: string) => archiveRoom(database.db, teacher, id, true, nowMs)],
  ])(
    'include a room that a map uses, with the layout stored in this map, even if the room is %s',
    async (_, remove) => {
      const room = await create();
      const { marks, boardSide } = rowLayout();
      await save({ roomId: room.id, roomName: room.name, marks, boardSide });
      await remove(room.id);
      expect(await list()).toMatchObject([
        { roomId: null, roomName: 'Rom 12', layout: rowLayout() },
      ]);
    },
  );

  it('are hidden from a teacher without access to the class', async () => {
    const other = await addTeacher(database.db);
    await expect(listClassRooms(database.db, other, made.id)).rejects.toThrow('notFound');
  });
});

describe('a map made for a room', () => {
  it('is unchanged when the room is changed or deleted', async () => {
    const room = await create();
    const { desks, marks, boardSide } = rowLayout();
    const own = { roomId: room.id, roomName: room.name, desks, marks, boardSide };
    const map = await save(own);
    expect(map).toMatchObject({ roomId: room.id, marks, boardSide });
    const change = { name: 'Rom 13', layout: rowLayout(8), version: 1 };
    await updateRoom(database.db, teacher, room.id, change, nowMs);
    expect(await readMap(database.db, teacher, map.id)).toEqual(map);
    await deleteRoom(database.db, teacher, room.id);
    expect(await readMap(database.db, teacher, map.id)).toEqual({ ...map, roomId: null });
  });

  it('does not refer to an unknown room or to the room of a stranger', async () => {
    const stranger = await addTeacher(database.db);
    for (const roomId of [(await create(stranger)).id, randomUUID()]) {
      expect(await save({ roomId })).toMatchObject({ roomId: null, roomName: 'Rom 12' });
    }
  });

  it('is refused if a door is in the position of a desk', async () => {
    const marks = [{ kind: 'door' as const, row: 0, col: 0 }];
    await expect(save({ marks })).rejects.toMatchObject({ code: 'seatingInvalid' });
  });
});
