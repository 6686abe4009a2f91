import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { mapListSchema, mapsPerPage, type SaveMap } from '@/lib/contracts/maps/maps';
import { maxDrawnCells } from '@/lib/contracts/rooms/rooms';
import { seatingMaps } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { deleteMap } from './delete-map';
import { listMaps } from './list-maps';
import { saveMap } from './save-map';

const database = testDatabase();
let schoolId: string;
let teacher: TeacherRow;
let made: ClassDetail;

beforeEach(async () => {
  schoolId = await addSchool(database.db);
  teacher = await addTeacher(database.db, { schoolId });
  made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
});

const save = (values: Partial<SaveMap> = {}, atMs = nowMs) =>
  saveMap(database.db, teacher, made.id, rowMap(made.pupils, values), atMs);
const list = async (before: string | null = null, reader = teacher) =>
  mapListSchema.strict().parse(await listMaps(database.db, reader, made.id, before));

/** Maps of the class as the database would have after many years, each a minute older than the one before. */
async function addMany(count: number) {
  await database.db.execute(sql`
    insert into ${seatingMaps} (class_id, room_name, desks, conditions, created_at)
    select ${made.id}::uuid, 'pairs', '[{"row":0,"col":0}]', '[]',
      ${new Date(nowMs).toISOString()}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${count}) n`);
}

describe('the maps of a class', () => {
  it('are listed by date, with name, room, who made them and how many sit there', async () => {
    const trainees = [{ id: randomUUID(), name: 'Ida', desk: { row: 0, col: 3 } }];
    const desks = [0, 1, 2, 3].map((col) => ({ row: 0, col }));
    const first = await save({ name: 'Uke 34', trainees, desks });
    const second = await save({ roomName: 'pairs' }, nowMs + 1);
    const { maps, total, hasMore } = await list();
    expect([total, hasMore]).toEqual([2, false]);
    expect(maps).toMatchObject([
      { id: second.id, name: null, roomName: 'pairs', isActive: true, seatedCount: 3 },
      {
        id: first.id,
        name: 'Uke 34',
        createdBy: teacher.name,
        isActive: false,
        seatedCount: 4,
        layout: { desks, takenDesks: desks },
      },
    ]);
  });

  it('tell those who may edit the class which conditions they break, and no others', async () => {
    const apart = {
      id: randomUUID(),
      type: 'apart' as const,
      pupils: [made.pupils[0]!.id, made.pupils[1]!.id],
    };
    const front = { id: randomUUID(), type: 'front' as const, pupils: [made.pupils[0]!.id] };
    await save({ conditions: [front, apart], broken: [apart.id] });
    const colleague = await addTeacher(database.db, { schoolId });
    expect((await list()).maps[0]!.broken).toEqual([apart]);
    expect((await list(null, colleague)).maps[0]).not.toHaveProperty('broken');
  });

  it('count a pupil of another class beside one who is to sit alone', async () => {
    const [ada] = made.pupils;
    const alone = { id: randomUUID(), type: 'alone' as const, pupils: [ada!.id] };
    const trainees = [{ id: randomUUID(), name: 'Ida', desk: { row: 0, col: 1 } }];
    const seats = [{ pupilId: ada!.id, desk: { row: 0, col: 0 } }];
    await save({ conditions: [alone], seats, trainees, broken: [alone.id] });
    expect((await list()).maps[0]!.broken).toEqual([alone]);
  });

  it('come page by page, none twice and none left out, also where one is deleted between', async () => {
    await addMany(2 * mapsPerPage);
    const first = await list();
    expect([first.maps.length, first.total, first.hasMore]).toEqual([mapsPerPage, 40, true]);
    const last = first.maps.at(-1)!.id;
    await deleteMap(database.db, teacher, last, nowMs);
    const second = await list(last);
    expect([second.maps.length, second.total, second.hasMore]).toEqual([mapsPerPage, 39, false]);
    const ids = [...first.maps, ...second.maps].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2 * mapsPerPage);
  });

  it('are not drawn where the room is very large', async () => {
    const desks = Array.from({ length: maxDrawnCells + 1 }, (_, index) => ({
      row: Math.floor(index / 100),
      col: index % 100,
    }));
    await save({ desks });
    expect((await list()).maps[0]).toMatchObject({ layout: null, seatedCount: 3 });
  });

  it('are read by an index where the class has ten thousand', async () => {
    await addMany(10_000);
    await database.db.execute(sql`analyze ${seatingMaps}`);
    expect((await list()).total).toBe(10_000);
    const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select id from ${seatingMaps}
      where class_id = ${made.id} and deleted_at is null and active_from <= statement_timestamp()
      order by active_from desc, id desc limit 21`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('seating_maps_class_idx');
    expect(plan).not.toContain('Seq Scan');
  });

  it('are not told to teachers who may not see the class, nor after a map of another', async () => {
    const stranger = await addTeacher(database.db);
    await expect(list(null, stranger)).rejects.toMatchObject({ code: 'notFound' });
    await expect(list('x')).rejects.toMatchObject({ code: 'notFound' });
    const other = await addClass(database.db, teacher, 'Sofie');
    const map = await saveMap(database.db, teacher, other.id, rowMap(other.pupils), nowMs);
    await expect(list(map.id)).rejects.toMatchObject({ code: 'notFound' });
  });
});
