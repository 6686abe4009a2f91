import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { keepTermPlan } from './keep-term-plan';
import { readTermPlanFile } from './read-term-plan-file';

const database = testDatabase();
const query = { lang: 'en', view: undefined, paper: 'a4' } as const;

async function classWithTermPlan() {
  useTestEnvironment({ url: 'postgres://nobody@127.0.0.1:1/nothing', db: database.db });
  const schoolId = await addSchool(database.db);
  const teacher = await addTeacher(database.db, { schoolId });
  const made = await addClass(database.db, teacher, 'Emma', 'Noah', 'Nora');
  const map = rowMap(made.pupils);
  const days = [7, 28].map((count) => daysAfter(norwegianDay(Date.now()), count));
  const maps = [
    { ...map, plannedFor: days[0]!, isFixed: false },
    { ...rowMap(made.pupils), seats: map.seats.slice(0, 2), plannedFor: days[1]!, isFixed: false },
  ];
  await keepTermPlan(database.db, teacher, made.id, { basis: [], maps }, nowMs);
  return { schoolId, teacher, made, days };
}

it('a term plan file shows the seat of each pupil on each day', async () => {
  const { teacher, made, days } = await classWithTermPlan();
  const { sheet, name } = await readTermPlanFile(database.db, teacher, made.id, 'pdf', query);
  expect(sheet.pupils).toEqual([
    { name: 'Emma', places: ['Row 1, seat 1', 'Row 1, seat 1'] },
    { name: 'Noah', places: ['Row 1, seat 2', 'Row 1, seat 2'] },
    { name: 'Nora', places: ['Row 1, seat 3', 'No seat'] },
  ]);
  expect(sheet.days.map(({ map }) => map.seats.length)).toEqual([3, 2]);
  expect(name.fileName).toBe(`plan-seating-maps-${made.name}-${days[0]}.pdf`);
});

it('the download of a term plan file is refused without access to the class or without a term plan', async () => {
  const { schoolId, teacher, made } = await classWithTermPlan();
  const read = (by: typeof teacher, classId = made.id) =>
    readTermPlanFile(database.db, by, classId, 'xlsx', query);
  expect((await read(await addTeacher(database.db, { schoolId }))).sheet.days).toHaveLength(2);
  const notFound = { code: 'notFound' };
  await expect(read(await addTeacher(database.db))).rejects.toMatchObject(notFound);
  const other = await addClass(database.db, teacher, 'Ola');
  await expect(read(teacher, other.id)).rejects.toMatchObject(notFound);
});
