import { eq } from 'drizzle-orm';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { mapAbsences } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { archiveClass } from '@/lib/server/classes/archive-class';
import { updateClass } from '@/lib/server/classes/update-class';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { findAbsences, listAbsences, putAbsence } from './map-absences';
import { saveMap } from './save-map';

const database = testDatabase();
let teacher: TeacherRow;
let substitute: TeacherRow;
let made: ClassDetail;
let mapId: string;

beforeEach(async () => {
  const schoolId = await addSchool(database.db);
  teacher = await addTeacher(database.db, { schoolId });
  substitute = await addTeacher(database.db, { schoolId, name: 'Vikar' });
  made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
  mapId = (await saveMap(database.db, teacher, made.id, rowMap(made.pupils), nowMs)).id;
});

const today = '2026-08-20';
const dayMs = 24 * 60 * 60 * 1000;
async function mark(index: number, away: boolean, day = today, by = substitute, atMs = nowMs) {
  const change = { pupilId: made.pupils[index]!.id, away };
  return (await putAbsence(database.db, by, mapId, day, change, atMs)).away;
}
const list = async (day = today) =>
  (await listAbsences(database.db, teacher, mapId, day, nowMs)).away;
const away = (index: number, markedBy = 'Vikar') => ({ pupilId: made.pupils[index]!.id, markedBy });

describe('the absences of a day', () => {
  it('can be marked and unmarked by any teacher with access to the map', async () => {
    expect(await mark(1, true)).toEqual([away(1)]);
    expect(await mark(0, true)).toEqual([away(0), away(1)]);
    expect(await list()).toEqual([away(0), away(1)]);
    expect(await mark(1, false, today, teacher)).toEqual([away(0)]);
  });

  it('are complete after simultaneous and repeated requests', async () => {
    await Promise.all([mark(0, true), mark(1, true), mark(0, true), mark(2, true, today, teacher)]);
    expect(await list()).toEqual([away(0), away(1), away(2, teacher.name)]);
    await Promise.all([mark(0, false), mark(0, false)]);
    expect(await list()).toHaveLength(2);
  });

  it('do not apply to another day', async () => {
    await mark(0, true);
    expect(await list('2026-08-21')).toEqual([]);
  });

  it.each([
    ['accepted a week ahead', '2026-08-27', undefined],
    ['accepted a week back', '2026-08-13', undefined],
    ['refused eight days ahead', '2026-08-28', 'invalidRequest'],
    ['refused eight days back', '2026-08-12', 'invalidRequest'],
    ['refused on a day that does not exist', '2026-02-30', 'notFound'],
    ['refused with a malformed day', 'today', 'notFound'],
  ])('are accepted up to a week ahead or back: an absence is %s', async (_, day, code) => {
    const asked = mark(0, true, day);
    if (code) await expect(asked).rejects.toMatchObject({ code });
    else expect(await asked).toEqual([away(0)]);
    const listed = list(day);
    if (code) await expect(listed).rejects.toMatchObject({ code });
    else expect(await listed).toEqual([away(0)]);
  });

  it('are deleted when another absence is marked more than a week later', async () => {
    await mark(0, true);
    await mark(1, true, '2026-08-28', substitute, nowMs + 8 * dayMs);
    const rows = await database.db.select().from(mapAbsences).where(eq(mapAbsences.mapId, mapId));
    expect(rows.map(({ day }) => day)).toEqual(['2026-08-28']);
  });

  it('are also deleted when an absence in another class is marked more than a week later', async () => {
    const other = await addClass(database.db, teacher, 'Sofie');
    const { id } = await saveMap(database.db, teacher, other.id, rowMap(other.pupils), nowMs);
    const change = { pupilId: other.pupils[0]!.id, away: true };
    await putAbsence(database.db, teacher, id, today, change, nowMs);
    await mark(1, true, '2026-08-28', substitute, nowMs + 8 * dayMs);
    expect(await database.db.$count(mapAbsences, eq(mapAbsences.mapId, id))).toBe(0);
  });

  it('are returned for the download of a map only if the request names a day close to today', async () => {
    await mark(0, true);
    const find = (day?: string) => findAbsences(database.db, teacher, mapId, day, nowMs);
    expect(await find(today)).toEqual({ day: today, pupils: [made.pupils[0]!.id] });
    expect(await find('2026-09-20')).toBeUndefined();
    expect(await find()).toBeUndefined();
  });

  it('are deleted when a map of the class is saved more than a week later', async () => {
    await mark(0, true);
    await saveMap(database.db, teacher, made.id, rowMap(made.pupils), nowMs + 8 * dayMs);
    expect(await database.db.$count(mapAbsences, eq(mapAbsences.mapId, mapId))).toBe(0);
  });

  it('are refused for a pupil of another class and deleted with their pupil', async () => {
    const other = await addClass(database.db, teacher, 'Sofie');
    const stranger = { pupilId: other.pupils[0]!.id, away: true };
    await expect(
      putAbsence(database.db, teacher, mapId, today, stranger, nowMs),
    ).rejects.toMatchObject({ code: 'notFound' });
    await mark(0, true);
    const pupils = made.pupils.slice(1);
    await updateClass(database.db, teacher, made.id, { ...made, pupils }, nowMs);
    expect(await list()).toEqual([]);
  });

  it('cannot be marked by a stranger or on a map of an archived class', async () => {
    const stranger = await addTeacher(database.db);
    await expect(mark(0, true, today, stranger)).rejects.toMatchObject({ code: 'notFound' });
    await archiveClass(database.db, teacher, made.id, { ...made, archived: true }, nowMs);
    await expect(mark(0, true)).rejects.toMatchObject({ code: 'classArchived' });
  });
});
