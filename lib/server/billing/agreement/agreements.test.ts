import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ActOf } from '@/lib/contracts/billing/office';
import { addDays, startOfDayMs, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { forDays, withVat, yearlyOre } from '@/lib/core/billing/testing/prices';
import {
  dunning,
  invoiceBalances,
  invoices,
  mails,
  schoolBilling,
  schoolOrders,
} from '@/lib/db/schema/tables';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { addAdmin, addSchool, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { dunInvoices } from '../receivables/dun-invoices';
import { creditForOffice } from '../office/credit-invoice';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { readOfficeInvoice } from '../office/read-office-invoice';
import { orderPlan } from '../orders/order-plan';
import { changePayer } from '../overview/change-payer';
import { readSchoolAccess } from '@/lib/server/access/school-access';
import { registerPayment } from '../payments/register-payment';
import { deliverDocuments, deliverReminders } from '../testing/deliver-all';
import { applyDueEvents } from './apply-due-events';
import { cancelSubscription, resumeSubscription } from './cancel-agreement';
import { readStanding } from '@/lib/server/access/standing';
import { toSubscription } from './to-subscription';
import { listUpgrades, upgradeSubscription } from './upgrade-agreement';
import { readSchoolBilling } from '../overview/read-school-billing';

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
});

const registered = '2026-08-31';
/** Noon of a day, counted from the registration. */
/** The time that the test has come to. */
let clockMs = 0;
const day = (number: number) =>
  (clockMs = startOfDayMs(addDays(registered, number)) + 12 * 3600_000);
const trialEnds = 90;
const never = () => false;
const clerk = { email: 'kontor@example.no' } as OfficeClerk;

const { schoolS, schoolM, schoolL } = yearlyOre;
/** What the largest plan costs more than the smallest for so many days of a year. */
const largerForDays = (days: number) => forDays(schoolL, days) - forDays(schoolS, days);

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
  const admin = await addAdmin(db, id, 'Rektor');
  const school = {
    id,
    admin,
    order: (plan: 's' | 'm' | 'l', on: number) => orderPlan(db, admin, id, order(plan), day(on)),
    cancel: (on: number) => cancelSubscription(db, admin, id, day(on)),
    resume: (on: number) => resumeSubscription(db, admin, id, day(on)),
    subscription: async (on: number) => toSubscription(db, (await readStanding(db, id))!, day(on)),
    billing: async () =>
      (await db.select().from(schoolBilling).where(eq(schoolBilling.schoolId, id)))[0]!,
    access: () => readSchoolAccess(db, id, clockMs),
    documents: async () => {
      const rows = await db
        .select({ document: invoices })
        .from(invoices)
        .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
        .where(eq(schoolOrders.schoolId, id))
        .orderBy(asc(invoices.number));
      return rows.map(({ document }) => document);
    },
    /** The sum of each document, with credit notes below zero. */
    sums: async () =>
      (await school.documents()).map(({ type, netOre }) => (type === 'invoice' ? netOre : -netOre)),
    /** The amount left of each invoice. */
    left: async () => {
      const ids = (await school.documents()).map((document) => document.id);
      const rows = await db
        .select()
        .from(invoiceBalances)
        .where(inArray(invoiceBalances.invoiceId, ids))
        .orderBy(asc(invoiceBalances.number));
      return rows.map(({ leftOre }) => leftOre);
    },
    /** Pays what is left of the latest invoice that is open, and so much more. Returns the payment's id. */
    pay: async (on: number, moreOre = 0) => {
      const left = await school.left();
      const index = left.findLastIndex((ore) => ore > 0);
      const seenLeftOre = left[index]!;
      const issued = (await school.documents()).filter(({ type }) => type === 'invoice');
      const paidOn = toCalendarDate(day(on));
      const amountOre = seenLeftOre + moreOre;
      const payment = { reference: randomUUID(), amountOre, paidOn, seenLeftOre };
      await registerPayment(db, clerk, issued[index]!.id, payment, day(on));
      return payment.reference;
    },
    /** The steps of dunning that were taken, with their days. */
    steps: async () => {
      const ids = (await school.documents()).map((document) => document.id);
      const rows = await db.select().from(dunning).where(inArray(dunning.invoiceId, ids));
      return rows.map(({ step, takenOn }) => [step, takenOn]).sort();
    },
  };
  return school;
}

