import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import { seatingMaps } from '@/lib/db/schema/tables';
import { fromNow } from '@/lib/server/access/kept-maps';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readClass } from '@/lib/server/classes/read-class';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { changeMap } from './change-map';
import { keepTermPlan } from './keep-term-plan';
import { listHistory } from './list-history';
import { readMap, readTermPlan } from './read-map';
import { saveMap } from './save-map';

const database = testDatabase();
let teacher: TeacherRow;
let made: ClassDetail;

beforeEach(async () => {
  teacher = await addTeacher(database.db, { createdAt: new Date() });
  made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
});

const today = () => norwegianDay(Date.now());
const planned = (plannedFor: string, values = {}) => ({
  ...rowMap(made.pupils),
  plannedFor,
  isFixed: false,
  ...values,
});
const weeksAhead = (...weeks: number[]) =>
  weeks.map((count) => planned(daysAfter(today(), 7 * count)));
type Planned = ReturnType<typeof planned>;
const keep = (maps: Planned[], basis: { id: string; version: number }[] = [], atMs = Date.now()) =>
  keepTermPlan(database.db, teacher, made.id, { basis, maps }, atMs);
const ids = (maps: { id: string }[]) => maps.map(({ id }) => id);
const activeId = async () =>
  (await readClass(database.db, teacher, made.id)).maps.find((map) => map.isActive)?.id;
const begin = (id: string) =>
  database.db.update(seatingMaps).set({ activeFrom: fromNow }).where(eq(seatingMaps.id, id));

describe('a term plan', () => {
  it('leaves the active map and the history of the class unchanged until its first map begins', async () => {
    const now = await saveMap(database.db, teacher, made.id, rowMap(made.pupils), Date.now());
    const [first, second] = weeksAhead(1, 4);
    expect(ids(await keep([first!, second!]))).toEqual([first!.id, second!.id]);
    const { maps } = await readClass(database.db, teacher, made.id);
    expect(maps.map((map) => [map.id, map.isActive, map.isToCome])).toEqual([
      [second!.id, false, true],
      [first!.id, false, true],
      [now.id, true, false],
    ]);
    expect(ids(await listHistory(database.db, teacher, made.id))).toEqual([now.id]);

    await begin(first!.id);
    expect(await activeId()).toBe(first!.id);
    expect(ids(await readTermPlan(database.db, teacher, made.id))).toEqual([second!.id]);
    expect(ids(await listHistory(database.db, teacher, made.id))).toEqual([first!.id, now.id]);
  });

  it('leaves the skipped weeks of the class unchanged when the request has no skipped weeks', async () => {
    const maps = weeksAhead(1);
    const skippedWeeks = [40, 52];
    await keepTermPlan(
      database.db,
      teacher,
      made.id,
      { basis: [], maps, skippedWeeks },
      Date.now(),
    );
    await keep(maps);
    expect(await readClass(database.db, teacher, made.id)).toMatchObject({ skippedWeeks });
  });

  it('activates each map at midnight in Norway, in winter and summer', async () => {
    const days = ['2098-01-06', '2098-06-02'];
    const maps = await keep(days.map((day) => planned(day)));
    expect(maps.map((map) => map.activeFrom)).toEqual([
      '2098-01-05T23:00:00.000Z',
      '2098-06-01T22:00:00.000Z',
    ]);
  });

  it('activates the map of today at once, but does not activate the map again for a repeated request', async () => {
    const [first, next] = [planned(today()), planned(daysAfter(today(), 7))];
    expect(ids(await keep([first, next]))).toEqual([next.id]);
    expect(await activeId()).toBe(first.id);
    const other = await saveMap(database.db, teacher, made.id, rowMap(made.pupils), Date.now());
    expect(ids(await keep([first, next]))).toEqual([next.id]);
    expect(await activeId()).toBe(other.id);
  });

  it('replaces the former plan, and restores deleted maps that the new plan includes', async () => {
    const before = weeksAhead(1, 2, 3);
    const kept = await keep(before);
    const changed = { ...before[1]!, seats: [before[1]!.seats[0]!] };
    const after = await keep([changed, ...weeksAhead(5)], kept);
    expect(after.map(({ id, version }) => [id, version])).toEqual([
      [changed.id, 2],
      [expect.any(String), 1],
    ]);
    const again = await keep(before, after);
    expect(ids(again)).toEqual(ids(before));
    expect(again[1]!.seats).toHaveLength(3);
  });

  it('is stored once for repeated requests and does not replace a plan from another tab', async () => {
    const first = weeksAhead(1, 2);
    await keep(first);
    expect(ids(await keep(first))).toEqual(ids(first));
    await expect(keep(weeksAhead(3))).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(ids(await readTermPlan(database.db, teacher, made.id))).toEqual(ids(first));
  });

  it('is refused with a past day, an id of another class or an invalid map', async () => {
    await expect(keep([planned(daysAfter(today(), -1))])).rejects.toMatchObject({
      code: 'seatingInvalid',
    });
    const other = await addClass(database.db, teacher, 'Ola');
    const taken = await saveMap(database.db, teacher, other.id, rowMap(other.pupils), Date.now());
    await expect(keep([planned(daysAfter(today(), 7), { id: taken.id })])).rejects.toMatchObject({
      code: 'idTaken',
    });
    const apart = {
      id: randomUUID(),
      type: 'apart' as const,
      pupils: ids(made.pupils).slice(0, 2),
    };
    await expect(
      keep([...weeksAhead(1), planned(daysAfter(today(), 14), { conditions: [apart] })]),
    ).rejects.toMatchObject({ code: 'seatingInvalid' });
    expect(await readTermPlan(database.db, teacher, made.id)).toEqual([]);
  });

  it('does not overwrite a map that was changed by hand when the request is repeated', async () => {
    const maps = weeksAhead(1, 2);
    const [map] = await keep(maps);
    const { id: _, ...state } = rowMap([...made.pupils].reverse());
    const corrected = { ...state, version: 1 };
    await changeMap(database.db, teacher, map!.id, corrected, Date.now());
    await expect(keep(maps)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const [now] = await readTermPlan(database.db, teacher, made.id);
    expect(now!.version).toBe(2);
  });

  it('sets isFixed on a planned map that is changed by hand, but not on the current map', async () => {
    const [map] = await keep(weeksAhead(1));
    const { id: _, ...state } = rowMap([...made.pupils].reverse());
    await changeMap(database.db, teacher, map!.id, { ...state, version: 1 }, Date.now());
    expect((await readTermPlan(database.db, teacher, made.id))[0]).toMatchObject({
      isFixed: true,
      isToCome: true,
    });
    const now = await saveMap(database.db, teacher, made.id, rowMap(made.pupils), Date.now());
    await changeMap(database.db, teacher, now.id, { ...state, version: 1 }, Date.now());
    expect((await readMap(database.db, teacher, now.id)).isFixed).toBe(false);
  });

  it('is shown to colleagues, but without its conditions, and only editors of the class can change it', async () => {
    const schoolId = await addSchool(database.db);
    teacher = await addTeacher(database.db, { schoolId });
    made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
    const kept = await keep(weeksAhead(1), [], nowMs);
    const colleague = await addTeacher(database.db, { schoolId });
    const [seen] = await readTermPlan(database.db, colleague, made.id);
    expect([seen!.id, seen!.conditions]).toEqual([kept[0]!.id, undefined]);
    await expect(
      keepTermPlan(database.db, colleague, made.id, { basis: kept, maps: [] }, nowMs),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const stranger = await addTeacher(database.db);
    await expect(readTermPlan(database.db, stranger, made.id)).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
