import { brokenConditions } from '@/lib/core/conditions/checker';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { countRepeats } from '@/lib/core/seating/groups/check-rounds';
import { listGroupRounds } from '@/lib/server/classes/group-rounds';
import { readTermPlan } from '@/lib/server/maps/read-map';
import { addClass, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { demoClasses } from './demo-school';
import { seedPlan, seedRounds } from './seed-ahead';

const database = testDatabase();
const nowMs = Date.now();
const today = norwegianDay(nowMs);
const demo = demoClasses.find(({ planned, rounds }) => planned > 0 && rounds > 0)!;

async function classToSeed() {
  const teacher = await addTeacher(database.db, { createdAt: new Date() });
  const made = await addClass(database.db, teacher, ...demo.pupils);
  const pupils = made.pupils.map(({ id }) => id);
  const conditions = [
    { id: made.id, type: 'apart' as const, pupils: pupils.slice(0, 3) },
    { id: teacher.id, type: 'fixed' as const, pupil: pupils[3]!, desk: { row: 0, col: 0 } },
  ];
  const { db } = database;
  return { db, teacher, demo: { ...demo, id: made.id }, pupils, conditions, nowMs };
}

it('the demo seed stores future seating maps that meet all conditions', async () => {
  const seeded = await classToSeed();
  await seedPlan(seeded);
  await seedPlan(seeded);
  const plan = await readTermPlan(database.db, seeded.teacher, seeded.demo.id);
  expect(plan).toHaveLength(demo.planned);
  expect(plan[0]!.plannedFor! > daysAfter(today, 14)).toBe(true);
  for (const { seats } of plan) {
    const seating = Object.fromEntries(seats.map(({ pupil, desk }) => [pupil.id, desk]));
    expect(seats).toHaveLength(seeded.pupils.length);
    const room = standardRoom(demo.room.kind, demo.room.seats);
    expect(brokenConditions(room, seeded.conditions, seating)).toEqual([]);
  }
});

it('the demo seed stores two group rounds in which no pair is repeated', async () => {
  const seeded = await classToSeed();
  await seedRounds(seeded);
  await seedRounds(seeded);
  const rounds = await listGroupRounds(database.db, seeded.teacher, seeded.demo.id);
  expect(rounds.map(({ day }) => day)).toEqual([daysAfter(today, -7), daysAfter(today, -14)]);
  const problem = { ...seeded, division: { size: 4 }, rounds: 2 };
  expect(
    countRepeats(
      problem,
      rounds.map(({ groups }) => groups),
    ),
  ).toBe(0);
});