/** The daily run without the post. */
async function runWithoutPost(on: number) {
  await applyDueEvents(database.db, day(on), never);
  await dunInvoices(database.db, day(on), never);
}

/** The daily run, whose documents and mails arrive the same day. */
async function run(on: number) {
  await runWithoutPost(on);
  await deliverDocuments(database.db, day(on));
  await deliverReminders(database.db, day(on));
}

it('a school without an answer is reminded in the trial and stopped after it', async () => {
  const school = await addSchoolInTrial();
  expect(await school.subscription(0)).toMatchObject({
    state: 'trial',
    last_trial_day: addDays(registered, 89),
  });
  await run(1);
  expect(await school.billing()).toMatchObject({ nextDueOn: addDays(registered, 82) });
  expect((await school.subscription(82)).state).toBe('trial');
  await run(82);
  expect((await school.subscription(82)).state).toBe('reminded');
  expect((await school.subscription(89)).state).toBe('reminded');
  await run(90);
  expect((await school.subscription(90)).state).toBe('stopped');
  expect(await school.billing()).toMatchObject({ nextDueOn: null, problem: null });
  expect(await school.documents()).toEqual([]);
});

it('an order in the trial is invoiced two weeks before the end of the trial', async () => {
  const school = await addSchoolInTrial();
  await school.order('m', 10);
  expect(await school.access()).toMatchObject({ isActive: true, seatLimit: 35 });
  await run(75);
  expect(await school.documents()).toEqual([]);
  await run(76);
  const [invoice] = await school.documents();
  expect(invoice).toMatchObject({
    issuedOn: addDays(registered, 76),
    periodStart: '2026-11-29',
    periodEnd: '2027-11-28',
    netOre: schoolM,
  });
  await school.pay(80);
  await run(90);
  expect((await school.subscription(90)).state).toBe('active');
  expect(await school.left()).toEqual([0]);
});

it('a late daily run bills and reminds each school once, even if several nodes run it', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => addSchoolInTrial()));
  for (const school of all) await school.order('s', 1);
  await Promise.all([run(100), run(100), run(100)]);
  await run(100);
  for (const school of all) {
    expect(await school.sums()).toEqual([schoolS]);
    expect((await school.subscription(100)).state).toBe('active');
  }
  await Promise.all([run(131), run(131), run(131)]);
  for (const school of all) {
    expect(await school.steps()).toEqual([['reminded', addDays(registered, 131)]]);
  }
});

it('an agreement renews until it is cancelled, which credits the invoice for the next period', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  await run(90);
  await school.pay(91);
  await run(90 + 365 - 14);
  expect(await school.sums()).toEqual([schoolS, schoolS]);
  const nextYear = addDays(registered, 90 + 365 + 366);
  expect((await school.access()).periodEnd).toEqual(new Date(startOfDayMs(nextYear)));

  const cancelled = await school.cancel(90 + 360);
  expect(cancelled).toMatchObject({ state: 'cancelled', is_renewing: false });
  expect(await school.cancel(90 + 360)).toEqual(cancelled);
  expect(await school.sums()).toEqual([schoolS, schoolS, -schoolS]);
  expect(await school.left()).toEqual([0, 0]);
  expect((await school.access()).periodEnd).toEqual(
    new Date(startOfDayMs(addDays(registered, 90 + 365))),
  );

  await school.resume(90 + 361);
  await run(90 + 361);
  expect(await school.sums()).toEqual([schoolS, schoolS, -schoolS, schoolS]);
  await school.cancel(90 + 362);
  await run(90 + 365);
  expect((await school.subscription(90 + 365)).state).toBe('stopped');
  expect(await school.access()).toMatchObject({ isActive: false });
  await expect(school.resume(90 + 366)).rejects.toMatchObject({ code: 'noSubscription' });
});

