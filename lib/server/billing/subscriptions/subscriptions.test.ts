import { and, asc, eq, inArray } from 'drizzle-orm';
import { addDays, startOfDayMs, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import { invoices, mails, payments, schoolOrders, schools } from '@/lib/db/schema/tables';
import { addAdmin, addSchool, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { issueCreditNote } from '../invoices/issue-credit-note';
import { orderPlan } from '../orders/order-plan';
import { applyDueEvents } from './apply-due-events';
import { cancelSubscription, resumeSubscription } from './change-subscription';
import { invoicePaid } from './invoice-paid';
import { readSubscription } from './read-subscription';
import { beginSubscription } from './subscription-row';
import { listUpgrades, upgradeSubscription } from './upgrade-subscription';

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
});

const registered = '2026-08-31';
/** Noon of a day, counted from the registration. */
const day = (number: number) => startOfDayMs(addDays(registered, number)) + 12 * 3600_000;
const trialEnds = 90;
const never = () => false;

let keys = 0;
const order = (plan: 's' | 'm' | 'l' = 's') => ({
  client_key: `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
  lookup_key: `school_plan_${plan}_yearly`,
  organization_name: 'Fjellvik kommune',
  organization_number: '974760673',
  invoice_type: 'ehf' as const,
  invoice_email: null,
  customer_reference: 'Kari',
});

/** A school on the day of its registration. */
async function addSchoolInTrial() {
  const { db } = database;
  const trialExpiresAt = new Date(day(trialEnds));
  const id = await addSchool(db, { trialExpiresAt });
  await beginSubscription(db, { id, trialExpiresAt }, day(0));
  const admin = await addAdmin(db, id, 'Rektor');
  const school = {
    id,
    admin,
    order: (plan: 's' | 'm' | 'l', on: number) => orderPlan(db, admin, id, order(plan), day(on)),
    cancel: (on: number) => cancelSubscription(db, admin, id, day(on)),
    resume: (on: number) => resumeSubscription(db, admin, id, day(on)),
    subscription: async () => (await readSubscription(db, id))!,
    row: async () => (await db.select().from(schools).where(eq(schools.id, id)))[0]!,
    documents: async () => {
      const rows = await db
        .select({ document: invoices })
        .from(invoices)
        .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
        .where(eq(schoolOrders.schoolId, id))
        .orderBy(asc(invoices.number));
      return rows.map(({ document }) => document);
    },
    /** What each document says, with credit notes below zero. */
    sums: async () =>
      (await school.documents()).map(({ type, netOre }) => (type === 'invoice' ? netOre : -netOre)),
    pay: async (on: number) => {
      const { id: invoiceId, totalOre } = (await school.documents()).findLast(
        ({ type }) => type === 'invoice',
      )!;
      await db.transaction(async (tx) => {
        const paidOn = toCalendarDate(day(on));
        const payment = { amountOre: totalOre, paidOn, source: 'byHand' as const };
        const { client_key: key } = order();
        await tx
          .insert(payments)
          .values({ id: key, invoiceId, ...payment, registeredBy: 'kontor@example.no' });
        await invoicePaid(tx, invoiceId, day(on));
      });
    },
  };
  return school;
}

const run = (on: number) => applyDueEvents(database.db, day(on), never);

it('a school begins with its trial, and stops at its end if no one answers', async () => {
  const school = await addSchoolInTrial();
  expect(await school.subscription()).toMatchObject({
    state: 'trial',
    lastTrialDay: addDays(registered, 89),
    nextDueOn: addDays(registered, 82),
  });
  await run(82);
  expect((await school.subscription()).state).toBe('reminded');
  await run(90);
  expect(await school.subscription()).toMatchObject({ state: 'stopped', nextDueOn: null });
  expect(await school.documents()).toEqual([]);
});

it('an order in the trial costs nothing until the trial ends, and is invoiced two weeks before', async () => {
  const school = await addSchoolInTrial();
  await school.order('m', 10);
  expect(await school.row()).toMatchObject({ hasActiveSubscription: true, seatLimit: 35 });
  await run(74);
  expect(await school.documents()).toEqual([]);
  await run(75);
  const [invoice] = await school.documents();
  expect(invoice).toMatchObject({
    issuedOn: addDays(registered, 75),
    periodStart: '2026-11-29',
    periodEnd: '2027-11-28',
    netOre: 1499_00,
  });
  await school.pay(80);
  await run(90);
  expect(await school.subscription()).toMatchObject({ state: 'active', unpaidSince: null });
});

it('what is due is done once, by several nodes at once and after weeks of standing still', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => addSchoolInTrial()));
  for (const school of all) await school.order('s', 1);
  await Promise.all([run(100), run(100), run(100)]);
  await run(100);
  for (const school of all) {
    expect(await school.sums()).toEqual([999_00]);
    expect((await school.subscription()).state).toBe('active');
  }
});

it('a period is followed by the next until the school cancels, whose invoice is then credited', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  await run(90);
  await school.pay(91);
  await run(90 + 365 - 14);
  expect(await school.sums()).toEqual([999_00, 999_00]);
  const nextYear = addDays(registered, 90 + 365 + 366);
  expect((await school.row()).subscriptionCurrentPeriodEnd).toEqual(
    new Date(startOfDayMs(nextYear)),
  );

  const cancelled = await school.cancel(90 + 360);
  expect(cancelled).toMatchObject({ state: 'cancelled', is_renewing: false });
  expect(await school.cancel(90 + 360)).toEqual(cancelled);
  expect(await school.sums()).toEqual([999_00, 999_00, -999_00]);
  expect((await school.row()).subscriptionCurrentPeriodEnd).toEqual(
    new Date(startOfDayMs(addDays(registered, 90 + 365))),
  );

  await school.resume(90 + 361);
  await run(90 + 361);
  expect(await school.sums()).toEqual([999_00, 999_00, -999_00, 999_00]);
  await school.cancel(90 + 362);
  await run(90 + 365);
  expect((await school.subscription()).state).toBe('stopped');
  expect(await school.row()).toMatchObject({ hasActiveSubscription: false });
  await expect(school.resume(90 + 366)).rejects.toMatchObject({ code: 'noSubscription' });
});

it('a school that orders and cancels on the same day pays for the year that it has', async () => {
  const school = await addSchoolInTrial();
  await run(90);
  await school.order('s', 100);
  await school.cancel(100);
  await run(101);
  expect(await school.sums()).toEqual([999_00]);
  await school.pay(102);
  expect((await school.subscription()).state).toBe('cancelled');
});

it('an order that is cancelled in the trial costs nothing', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  await run(80);
  await school.cancel(81);
  expect(await school.sums()).toEqual([999_00, -999_00]);
  expect(await school.row()).toMatchObject({ hasActiveSubscription: false });
  await school.order('l', 82);
  await run(82);
  expect(await school.sums()).toEqual([999_00, -999_00, 1999_00]);
});

it('a school that does not pay is reminded, told when access ends, and gets it back when it pays', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  await run(76);
  await run(107);
  expect((await school.subscription()).state).toBe('overdue');
  await expect(school.order('l', 107)).rejects.toMatchObject({ code: 'paymentOverdue' });
  await run(125);
  expect(await school.subscription()).toMatchObject({
    state: 'grace',
    stopsOn: addDays(registered, 125 + 14),
  });
  await run(138);
  expect(await school.row()).toMatchObject({ hasActiveSubscription: true });
  await run(139);
  expect((await school.subscription()).state).toBe('suspended');
  expect(await school.row()).toMatchObject({ hasActiveSubscription: false });
  await school.pay(150);
  expect((await school.subscription()).state).toBe('active');
  expect(await school.row()).toMatchObject({ hasActiveSubscription: true });
});

it('a payment after the period of a school that was stopped does not begin the next one', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  for (const on of [76, 107, 125, 139]) await run(on);
  const afterPeriod = 90 + 366;
  await school.pay(afterPeriod);
  expect((await school.subscription()).state).toBe('stopped');
  await run(afterPeriod);
  expect(await school.sums()).toEqual([999_00]);
});

describe('after the office has credited a part of an invoice', () => {
  const creditPart = async (invoiceId: string, on: number) =>
    issueCreditNote(
      database.db,
      invoiceId,
      {
        period: { start: '2027-01-01', end: '2027-11-28' },
        lines: [singleLine('Etter avtale', 900_00)],
      },
      day(on),
    );

  it('a cancellation credits what is left', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(76);
    await creditPart((await school.documents())[0]!.id, 77);
    await school.cancel(80);
    expect(await school.sums()).toEqual([999_00, -900_00, -99_00]);
  });

  it('an upgrade credits no more than is left, and shows that', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(90);
    await school.pay(91);
    await creditPart((await school.documents())[0]!.id, 92);
    const [, large] = await listUpgrades(database.db, school.admin, school.id, day(100));
    expect(large?.credit?.net_ore).toBe(99_00);
    await school.order('l', 100);
    const charged = Math.round((1999_00 * 355) / 365);
    expect(await school.sums()).toEqual([999_00, -900_00, -99_00, charged]);
  });
});

describe('an upgrade', () => {
  it('on the day of the order is charged once, on the new plan', async () => {
    const school = await addSchoolInTrial();
    await run(90);
    await school.order('s', 100);
    await school.order('l', 100);
    await run(100);
    expect(await school.sums()).toEqual([1999_00]);
  });

  const upgradeOn = 90 + 100;

  async function upgrade(school: Awaited<ReturnType<typeof addSchoolInTrial>>, on: number) {
    const shown = await listUpgrades(database.db, school.admin, school.id, day(on));
    const { lookup_key, credit, charge } = shown.at(-1)!;
    return upgradeSubscription(
      database.db,
      school.admin,
      school.id,
      {
        ...{ client_key: order().client_key, lookup_key },
        credit_net_ore: credit?.net_ore ?? null,
        charge_net_ore: charge?.net_ore ?? null,
      },
      day(on),
    );
  }

  it('credits the unused days and charges them on the new plan, as was shown', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(90);
    await school.pay(91);
    const upgrades = await listUpgrades(database.db, school.admin, school.id, day(upgradeOn));
    expect(upgrades.map(({ lookup_key }) => lookup_key)).toEqual([
      'school_plan_m_yearly',
      'school_plan_l_yearly',
    ]);
    expect(await upgrade(school, upgradeOn)).toMatchObject({ state: 'active' });
    const [credit, charge] = [Math.round((999_00 * 265) / 365), Math.round((1999_00 * 265) / 365)];
    expect(await school.sums()).toEqual([999_00, -credit, charge]);
    expect(await school.row()).toMatchObject({ seatLimit: 50 });
    await school.pay(upgradeOn);
    await run(90 + 351);
    expect((await school.sums()).at(-1)).toBe(1999_00);
  });

  it('when the next period is invoiced, changes that one too', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(90);
    await school.pay(91);
    await run(90 + 355);
    await upgrade(school, 90 + 355);
    await run(90 + 355);
    const [credit, charge] = [Math.round((999_00 * 10) / 365), Math.round((1999_00 * 10) / 365)];
    expect(await school.sums()).toEqual([999_00, 999_00, -999_00, -credit, charge, 1999_00]);
  });

  it('in the trial costs nothing, whatever was invoiced', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(80);
    await upgrade(school, 81);
    await run(81);
    expect(await school.sums()).toEqual([999_00, -999_00, 1999_00]);
  });

  it('is refused if other sums were shown, and to a teacher who is not admin', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(90);
    await school.pay(91);
    const input = {
      client_key: order().client_key,
      lookup_key: 'school_plan_m_yearly',
      ...{ credit_net_ore: 1, charge_net_ore: 1 },
    };
    const refuse = (who: typeof school.admin) =>
      upgradeSubscription(database.db, who, school.id, input, day(upgradeOn));
    await expect(refuse(school.admin)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const teacher = await addTeacher(database.db, { schoolId: school.id });
    await expect(refuse(teacher)).rejects.toMatchObject({ code: 'forbidden' });
    const stranger = await addTeacher(database.db);
    await expect(refuse(stranger)).rejects.toMatchObject({ code: 'notFound' });
    expect(await school.sums()).toEqual([999_00]);
  });
});

describe('the admins and the address for invoices', () => {
  const mailsOf = async (on: number, readers: string[]) => {
    const rows = await database.db
      .select()
      .from(mails)
      .where(and(eq(mails.queuedAt, new Date(day(on))), inArray(mails.recipient, readers)))
      .orderBy(asc(mails.recipient));
    return rows.map(({ kind, recipient, facts }) => ({ kind, recipient, facts }));
  };

  it('are reminded of an invoice, and told when the plan stops for it, once each', async () => {
    const school = await addSchoolInTrial();
    const byMail = { invoice_type: 'email' as const, invoice_email: 'faktura@fjellvik.example' };
    await orderPlan(database.db, school.admin, school.id, { ...order(), ...byMail }, day(95));
    const readers = ['faktura@fjellvik.example', school.admin.email].sort();
    await run(95);
    await run(125);
    expect(await mailsOf(125, readers)).toEqual([]);
    await run(126);
    await run(126);
    const [invoice] = await school.documents();
    const facts = {
      ...{ customer: 'Fjellvik kommune', number: String(invoice!.number), amount: 124_875 },
      ...{ due: addDays(registered, 125), kid: invoice!.kid },
    };
    const told = (stops: number) =>
      readers.map((recipient) => ({
        ...{ kind: 'reminder', recipient },
        facts: expect.objectContaining({
          ...facts,
          ...{ stops: addDays(registered, stops), isAdmin: recipient === school.admin.email },
        }) as unknown,
      }));
    expect(await mailsOf(126, readers)).toEqual(told(153));
    // The daily run stood still for two days.
    await run(141);
    expect(await mailsOf(141, readers)).toEqual(told(155));
    await run(142);
    expect(await mailsOf(142, readers)).toEqual([]);
  });

  it('are told of a cancellation, and not of its repeat', async () => {
    const school = await addSchoolInTrial();
    await school.order('m', 95);
    await school.cancel(96);
    await school.cancel(97);
    expect(await mailsOf(96, [school.admin.email])).toMatchObject([
      {
        kind: 'cancelled',
        facts: { plan: 'schoolM', ends: addDays(registered, 95 + 364), isAdmin: true },
      },
    ]);
    expect(await mailsOf(97, [school.admin.email])).toEqual([]);
  });
});
