import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import { nextMonday, termPlanDays } from '@/lib/core/maps/term-plan/plan-days';
import { toSeating } from '@/lib/core/maps/map-seats';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { relationOf } from '@/lib/core/conditions/kinds';
import { makeGroups } from '@/lib/core/seating/groups/make-groups';
import { planMaps } from '@/lib/core/seating/term-plan/plan-maps';
import type { Database } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { keepGroupRounds } from '@/lib/server/classes/group-rounds';
import { keepTermPlan } from '@/lib/server/maps/keep-term-plan';
import { listHistory } from '@/lib/server/maps/list-history';
import type { DemoClass } from './demo-school';

export interface ClassToSeed {
  db: Database;
  teacher: TeacherRow;
  demo: DemoClass;
  pupils: PupilId[];
  conditions: Condition[];
  nowMs: number;
}

const weeksBetween = 3;
const groupSize = 4;
const timeLimitMs = 3000;
const now = () => performance.now();

const idIn = ({ demo }: ClassToSeed, number: number) => `${demo.id.slice(0, -3)}${number}`;

export async function seedPlan(seeded: ClassToSeed): Promise<void> {
  const { db, teacher, demo, pupils, conditions, nowMs } = seeded;
  if (!demo.planned) return;
  const { desks } = standardRoom(demo.room.kind, demo.room.seats);
  const firstDay = nextMonday(daysAfter(norwegianDay(nowMs), 7 * (weeksBetween - 1)));
  const rhythm = { firstDay, everyWeeks: weeksBetween, count: demo.planned, skippedWeeks: [] };
  const days = termPlanDays(rhythm);
  const history = (await listHistory(db, teacher, demo.id)).map(toSeating);
  const maps = days.map(() => ({ conditions }));
  const result = planMaps(
    { room: { desks }, pupils, touch: 'edge', maps, history },
    { seed: `demo-${demo.name}-plan`, timeLimitMs, now },
  );
  if (result.status !== 'planned') throw new Error(`No plan for the demo class ${demo.name}.`);
  const planned = result.maps.map((seating, index) => ({
    id: idIn(seeded, 800 + index),
    plannedFor: days[index]!,
    isFixed: false,
    ...{ roomName: demo.room.kind, desks, marks: [], boardSide: 'top' as const, conditions },
    seats: Object.entries(seating).map(([pupilId, desk]) => ({ pupilId, desk })),
    ...{ trainees: [], emptyDesks: [], locked: [], broken: [] },
  }));
  await keepTermPlan(db, teacher, demo.id, { basis: [], maps: planned }, nowMs);
}

export async function seedRounds(seeded: ClassToSeed): Promise<void> {
  const { db, teacher, demo, pupils, conditions, nowMs } = seeded;
  const { rounds: count } = demo;
  if (!count) return;
  const result = makeGroups(
    {
      pupils,
      division: { size: groupSize },
      rounds: count,
      conditions: conditions.filter((one) => relationOf(one) !== undefined),
    },
    { seed: `demo-${demo.name}-groups`, timeLimitMs, now },
  );
  if (result.status !== 'made') throw new Error(`No groups for the demo class ${demo.name}.`);
  const rounds = result.rounds.map((groups, index) => ({
    id: idIn(seeded, 700 + index),
    version: 0,
    day: daysAfter(norwegianDay(nowMs), -7 * (count - index)),
    groups,
  }));
  await keepGroupRounds(db, teacher, demo.id, { rounds }, nowMs);
}