it('a school that orders and cancels on the same day pays for one year', async () => {
  const school = await addSchoolInTrial();
  await run(90);
  await school.order('s', 100);
  await school.cancel(100);
  await run(101);
  expect(await school.sums()).toEqual([schoolS]);
  await school.pay(102);
  expect((await school.subscription(102)).state).toBe('cancelled');
});

it('an invoice of the day is not credited by a node whose clock is a minute behind', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  const midnight = startOfDayMs(addDays(registered, 76));
  await applyDueEvents(database.db, midnight, never);
  expect(await school.sums()).toEqual([schoolS]);
  await resumeSubscription(database.db, school.admin, school.id, midnight - 60_000);
  expect(await school.sums()).toEqual([schoolS]);
});

it('an invoice that was issued 15 instead of 14 days before its period is not credited', async () => {
  const school = await addSchoolInTrial();
  const { id } = await school.order('s', 1);
  await issueOrderInvoice(database.db, id, invoiceFacts.seller, day(75));
  await database.db
    .update(schoolBilling)
    .set({ nextDueOn: addDays(registered, 75) })
    .where(eq(schoolBilling.schoolId, school.id));
  await run(75);
  await run(76);
  expect(await school.sums()).toEqual([schoolS]);
});

it('a school that does not pay is reminded and suspended, and regains access by paying', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  await run(76);
  await run(106);
  expect((await school.subscription(106)).state).toBe('active');
  await run(107);
  expect((await school.subscription(107)).state).toBe('overdue');
  await run(120);
  expect((await school.subscription(120)).state).toBe('overdue');
  await run(121);
  expect(await school.subscription(121)).toMatchObject({
    state: 'grace',
    stops_on: addDays(registered, 121 + 14),
  });
  await run(134);
  expect(await school.access()).toMatchObject({ isActive: true });
  await run(135);
  expect((await school.subscription(135)).state).toBe('suspended');
  expect(await school.access()).toMatchObject({ isActive: false });
  await school.pay(150);
  expect((await school.subscription(150)).state).toBe('active');
  expect(await school.access()).toMatchObject({ isActive: true });
  await run(200);
  expect(await school.steps()).toHaveLength(3);
});

it('each dunning step waits for the delivery of the invoice or the previous mail', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  await runWithoutPost(76);
  await runWithoutPost(110);
  expect(await school.steps()).toEqual([]);
  await deliverDocuments(database.db, day(110));
  await runWithoutPost(123);
  expect(await school.steps()).toEqual([]);
  await runWithoutPost(124);
  const reminded = ['reminded', addDays(registered, 124)];
  expect(await school.steps()).toEqual([reminded]);
  await runWithoutPost(170);
  expect(await school.steps()).toEqual([reminded]);
  await deliverReminders(database.db, day(170));
  await runWithoutPost(184);
  const told = ['told', addDays(registered, 184)];
  expect(await school.steps()).toEqual([reminded, told]);
  await runWithoutPost(230);
  expect(await school.steps()).toEqual([reminded, told]);
  expect(await school.access()).toMatchObject({ isActive: true });
  await deliverReminders(database.db, day(230));
  await runWithoutPost(243);
  expect(await school.access()).toMatchObject({ isActive: true });
  await runWithoutPost(244);
  expect(await school.access()).toMatchObject({ isActive: false });
});

it('a stopped school that pays after its period does not start a new period', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  for (const on of [76, 107, 121, 135]) await run(on);
  const afterPeriod = 90 + 366;
  await school.pay(afterPeriod);
  expect((await school.subscription(afterPeriod)).state).toBe('stopped');
  await run(afterPeriod);
  expect(await school.sums()).toEqual([schoolS]);
});

