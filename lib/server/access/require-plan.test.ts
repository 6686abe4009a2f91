import { randomUUID } from 'node:crypto';
import { addDays, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { createClass } from '@/lib/server/classes/create-class';
import { listClasses } from '@/lib/server/testing/list-classes';
import { readClass } from '@/lib/server/classes/read-class';
import { listHistory } from '@/lib/server/maps/list-history';
import { readMap } from '@/lib/server/maps/read-map';
import { saveMap } from '@/lib/server/maps/save-map';
import {
  addClass,
  addSchool,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { addPlan } from '@/lib/server/testing/add-order';
import { requirePlan } from './require-plan';

const dayMs = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(nowMs + days * dayMs);
const database = testDatabase();

const ended = { trialExpiresAt: at(-1) };
const noPlan = { code: 'noActivePlan' };

describe('requirePlan', () => {
  it.each([
    ['a trial that ends tomorrow', { trialExpiresAt: at(1) }, null],
    ['a personal subscription', { ...ended, hasActivePersonalSubscription: true }, null],
    ['a school subscription', ended, {}],
    ['a school subscription on its last day', ended, { endsOn: toCalendarDate(nowMs) }],
  ])('accepts a teacher with an active plan: %s', async (_, values, plan) => {
    const { db } = database;
    const schoolId = plan && (await addSchool(db));
    if (schoolId) await addPlan(db, schoolId, plan);
    const teacher = await addTeacher(db, { ...values, schoolId });
    await expect(requirePlan(db, teacher, nowMs)).resolves.toBeUndefined();
  });

  it.each([
    ['an ended trial', ended, null],
    ['a trial that ends now', { trialExpiresAt: at(0) }, null],
    [
      'an expired personal subscription',
      {
        ...ended,
        hasActivePersonalSubscription: true,
        personalSubscriptionCurrentPeriodEnd: at(-1),
      },
      null,
    ],
    ['an expired school subscription', ended, { endsOn: addDays(toCalendarDate(nowMs), -1) }],
    ['a school without a subscription', ended, 'none'],
  ] as const)('refuses a teacher without an active plan: %s', async (_, values, plan) => {
    const { db } = database;
    const schoolId = plan && (await addSchool(db));
    if (schoolId && plan !== 'none') await addPlan(db, schoolId, plan);
    const teacher = await addTeacher(db, { ...values, schoolId });
    await expect(requirePlan(db, teacher, nowMs)).rejects.toMatchObject(noPlan);
  });
});

describe('without an active plan', () => {
  it('a teacher can read classes and maps but cannot create any', async () => {
    const { db } = database;
    const teacher = await addTeacher(db, { trialExpiresAt: at(1) });
    const made = await addClass(db, teacher, 'Emma', 'Noah');
    const map = await saveMap(db, teacher, made.id, rowMap(made.pupils), nowMs);
    const later = nowMs + 2 * dayMs;

    const another = { id: randomUUID(), grade: '5', name: '5B', pupils: [] };
    await expect(createClass(db, teacher, another, later)).rejects.toMatchObject(noPlan);
    await expect(saveMap(db, teacher, made.id, rowMap(made.pupils), later)).rejects.toMatchObject(
      noPlan,
    );

    expect(await listClasses(db, teacher)).toMatchObject([{ id: made.id }]);
    expect((await readClass(db, teacher, made.id)).pupils).toEqual(made.pupils);
    expect((await readMap(db, teacher, map.id)).seats).toHaveLength(2);
    expect(await listHistory(db, teacher, made.id)).toHaveLength(1);
  });
});
