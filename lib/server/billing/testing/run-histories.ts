import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import {
  addDays,
  toCalendarDate,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import { openTestDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { applyDueEvents } from '../agreement/apply-due-events';
import { dunInvoices } from '../receivables/dun-invoices';
import { readClosedCredits } from '../office/billing-failures';
import { history, type Step } from './histories';
import { findWrongAccess } from './check-access';
import { findBroken, type Broken } from './invariants';
import { namingClient } from './naming-client';
import { RecordingPost } from './recording-post';
import { SchoolUnderTest } from './school-under-test';

const schoolsAtOnce = 200;
const dayMs = 24 * 60 * 60 * 1000;
const firstMs = Date.UTC(2026, 7, 31, 10);
const lastDay = 1110;
const daysBetweenRuns = 3;
const daysBetweenChecks = 30;
const never = () => false;

interface Run {
  histories: number;
  seed: number;
  after?: number;
  onProgress?: (done: number) => void;
}

export async function runHistories({ histories, seed, after = 0, onProgress }: Run): Promise<void> {
  const all = fc.sample(history, { seed, numRuns: histories });
  for (let first = after; first < histories; first += schoolsAtOnce) {
    await live(all.slice(first, first + schoolsAtOnce), `Seed ${seed}`);
    onProgress?.(Math.min(histories, first + schoolsAtOnce));
  }
}

async function live(all: readonly (readonly Step[])[], name: string): Promise<void> {
  const { db, url, close } = await openTestDatabase({ Client: namingClient });
  try {
    useTestEnvironment({ url, db });
    setTestVariables({ DEMO: 'true' });
    captureLog();
    const post = new RecordingPost();
    const schools = await Promise.all(all.map(() => SchoolUnderTest.open(db, url, post, firstMs)));
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
    const fail = (broken: readonly Broken[], today: CalendarDate) => {
      const found = broken.map((each) => `${each.found}${historyOf(each.schoolId)}`);
      if (found.length > 0) throw new Error(`${name}, ${today}:\n${found.join('\n')}`);
    };
    const checkAccess = async (nowMs: number) => {
      const today = toCalendarDate(nowMs);
      const ids = schools.map(({ id }) => id);
      const days = Array.from({ length: daysBetweenRuns }, (_, index) => addDays(today, index));
      fail(await findWrongAccess(db, ids, days), today);
    };
    const check = async (nowMs: number) => {
      const today = toCalendarDate(nowMs);
      const broken = await findBroken(db, today);
      const ofAll = [await findUnseen(db), await post.findUndelivered(db)];
      for (const found of ofAll) if (found) broken.push({ schoolId: null, found });
      for (const school of schools) {
        await school.checkPromises();
        const { id, problems } = school;
        if (problems[0]) broken.push({ schoolId: id, found: problems[0] });
      }
      fail(broken, today);
    };
    for (let day = 0; day <= lastDay; day += daysBetweenRuns) {
      const nowMs = firstMs + day * dayMs;
      post.nowMs = nowMs;
      const process = { db, nowMs, isKilled: never };
      await Promise.all([
        applyDueEvents(db, nowMs, never),
        dunInvoices(db, nowMs, never),
        post.deliverDocuments(process),
        post.sendMails(process),
      ]);
      if (day === lastDay) for (const school of schools) await school.checkMoney();
      await checkAccess(nowMs);
      if (day % daysBetweenChecks === 0) await check(nowMs);
      const today = plans.map((plan) =>
        plan.filter(({ day: on }) => on >= day && on < day + daysBetweenRuns),
      );
      const isOfAll = (steps: (typeof today)[number]) =>
        steps.some(({ each: { event, beside } }) =>
          [event.kind, beside?.kind].includes('dailyRun'),
        );
      for (const isAlone of [true, false]) {
        const acts = today.map(async (steps, index) => {
          if (isOfAll(steps) === isAlone) return;
          for (const { each } of steps) await schools[index]!.act(each, nowMs, isAlone);
        });
        await Promise.all(acts);
      }
    }
  } finally {
    await close();
  }
}

async function findUnseen(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ credits: number }>(sql`
    select count(*)::int as credits from school_balances b
    where b.balance_ore < 0 and not exists (select 1 from teachers t where t.school_id = b.school_id)`);
  const { length: count } = await readClosedCredits(db);
  const { credits } = rows[0]!;
  if (count === credits) return null;
  return `${credits} closed schools have a credit, and the office sees ${count}`;
}