it('a stopped agreement ends with its period and bills no further period', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  for (const on of [76, 107, 121, 135, 90 + 355, 90 + 365]) await run(on);
  expect(await school.sums()).toEqual([schoolS]);
  expect(await school.subscription(90 + 365)).toMatchObject({
    state: 'stopped',
    is_renewing: false,
  });
  await school.pay(90 + 370);
  await run(90 + 371);
  expect(await school.sums()).toEqual([schoolS]);
  await school.order('s', 90 + 372);
  await run(90 + 372);
  expect(await school.sums()).toEqual([schoolS, schoolS]);
  expect((await school.subscription(90 + 372)).state).toBe('active');
});

it('an invoice for the next period is credited when the plan stops, and billed again after payment', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  await run(90);
  await school.pay(91);
  // Its invoice is at its stop four days before the next period.
  const orderedOn = 90 + 365 - 5 - 59;
  await school.order('l', orderedOn);
  for (const days of [0, 31, 45, 50]) await run(orderedOn + days);
  const change = largerForDays(64);
  expect(await school.sums()).toEqual([schoolS, change, schoolL]);
  await run(orderedOn + 59);
  expect(await school.access()).toMatchObject({ isActive: false });
  expect(await school.sums()).toEqual([schoolS, change, schoolL, -schoolL]);
  await school.pay(orderedOn + 60);
  await run(orderedOn + 60);
  expect(await school.access()).toMatchObject({ isActive: true });
  expect(await school.sums()).toEqual([schoolS, change, schoolL, -schoolL, schoolL]);
});

describe('a school with an overdue invoice', () => {
  const overdueOn = 107;
  async function addOwingSchool() {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    for (const on of [76, overdueOn]) await run(on);
    expect((await school.subscription(overdueOn)).state).toBe('overdue');
    return school;
  }

  it('can cancel and resume, and the invoice remains open', async () => {
    const school = await addOwingSchool();
    expect(await school.cancel(108)).toMatchObject({ state: 'overdue', is_renewing: false });
    expect(await school.resume(109)).toMatchObject({ state: 'overdue', is_renewing: true });
    expect(await school.left()).toEqual([withVat(schoolS)]);
  });

  it('can cancel and resume a stopped plan, but cannot order or upgrade', async () => {
    const school = await addOwingSchool();
    for (const on of [121, 135]) await run(on);
    const code = 'paymentOverdue';
    await expect(school.order('l', 136)).rejects.toMatchObject({ code });
    expect(await listUpgrades(database.db, school.admin, school.id, day(136))).toEqual([]);
    const input = { ...{ client_key: randomUUID(), charge_net_ore: 1 } };
    const lookup_key = 'school_plan_l_yearly';
    await expect(
      upgradeSubscription(
        ...([database.db, school.admin, school.id, { ...input, lookup_key }, day(136)] as const),
      ),
    ).rejects.toMatchObject({ code });
    expect(await school.cancel(136)).toMatchObject({ state: 'suspended', is_renewing: false });
    expect(await school.resume(137)).toMatchObject({ state: 'suspended', is_renewing: true });
    await school.cancel(138);
    await school.pay(139);
    expect((await school.subscription(139)).state).toBe('cancelled');
    expect(await school.access()).toMatchObject({ isActive: true });
  });
});

describe('when the office has credited a part of an invoice', () => {
  const creditedOre = schoolS - 99_00;
  const creditPart = async (invoice: { id: string; netOre: number }, on: number) => {
    const wish: ActOf<'credit'> = {
      ...{ netOre: creditedOre, reason: 'Etter avtale', billsAnew: false },
      seenCreditableNetOre: invoice.netOre,
    };
    await creditForOffice(database.db, clerk, invoice.id, wish, day(on));
  };

  it('a cancellation credits the rest of the invoice', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(76);
    await creditPart((await school.documents())[0]!, 77);
    await school.cancel(80);
    expect(await school.sums()).toEqual([schoolS, -creditedOre, creditedOre - schoolS]);
    expect(await school.left()).toEqual([0]);
    expect(await school.billing()).toMatchObject({ nextDueOn: addDays(registered, 82) });
  });

  it('an upgrade costs the difference of the plans, minus the credit', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(90);
    await school.pay(91);
    await creditPart((await school.documents())[0]!, 92);
    const [, large] = await listUpgrades(database.db, school.admin, school.id, day(100));
    const charged = largerForDays(355);
    expect(large?.charge?.net_ore).toBe(charged);
    await school.order('l', 100);
    expect(await school.sums()).toEqual([schoolS, -creditedOre, charged]);
    const { totalOre } = (await school.documents()).at(-1)!;
    expect(await school.left()).toEqual([0, totalOre - withVat(creditedOre)]);
  });
});

