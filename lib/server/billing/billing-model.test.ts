import fc from 'fast-check';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { openTestDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { applyDueEvents } from './agreement/apply-due-events';
import { dunInvoices } from './account/dun-invoices';
import { history, type Step } from './testing/histories';
import { findBroken } from './testing/invariants';
import { deliver, SchoolUnderTest } from './testing/school-under-test';

/** As many as a minute of the gate holds; more for a longer run, which goes on until one of them breaks something. */
const histories = 200;
const schoolsAtOnce = 200;
/** Another one each time; a failure names it. */
const seed = Date.now() % 1e9;
const dayMs = 24 * 60 * 60 * 1000;
const firstMs = Date.UTC(2026, 7, 31, 10);
const lastDay = 1100;
/** The daily run stands still on each second day. */
const daysBetweenRuns = 2;
const never = () => false;

/** Lets the schools live through their histories on one clock; throws when an invariant breaks. */
async function live(all: readonly (readonly Step[])[]): Promise<void> {
  const { db, url, close } = await openTestDatabase();
  try {
    useTestEnvironment({ url, db });
    setTestVariables({ DEMO: 'true' });
    captureLog();
    const schools = await Promise.all(all.map(() => SchoolUnderTest.open(db, url, firstMs)));
    const plans = all.map((steps) => {
      let day = 0;
      return steps.map((each) => ({ day: (day += each.days), each }));
    });
    const historyOf = (schoolId: string | null) => {
      const index = schools.findIndex(({ id }) => id === schoolId);
      return index < 0
        ? ''
        : `\n  ${plans[index]!.map((each) => JSON.stringify(each)).join('\n  ')}`;
    };
    const check = async (nowMs: number) => {
      const today = toCalendarDate(nowMs);
      const broken = await findBroken(db, today);
      for (const { id, problems } of schools) {
        if (problems[0]) broken.push({ schoolId: id, found: problems[0] });
      }
      const told = broken.map(({ schoolId, found }) => `${found}${historyOf(schoolId)}`);
      if (told.length > 0) throw new Error(`Seed ${seed}, ${today}:\n${told.join('\n')}`);
    };
    for (let day = 0; day <= lastDay; day += daysBetweenRuns) {
      const nowMs = firstMs + day * dayMs;
      await applyDueEvents(db, nowMs, never);
      await dunInvoices(db, nowMs, never);
      await deliver(db, schools, nowMs);
      if (day % 30 === 0 || day === lastDay) await check(nowMs);
      const acts = plans.map(async (plan, index) => {
        for (const { day: on, each } of plan)
          if (on >= day && on < day + daysBetweenRuns) await schools[index]!.act(each, nowMs);
      });
      await Promise.all(acts);
    }
  } finally {
    await close();
  }
}

it('whatever happens in whatever order, accounts, documents, dunning and access agree', async () => {
  const all = fc.sample(history, { seed, numRuns: histories });
  for (let first = 0; first < histories; first += schoolsAtOnce) {
    await live(all.slice(first, first + schoolsAtOnce));
  }
}, 3_600_000);