it('an earlier invoice is billed again to the new payer, even after an upgrade', async () => {
  const school = await addSchoolInTrial();
  await school.order('s', 1);
  await run(90);
  await school.order('l', 100);
  const payer = {
    ...{ organizationName: 'Fjellvik skole', organizationNumber: '974760673' },
    ...{ invoiceType: 'ehf' as const, invoiceEmail: null, attachesEhf: false },
    customerReference: 'Per',
  };
  const { payer: basis } = await readSchoolBilling(database.db, school.admin, school.id, day(101));
  await changePayer(database.db, school.admin, school.id, { payer, basis: basis! });
  const [first] = await school.documents();
  const shown = await readOfficeInvoice(database.db, clerk, first!.id, day(102));
  expect(shown.payer).toEqual(payer);
  const wish = { netOre: first!.netOre, seenCreditableNetOre: first!.netOre, billsAnew: true };
  await creditForOffice(database.db, clerk, first!.id, { ...wish, reason: 'Feil' }, day(102));
  expect((await school.documents()).at(-1)).toMatchObject({
    ...{ type: 'invoice', netOre: first!.netOre },
    buyer: { name: 'Fjellvik skole', organizationNumber: '974760673' },
  });
});

describe('an upgrade', () => {
  it('takes effect even on a node whose clock is behind', async () => {
    const school = await addSchoolInTrial();
    await run(90);
    await orderPlan(database.db, school.admin, school.id, order('s'), day(100) + 1);
    await school.order('l', 100);
    await run(100);
    expect(await school.access()).toMatchObject({ seatLimit: 50 });
    expect(await school.sums()).toEqual([schoolL]);
  });

  const upgradeOn = 90 + 100;

  it('is refused with an outdated price or to a teacher who is not admin', async () => {
    const school = await addSchoolInTrial();
    await school.order('s', 1);
    await run(90);
    await school.pay(91);
    const input = {
      client_key: order().client_key,
      lookup_key: 'school_plan_m_yearly',
      charge_net_ore: 1,
    };
    const refuse = (who: typeof school.admin) =>
      upgradeSubscription(database.db, who, school.id, input, day(upgradeOn));
    await expect(refuse(school.admin)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const teacher = await addTeacher(database.db, { schoolId: school.id });
    await expect(refuse(teacher)).rejects.toMatchObject({ code: 'forbidden' });
    const stranger = await addTeacher(database.db);
    await expect(refuse(stranger)).rejects.toMatchObject({ code: 'notFound' });
    expect(await school.sums()).toEqual([schoolS]);
  });
});

describe('the admins and the invoice address', () => {
  const mailsOf = async (on: number, readers: string[]) => {
    const rows = await database.db
      .select()
      .from(mails)
      .where(and(eq(mails.queuedAt, new Date(day(on))), inArray(mails.recipient, readers)))
      .orderBy(asc(mails.recipient));
    return rows.map(({ kind, recipient, facts }) => ({ kind, recipient, facts }));
  };

  it('get one reminder of an unpaid invoice and one stop notice', async () => {
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
      ...{
        customer: 'Fjellvik kommune',
        number: String(invoice!.number),
        amount: withVat(schoolS),
      },
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
    expect(await mailsOf(126, readers)).toEqual(told(126 + 28));
    await run(139);
    expect(await mailsOf(139, readers)).toEqual([]);
    // The daily run stood still for two days.
    await run(142);
    expect(await mailsOf(142, readers)).toEqual(told(142 + 14));
    await run(143);
    expect(await mailsOf(143, readers)).toEqual([]);
  });
});
