/*
 * Tests subscriptions and payments of a school through the API, with events in an unusual sequence and a simulated
 * clock.
 */
import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Failure, OfficeFailures } from '@/lib/contracts/billing/office';
import type { InvoicePage, SchoolBilling, TeacherBilling } from '@/lib/contracts/billing/billing';
import type { TrialQuestion } from '@/lib/contracts/billing/trial';
import type { Teacher } from '@/lib/contracts/account/teachers';
import type { NamedSchool } from '@/lib/contracts/school/schools';
import { startOfDayMs } from '@/lib/core/billing/calendar/calendar-date';
import { forDays, withVat, yearlyOre } from '@/lib/core/billing/testing/prices';
import {
  admins,
  dunning,
  invoiceBalances,
  invoiceDeliveries,
  invoiceLines,
  invoices,
  schoolOrders,
  teachers,
} from '@/lib/db/schema/tables';
import { readSchoolAccess } from '@/lib/server/access/school-access';
import { readBalance } from '@/lib/server/billing/receivables/balances';
import { DeliveryFailure } from '@/lib/server/billing/delivery/delivery-failure';
import { readEhf, textsAt } from '@/lib/server/billing/invoices/testing/read-ehf';
import type { OutgoingMail } from '@/lib/server/mail/mail-transport';
import { buyer, keyOf, newPayer, office, registerSchool } from '../testing/school-by-api';
import { applyDueEvents } from '../agreement/apply-due-events';
import { dayOf, noon, runDay, setClock } from '@/lib/server/testing/moved-clock';
import { addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

const {
  readFailures: getFailures,
  readSchool: getSchool,
  readSchoolBilling: getBilling,
  handOverAdmin: postHandOver,
  listSchoolInvoices: getInvoices,
  upgradeSubscription: postUpgrade,
  findTeacher: getTeacher,
  readTeacherBilling: getOwnBilling,
  readTrialQuestion: getQuestion,
  answerTrialQuestion: postAnswer,
} = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
});
afterEach(() => jest.restoreAllMocks());

const sent: (OutgoingMail & { day: number })[] = [];
const sentEhf = new Map<string, string>();

const failures = async (day: number, kind: Failure['kind']) => {
  setClock(day);
  const { body } = await call(getFailures, { headers: office });
  return (body as OfficeFailures).failures.filter((each) => each.kind === kind);
};

async function tokenOf(teacherId: string): Promise<string> {
  const [reader] = await database.db.select().from(teachers).where(eq(teachers.id, teacherId));
  const mail = sent.findLast(({ to, text }) => to === reader!.email && text.includes('/answer/'));
  return /\/answer\/([\w-]+)/.exec(mail!.text)![1]!;
}

async function run(days: number[], fails = false) {
  const refuse = () => Promise.reject(new DeliveryFailure('No', false));
  const ways = {
    sendEhf: (_key: string, name: string, xml: string) =>
      fails ? refuse() : Promise.resolve(void sentEhf.set(name, xml)),
    mailInvoice: () => (fails ? refuse() : Promise.resolve()),
  };
  for (const day of days) {
    const transport = {
      send: (mail: OutgoingMail) =>
        fails ? refuse() : Promise.resolve(void sent.push({ ...mail, day })),
    };
    await runDay(database.db, day, { ways, transport });
  }
}
const runEach = (from: number, to: number, step = 1) =>
  run(
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step),
  );

async function register() {
  const { db } = database;
  const base = await registerSchool(db);
  const { id: schoolId } = base;
  const school = {
    ...base,
    offer: async (day: number, plan: string) =>
      (await base.options(day)).offers.find(({ lookupKey }) => lookupKey === keyOf(plan))!,
    asked: async (day: number) => {
      const { entries } = await base.get<InvoicePage>(day, getInvoices);
      const [newest] = entries.filter(({ type }) => type === 'invoice');
      const elements = readEhf(sentEhf.get(`invoice-${newest!.number}.xml`)!);
      const ehf = (name: string) => textsAt(elements, `cbc:${name}`);
      return {
        ...{ prepaid: ehf('PrepaidAmount'), payable: ehf('PayableAmount') },
        ...{ hasKid: ehf('PaymentID').length > 0, leftOre: newest!.leftOre },
        dueOre: (await base.billing(day)).dueOre,
      };
    },
    shown: async (day: number) => {
      const { plan, state, endsOn } = await base.billing(day);
      const { seat_limit, has_active_subscription, subscription_current_period_end } =
        await base.get<NamedSchool>(day, getSchool);
      return {
        ...{ plan, state, endsOn, seats: seat_limit, isActive: has_active_subscription },
        periodEnd: subscription_current_period_end,
      };
    },
    hasAccess: async (day: number) => (await readSchoolAccess(db, schoolId, noon(day))).isActive,
    totals: async () =>
      (await base.documents()).map(({ type, totalOre }) =>
        type === 'invoice' ? totalOre : -totalOre,
      ),
    open: async () => {
      const rows = await db
        .select({ left: invoiceBalances.leftOre })
        .from(invoiceBalances)
        .where(eq(invoiceBalances.schoolId, schoolId))
        .orderBy(asc(invoiceBalances.number));
      return rows.map(({ left }) => left);
    },
    stopChasing: async (day: number, index: number) => {
      const { id: invoiceId } = (await base.documents())[index]!;
      const seenLeftOre = (await school.open())[index]!;
      await base.actOn(day, invoiceId, { act: 'stopChasing', seenLeftOre });
    },
    reminders: async () => {
      const kids = (await base.documents()).flatMap(({ kid }) => kid ?? []);
      return sent
        .filter(({ text }) => kids.some((kid) => text.includes(kid)))
        .map(({ to, day }) => [to, day] as const);
    },
    steps: () =>
      db
        .select({ step: dunning.step, on: dunning.takenOn, number: invoices.number })
        .from(dunning)
        .innerJoin(invoices, eq(invoices.id, dunning.invoiceId))
        .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
        .where(eq(schoolOrders.schoolId, schoolId))
        .orderBy(asc(dunning.takenOn), asc(invoices.number)),
  };
  return school;
}

const small = withVat(yearlyOre.schoolS);
const medium = withVat(yearlyOre.schoolM);
const large = withVat(yearlyOre.schoolL);
const halfYearS = yearlyOre.schoolS / 2;
const halfYearL = yearlyOre.schoolL / 2;
const inKroner = (ore: number) => (ore / 100).toFixed(2);

describe('the displayed subscription of a school', () => {
  it('has the larger plan and its teacher limit as soon as an upgrade is ordered during the trial', async () => {
    const school = await register();
    await school.order(10);
    await school.upgrade(11, 'm');
    for (const day of [12, 89, 91, 120]) {
      if (day > 89) await run([day]);
      expect(await school.shown(day)).toMatchObject({ plan: 'schoolM', seats: 35 });
    }
  });

  it('is the trial again if the order is cancelled during the trial', async () => {
    const school = await register();
    await school.order(10, 'm');
    await school.cancel(11);
    expect(await school.shown(12)).toEqual({
      ...{ plan: null, seats: 20, isActive: false, periodEnd: null },
      ...{ state: 'trial', endsOn: dayOf(89) },
    });
    await runEach(82, 95);
    expect(await school.shown(95)).toEqual({
      ...{ plan: null, seats: 20, isActive: false, periodEnd: null },
      ...{ state: 'stopped', endsOn: dayOf(89) },
    });
  });

  it('ends after the last day of a cancelled plan, even if the daily billing job does not run', async () => {
    const school = await register();
    await school.order(10, 'l');
    await run([77, 91]);
    await school.pay(92);
    await school.cancel(100);
    const { endsOn, seats } = await school.shown(101);
    expect([endsOn, seats]).toEqual(['2027-11-28', 50]);
    expect(endsOn).toBe(dayOf(454));
    expect(await school.shown(454)).toMatchObject({ state: 'cancelled', endsOn, isActive: true });
    expect(await school.shown(455)).toMatchObject({ state: 'stopped', endsOn, isActive: false });
    expect(await school.resume(455)).toMatchObject({ body: { code: 'noSubscription' } });
    expect(await school.shown(500)).toMatchObject({ state: 'stopped', endsOn, isActive: false });
    expect(await school.resume(500)).toMatchObject({ body: { code: 'noSubscription' } });
  });
});

it("a school's trial ends at midnight in the app, on the billing page and in the question whether to continue", async () => {
  const school = await register();
  await run([82]);
  const token = await tokenOf(school.admin.id);
  const { id: teacherId, email } = school.admin;
  const at = async (ms: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(ms);
    const options = { headers: school.headers };
    const teacher = await call(getTeacher, { params: { email }, ...options });
    const own = await call(getOwnBilling, { params: { teacherId }, ...options });
    const billing = await call(getBilling, { params: { schoolId: school.id }, ...options });
    const asked = await call(getQuestion, { params: { token } });
    const [{ trial_expires_at }] = teacher.body as [Teacher];
    const { state, endsOn } = billing.body as SchoolBilling;
    return {
      isTrial: Date.parse(trial_expires_at!) > ms,
      ownTrialEndsOn: (own.body as TeacherBilling).trialEndsOn,
      ...{ state, endsOn, question: (asked.body as TrialQuestion).state },
    };
  };
  const midnight = startOfDayMs(dayOf(90));
  expect(await at(midnight - 1)).toEqual({
    ...{ isTrial: true, ownTrialEndsOn: dayOf(89), state: 'reminded', endsOn: dayOf(89) },
    question: 'open',
  });
  expect(await at(midnight)).toEqual({
    ...{ isTrial: false, ownTrialEndsOn: null, state: 'stopped', endsOn: dayOf(89) },
    question: 'over',
  });
});

describe('a school that is stopped for non-payment', () => {
  async function stopped() {
    const school = await register();
    await school.order(10);
    await runEach(74, 170, 2);
    expect((await school.steps()).map(({ step }) => step)).toEqual(['reminded', 'told', 'stopped']);
    expect(await school.hasAccess(170)).toBe(false);
    return school;
  }

  it('can cancel its subscription, and has access again until the end of the period if it then pays', async () => {
    const school = await stopped();
    expect((await school.cancel(171)).status).toBe(200);
    expect(await school.hasAccess(172)).toBe(false);
    await school.pay(173);
    expect(await school.hasAccess(174)).toBe(true);
    await runEach(430, 470, 5);
    expect(await school.totals()).toEqual([small]);
    expect(await school.hasAccess(470)).toBe(false);
  });

  it('has no access when its invoice is written off, but can order again', async () => {
    const school = await stopped();
    await school.stopChasing(171, 0);
    expect(await school.open()).toEqual([0]);
    expect(await school.hasAccess(171)).toBe(false);
    await runEach(172, 200, 4);
    expect(await school.totals()).toEqual([small]);
    expect((await school.order(201)).status).toBe(200);
    await run([201]);
    expect(await school.totals()).toEqual([small, small]);
    expect(await school.hasAccess(202)).toBe(true);
  });

  it('regains access when a part is paid and the rest is written off', async () => {
    const school = await stopped();
    await school.pay(171, 0, small - 10_00);
    expect(await school.hasAccess(171)).toBe(false);
    await school.stopChasing(172, 0);
    expect(await school.hasAccess(172)).toBe(true);
    expect((await school.steps()).map(({ step }) => step)).toEqual(['reminded', 'told', 'stopped']);
  });

  it('gets no more invoices after its period, but can order again', async () => {
    const school = await stopped();
    await run([445, 455]);
    expect(await school.totals()).toEqual([small]);
    expect(await school.billing(455)).toMatchObject({ state: 'stopped', isRenewing: false });
    await school.pay(460);
    await run([461]);
    expect(await school.totals()).toEqual([small]);
    await school.order(462);
    await run([462]);
    expect(await school.totals()).toEqual([small, small]);
    expect(await school.hasAccess(463)).toBe(true);
  });

  it('gets no new period when it pays after the end of its period, even if the daily run is late', async () => {
    const school = await stopped();
    await school.pay(456);
    expect(await school.billing(456)).toMatchObject({ state: 'stopped' });
    await run([456]);
    expect(await school.totals()).toEqual([small]);
  });

  it('gets a credit note for its next period, and that period is billed again after the payment', async () => {
    const school = await register();
    await school.order(10);
    await run([77, 90]);
    await school.pay(91);
    // The unpaid invoice of the upgrade stops the plan four days before the next period.
    const change = await school.upgrade(391, 'l');
    expect(change).toBe(withVat(forDays(yearlyOre.schoolL, 64) - forDays(yearlyOre.schoolS, 64)));
    await run([391, 422, 436, 441]);
    expect(await school.totals()).toEqual([small, change, large]);
    await run([450]);
    expect(await school.hasAccess(450)).toBe(false);
    expect(await school.totals()).toEqual([small, change, large, -large]);
    await school.pay(451, 1);
    await run([451]);
    expect(await school.hasAccess(451)).toBe(true);
    expect(await school.totals()).toEqual([small, change, large, -large, large]);
  });

  it('gets no more invoices after its only teacher has left', async () => {
    const school = await stopped();
    expect((await school.leave(171)).status).toBeLessThan(300);
    expect(await school.totals()).toEqual([small, -small]);
    await school.pay(175);
    await runEach(430, 480, 5);
    expect(await school.totals()).toEqual([small, -small]);
    expect(await school.open()).toEqual([0]);
    expect(await school.hasAccess(480)).toBe(false);
  });
});

describe('the amount due after deduction of credit', () => {
  async function paidInAdvance() {
    const school = await register();
    await school.order(10);
    await run([77, 90]);
    await school.pay(91);
    await run([441]);
    await school.pay(442, 1);
    expect(await school.totals()).toEqual([small, small]);
    return school;
  }

  it('is zero when a prepaid period is cancelled and resumed', async () => {
    const school = await paidInAdvance();
    await school.cancel(443);
    expect(await school.totals()).toEqual([small, small, -small]);
    await school.resume(444);
    await run([444, 460, 520]);
    expect(await school.totals()).toEqual([small, small, -small, small]);
    expect(await school.open()).toEqual([0, 0, 0]);
    expect(await school.asked(520)).toEqual({
      ...{ prepaid: [inKroner(small)], payable: ['0.00'], hasKid: false, leftOre: 0, dueOre: 0 },
    });
    expect(await school.steps()).toEqual([]);
    expect(await school.hasAccess(521)).toBe(true);
  });

  it('is the price difference when a prepaid plan is cancelled and a larger plan is ordered', async () => {
    const school = await register();
    await school.order(10);
    await run([77]);
    await school.pay(78);
    await school.cancel(79);
    expect(await school.totals()).toEqual([small, -small]);
    expect((await school.offer(80, 'm')).setOffOre).toBe(small);
    await school.order(80, 'm');
    await run([81]);
    expect(await school.totals()).toEqual([small, -small, medium]);
    expect(await school.open()).toEqual([0, medium - small]);
    expect(await school.asked(82)).toEqual({
      ...{ prepaid: [inKroner(small)], payable: [inKroner(medium - small)], hasKid: true },
      ...{ leftOre: medium - small, dueOre: medium - small },
    });
  });

  it('is the price difference when a larger plan replaces a paid plan during the trial', async () => {
    const school = await register();
    await school.order(10);
    await run([77]);
    await school.pay(78);
    const { setOffOre } = await school.offer(79, 'm');
    await school.order(79, 'm');
    await run([80]);
    expect(await school.totals()).toEqual([small, -small, medium]);
    expect((await school.documents()).map((each) => each.setOffOre)).toEqual([0, 0, setOffOre]);
    expect(await school.asked(81)).toMatchObject({
      payable: [inKroner(medium - small)],
      dueOre: medium - small,
    });
  });

  it('is the price difference when a paid plan is upgraded on its first day', async () => {
    const school = await register();
    await school.order(10);
    await run([77]);
    await school.pay(78);
    expect(await school.upgrade(90, 'm')).toBe(medium - small);
    expect(await school.open()).toEqual([0, medium - small]);
  });

  it("includes the period's last day and the whole next period when a plan is upgraded on that day", async () => {
    const school = await register();
    await school.order(10);
    await run([77]);
    await school.pay(78);
    expect((await school.upgrades(440))[0]).toMatchObject({ next_period: null });
    await run([441]);
    const [shown] = await school.upgrades(454);
    expect(shown).toMatchObject({
      ...{ from: dayOf(454), to: dayOf(454) },
      next_period: { from: dayOf(455), to: '2028-11-28' },
    });
    const { nextPeriod, ...offer } = await school.offer(454, 'm');
    expect(nextPeriod).toEqual({ start: dayOf(455), end: '2028-11-28' });
    expect(offer.amounts.totalOre).toBe(shown!.first.total_ore);
    expect(await school.upgrade(454, 'm')).toBe(shown!.first.total_ore);
    const [newest] = (await school.documents()).slice(-1);
    const lines = await database.db
      .select({ from: invoiceLines.periodStart, to: invoiceLines.periodEnd })
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, newest!.id))
      .orderBy(asc(invoiceLines.position));
    expect(lines).toEqual([{ from: shown!.from, to: shown!.to }, shown!.next_period]);
  });

  it('is the price of the larger plan when a plan is upgraded before its first payment', async () => {
    const school = await register();
    await school.order(10);
    await run([77]);
    const [shown] = await school.upgrades(90);
    expect(shown).toMatchObject({ charge: { total_ore: medium - small }, due_ore: medium });
    await school.upgrade(90, 'm');
    expect(await school.totals()).toEqual([small, medium - small]);
    await run([91]);
    expect(await school.asked(92)).toMatchObject({ leftOre: medium - small, dueOre: medium });
    await school.pay(95, 0);
    await school.pay(96, 1);
    await runEach(97, 200, 5);
    expect(await school.open()).toEqual([0, 0]);
    expect(await school.steps()).toEqual([]);
  });

  async function upgradedUnpaid() {
    const school = await register();
    await school.order(10);
    await run([77]);
    await school.upgrade(90, 'm');
    await run([91]);
    return school;
  }

  it.each([0, 1])(
    'is zero for an order and its upgrade if one invoice gets the whole payment: the invoice at index %i',
    async (index) => {
      const school = await upgradedUnpaid();
      await school.pay(95, index, medium);
      expect(await school.open()).toEqual([0, 0]);
      await runEach(97, 200, 5);
      expect(await school.steps()).toEqual([]);
      expect(await school.hasAccess(200)).toBe(true);
    },
  );

  it('is the highest amount named in each reminder of an unpaid upgrade', async () => {
    const school = await upgradedUnpaid();
    await runEach(97, 170);
    const kids = (await school.documents()).flatMap(({ kid }) => kid ?? []);
    const highestOre = (text: string) =>
      Math.max(
        ...[...text.matchAll(/(\d[\d\s]*),(\d\d)/g)].map(([, kroner, ore]) =>
          Number(`${kroner!.replaceAll(/\s/g, '')}${ore}`),
        ),
      );
    const asked = sent.filter(({ text }) => kids.some((kid) => text.includes(kid)));
    expect(asked.map(({ text }) => highestOre(text))).toEqual(Array(4).fill(medium));
  });

  it('is the price difference for the remaining days when a half-year plan is upgraded', async () => {
    const school = await register();
    await run([82]);
    const token = await tokenOf(school.admin.id);
    setClock(84);
    const read = await call(getQuestion, { params: { token } });
    const { lookup_key, offers } = read.body as TrialQuestion;
    const body = { answer: 'yes', term: 'halfYear', lookup_key, net_ore: offers[0]!.net_ore };
    await call(postAnswer, { method: 'POST', params: { token }, body: { ...body, ...buyer } });
    await run([85]);
    await school.pay(86);
    // 81 of the 181 days of the half-year are left.
    const difference = forDays(halfYearL, 81, 181) - forDays(halfYearS, 81, 181);
    expect(await school.upgrade(100, 'l')).toBe(withVat(difference));
    await run([100]);
    expect(await school.totals()).toEqual([withVat(halfYearS), withVat(difference)]);
    expect(await school.open()).toEqual([0, withVat(difference)]);
    await school.pay(101, 1);
    await runEach(102, 160, 4);
    expect(await school.steps()).toEqual([]);
    expect(await school.hasAccess(160)).toBe(true);
    // The next half-year is billed at the price of the larger plan.
    await run([168]);
    expect((await school.totals()).at(-1)).toBe(withVat(halfYearL));
  });

  it('is billed on one invoice when a plan is upgraded on the day of its order', async () => {
    const school = await register();
    await run([85, 91]);
    await school.order(100);
    expect(await school.upgrade(100, 'm')).toBe(0);
    await run([100]);
    expect(await school.totals()).toEqual([medium]);
  });
});

describe("a credit note from the operator's office", () => {
  it.each([
    ['for the current period', 78, [0]],
    ['for the next period', 443, [0, 0]],
  ])(
    'leads to a new invoice if the office chooses to bill again: for an invoice %s',
    async (_, day, paid) => {
      const school = await register();
      await school.order(10);
      await run([77, 90].filter((each) => each < day));
      if (paid.length > 1) await school.pay(91);
      await run([day - 1]);
      const before = await school.totals();
      await school.credit(day, before.length - 1, true);
      expect(await school.totals()).toEqual([...before, -small, small]);
      await run([day + 1, day + 2]);
      expect(await school.totals()).toEqual([...before, -small, small]);
    },
  );

  it('for an overdue invoice prevents the stop of the subscription, and the replacement invoice gets its own reminder', async () => {
    const school = await register();
    await school.order(10);
    await runEach(76, 125);
    expect((await school.steps()).map(({ step }) => step)).toEqual(['reminded', 'told']);
    await school.credit(126, 0, true);
    await runEach(127, 160);
    expect((await school.steps()).map(({ step }) => step)).toEqual([
      'reminded',
      'told',
      'reminded',
    ]);
    expect(await school.hasAccess(160)).toBe(true);
  });

  it('for part of an invoice leaves only the rest to be credited when the subscription is cancelled later', async () => {
    const school = await register();
    await school.order(10);
    await run([77]);
    await school.credit(78, 0, false, { part: yearlyOre.schoolS - 99_00 });
    await school.cancel(80);
    const credited = withVat(yearlyOre.schoolS - 99_00);
    expect(await school.totals()).toEqual([small, -credited, -withVat(99_00)]);
    expect(await school.open()).toEqual([0]);
  });

  it('for part of an invoice does not change the price of a later upgrade', async () => {
    const school = await register();
    await school.order(10);
    await run([77, 90]);
    await school.pay(91);
    await school.credit(92, 0, false, { part: 500_00 });
    const { schoolS, schoolL } = yearlyOre;
    const charge = withVat(forDays(schoolL, 355) - forDays(schoolS, 355));
    expect(await school.upgrade(100, 'l')).toBe(charge);
    expect(await school.totals()).toEqual([small, -625_00, charge]);
    expect(await school.open()).toEqual([0, charge - 625_00]);
  });

  it('leads to a new invoice to the new payer, even after an upgrade of the subscription', async () => {
    const school = await register();
    await school.order(10);
    await run([77, 90]);
    await school.upgrade(100, 'm');
    await school.changePayer(101);
    await school.credit(102, 0, true);
    expect((await school.documents()).at(-1)).toMatchObject({
      ...{ type: 'invoice', totalOre: small, buyer: { name: 'Fjellvik skole' } },
    });
  });

  it('leads to no new invoice if the office chooses not to bill again', async () => {
    const school = await register();
    await school.order(10);
    await run([77]);
    await school.credit(78, 0, false);
    await run([79, 100]);
    expect(await school.totals()).toEqual([small, -small]);
  });
});

it('an open invoice causes reminders and stops the plan even if another invoice was paid', async () => {
  const school = await register();
  await school.order(10);
  await run([77]);
  await school.upgrade(95, 'm');
  await run([96]);
  await runEach(97, 109);
  const [first, second] = await school.documents();
  expect(await school.steps()).toMatchObject([{ step: 'reminded', number: first!.number }]);
  await school.pay(110, 0);
  await runEach(111, 175);
  const own = (await school.steps()).filter(({ number }) => number === second!.number);
  expect(own.map(({ step }) => step)).toEqual(['reminded', 'told', 'stopped']);
  expect(await school.hasAccess(175)).toBe(false);
  await school.pay(176, 1);
  expect(await school.hasAccess(176)).toBe(true);
});

it('several nodes that do the daily run at the same time bill and remind a school only once', async () => {
  const school = await register();
  await school.order(10);
  await Promise.all([run([100]), run([100]), run([100])]);
  expect(await school.totals()).toEqual([small]);
  await Promise.all([run([131]), run([131]), run([131])]);
  expect((await school.steps()).map(({ step }) => step)).toEqual(['reminded']);
});

it('an upgrade is refused if its price is outdated or the teacher is not admin', async () => {
  const school = await register();
  await school.order(10);
  await run([77, 91]);
  const changed = { status: 409, body: { code: 'changedMeanwhile' } };
  expect(await school.repeatUpgrade(100, 'm', randomUUID())).toMatchObject(changed);
  for (const [schoolId, status] of [
    [school.id, 403],
    [null, 404],
  ] as const) {
    const firebaseUid = randomUUID();
    await addTeacher(database.db, { firebaseUid, schoolId });
    const answer = await call(postUpgrade, {
      ...{ method: 'POST', params: { schoolId: school.id } },
      headers: { cookie: `session=${firebaseUid}` },
      body: {
        ...{ client_key: randomUUID(), lookup_key: 'school_plan_m_yearly', charge_net_ore: 1 },
      },
    });
    expect(answer.status).toBe(status);
  }
  expect(await school.totals()).toEqual([small]);
});

describe('the billing page of a school', () => {
  it('shows the next invoice, or after a cancellation only the last day of the plan', async () => {
    const school = await register();
    await school.order(10);
    await run([77, 91]);
    const active = {
      ...{ state: 'active', plan: 'schoolS', endsOn: '2027-11-28', isRenewing: true },
      next: { kind: 'invoice', on: dayOf(441), netOre: yearlyOre.schoolS },
    };
    expect(await school.billing(92)).toMatchObject(active);
    await school.cancel(93);
    const cancelled = { ...active, state: 'cancelled', isRenewing: false, next: null };
    expect(await school.billing(94)).toMatchObject(cancelled);
    await school.resume(95);
    expect(await school.billing(96)).toMatchObject(active);
  });

  it('shows that a payment is overdue, then the day when the plan will stop, then that it has stopped', async () => {
    const school = await register();
    await school.order(10);
    const shown = async (day: number) => {
      await run([day]);
      const { state, next } = await school.billing(day);
      return { state, next };
    };
    await run([77]);
    const overdue = { state: 'overdue', next: { kind: 'payment', on: dayOf(107) } };
    expect(await shown(108)).toEqual(overdue);
    const grace = { state: 'grace', next: { kind: 'stop', on: dayOf(136) } };
    expect(await shown(122)).toEqual(grace);
    expect(await shown(136)).toEqual({ state: 'suspended', next: null });
  });
});

describe('a reversed payment', () => {
  it.each([
    ['on the day of the reminder', 0, 0],
    ['the day after the reminder', 1, 1],
    ['ten days after the reminder', 4, 10],
  ])(
    'is followed by the next dunning step 14 days after the first reminder: a reversal %s',
    async (_, paid, back) => {
      const school = await register();
      await school.order(10);
      const first = 107;
      await run([76, first]);
      const admin = school.admin.email;
      expect(await school.reminders()).toEqual([[admin, first]]);
      await school.pay(first + paid);
      await school.pay(first + back, 0, -small);
      await runEach(first + back, first + 60);
      expect(await school.reminders()).toEqual([
        [admin, first],
        [admin, first + 14],
      ]);
      expect((await school.steps()).map(({ step }) => step)).toEqual([
        'reminded',
        'told',
        'stopped',
      ]);
      expect(await school.hasAccess(first + 60)).toBe(false);
    },
  );

  it('causes a second warning before the subscription stops if the first warning was long ago', async () => {
    const school = await register();
    await school.order(10);
    await runEach(76, 125);
    await school.pay(126);
    await school.pay(200, 0, -small);
    expect(await school.hasAccess(200)).toBe(true);
    await runEach(200, 213);
    expect(await school.hasAccess(213)).toBe(true);
    expect((await school.reminders()).map(([, day]) => day).at(-1)).toBe(200);
    await runEach(214, 216);
    expect(await school.hasAccess(216)).toBe(false);
  });
});

describe('a reminder', () => {
  const byMail = { invoice_type: 'email', invoice_email: 'gammel@fjellvik.example' };

  it('is sent to the address of its invoice, even if the payer has changed since', async () => {
    const school = await register();
    await school.order(10, 's', randomUUID(), byMail);
    await run([76]);
    await school.changePayer(80);
    await runEach(105, 112);
    const readers = (await school.reminders()).map(([to]) => to);
    expect(readers.sort()).toEqual([school.admin.email, 'gammel@fjellvik.example'].sort());
  });

  it("is not sent if a closed school has no recipient, but the operator's office sees the overdue invoice", async () => {
    const school = await register();
    await school.order(10);
    await run([76, 90]);
    expect((await school.leave(95)).status).toBeLessThan(300);
    const [invoice] = await school.documents();
    const unreachable = async (day: number) => {
      return (await failures(day, 'unreachable')).filter(({ id }) => id === invoice!.id);
    };
    expect(await unreachable(100)).toEqual([]);
    await runEach(105, 150, 5);
    expect(await school.steps()).toEqual([]);
    expect(await unreachable(150)).toMatchObject([
      { number: invoice!.number, name: 'Fjellvik kommune', amountOre: small },
    ]);
    await school.pay(151);
    expect(await unreachable(151)).toEqual([]);
  });
});

it("the operator's office sees the amount owed to a closed school until the amount is paid back", async () => {
  const school = await register();
  await school.order(10);
  await run([76]);
  await school.pay(78);
  const credit = async (day: number) =>
    (await failures(day, 'credit')).filter(({ id }) => id === school.id);
  expect(await credit(79)).toEqual([]);
  expect((await school.leave(80)).status).toBeLessThan(300);
  expect(await credit(80)).toMatchObject([{ amountOre: small }]);
  await school.pay(81, 0, -small);
  expect(await credit(82)).toEqual([]);
});

it("a delivered invoice's credit note is sent even if the office chose a new address just before the school closed", async () => {
  const school = await register();
  await school.order(10);
  await run([77]);
  const [invoice] = await school.documents();
  const emailAddress = 'faktura@fjellvik.example';
  await school.actOn(78, invoice!.id, { act: 'send', documentId: invoice!.id, emailAddress });
  expect((await school.leave(78)).status).toBeLessThan(300);
  await run([79]);
  const [, note] = await school.documents();
  const [delivery] = await database.db
    .select()
    .from(invoiceDeliveries)
    .where(eq(invoiceDeliveries.invoiceId, note!.id));
  expect(delivery).toMatchObject({ deliveredAt: expect.any(Date) as Date, withdrawnAt: null });
});

it('an undelivered invoice causes no reminder and does not stop the plan', async () => {
  const school = await register();
  await school.order(10);
  await run([77, 80, 100, 120, 140, 160], true);
  expect(await school.steps()).toEqual([]);
  expect(await school.hasAccess(160)).toBe(true);
});

it('a dunning step that is due in July is postponed to the first daily run in August', async () => {
  const school = await register();
  await run([82]);
  await school.order(265);
  await run([265, 266]);
  expect(dayOf(307)).toBe('2027-07-04');
  await run([307, 334]);
  expect(await school.steps()).toEqual([]);
  await run([335]);
  expect(await school.steps()).toMatchObject([{ step: 'reminded', on: '2027-08-01' }]);
});

it('a school has a week to answer whether to continue if the question arrives after the end of the trial', async () => {
  const school = await register();
  await run([60, 100]);
  const token = await tokenOf(school.admin.id);
  setClock(101);
  const { body } = await call(getQuestion, { params: { token } });
  expect(body).toMatchObject({ state: 'open', ends: dayOf(107) });
  expect(await school.billing(101)).toMatchObject({ state: 'reminded', endsOn: dayOf(107) });
  await run([108, 150]);
  expect(await school.billing(150)).toMatchObject({ state: 'stopped', endsOn: dayOf(107) });
});

it('a school has a week to answer whether to continue if the question arrives in the last days of the trial', async () => {
  const school = await register();
  await run([60, 87]);
  expect(await school.billing(87)).toMatchObject({ state: 'reminded', endsOn: dayOf(94) });
  await run([88, 95]);
  expect(await school.billing(95)).toMatchObject({ state: 'stopped', endsOn: dayOf(94) });
});

it('when a school stopped for non-payment closes, the unpaid part of its partly paid invoice is credited', async () => {
  const school = await register();
  await school.order(10);
  await runEach(74, 160, 2);
  await school.pay(161, 0, 600_00);
  expect((await school.steps()).map(({ step }) => step)).toEqual(['reminded', 'told', 'stopped']);
  expect((await school.leave(171)).status).toBeLessThan(300);
  expect(await school.totals()).toEqual([small, -(small - 600_00)]);
  expect(await readBalance(database.db, school.id)).toBe(0);
});

describe('the personal link to the question "continue after the trial?"', () => {
  const question = async (token: string) =>
    (await call(getQuestion, { params: { token } })).body as TrialQuestion;
  const yes = ({ lookup_key, offers }: TrialQuestion) => ({
    answer: 'yes',
    ...{ term: 'halfYear', lookup_key, net_ore: offers[0]!.net_ore, ...buyer },
  });

  it('is invalid after the admin role was handed over, and the new admin gets a link', async () => {
    const { db } = database;
    const school = await register();
    const colleague = await addTeacher(db, { schoolId: school.id });
    await run([82]);
    const token = await tokenOf(school.admin.id);
    expect(await question(token)).toMatchObject({ state: 'open' });
    setClock(84);
    const handed = await call(postHandOver, {
      ...{ method: 'POST', headers: school.headers },
      params: { schoolId: school.id, teacherId: colleague.id },
    });
    expect(handed.status).toBeLessThan(300);
    const old = await question(token);
    expect(old.state).toBe('handedOver');
    const answer = await call(postAnswer, { method: 'POST', params: { token }, body: yes(old) });
    expect(answer).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
    await run([84]);
    const theirs = await tokenOf(colleague.id);
    const open = await question(theirs);
    expect(open.state).toBe('open');
    const bound = await call(postAnswer, {
      method: 'POST',
      params: { token: theirs },
      body: yes(open),
    });
    expect(bound).toMatchObject({ status: 200, body: { state: 'yes' } });
  });

  it("leads to a page that shows the school's credit, and the new invoice deducts this credit", async () => {
    const school = await register();
    await school.order(10);
    await run([77]);
    await school.pay(78);
    await school.cancel(79);
    await run([82]);
    const open = await question(await tokenOf(school.admin.id));
    expect(open.offers.map((each) => each.set_off_ore)).toEqual([withVat(halfYearS), small]);
    const token = await tokenOf(school.admin.id);
    await call(postAnswer, { method: 'POST', params: { token }, body: yes(open) });
    await run([84]);
    expect((await school.documents()).at(-1)!.setOffOre).toBe(withVat(halfYearS));
  });

  it('allows an order of half a year and an upgrade on the same invoice', async () => {
    const school = await register();
    await run([82]);
    const token = await tokenOf(school.admin.id);
    setClock(84);
    const body = yes(await question(token));
    await call(postAnswer, { method: 'POST', params: { token }, body });
    const shown = (await school.upgrades(84)).find((each) => each.lookup_key.includes('_l_'));
    // The half-year has 181 days: 84 days of the small plan and 97 days of the large plan.
    const bothPlans = withVat(forDays(halfYearS, 84, 181) + forDays(halfYearL, 97, 181));
    expect(shown).toMatchObject({ charge: null, first: { total_ore: bothPlans } });
    expect(shown!.invoice_on).toBe(dayOf(84));
    await school.upgrade(84, 'l');
    await run([84, 86, 88]);
    expect(await school.totals()).toEqual([bothPlans]);
    expect((await school.cancel(90)).status).toBe(200);
    await runEach(90, 200, 10);
    expect(await school.totals()).toEqual([bothPlans]);
  });

  async function asked() {
    const school = await register();
    await run([82]);
    const token = await tokenOf(school.admin.id);
    const read = (day: number) => (setClock(day), question(token));
    const answer = (day: number, body: unknown) => {
      setClock(day);
      return call(postAnswer, { method: 'POST', params: { token }, body });
    };
    return { school, read, answer };
  }
  const refused = { status: 409, body: { code: 'changedMeanwhile' } };

  it('opens a page that says that the school is closed, even if the school had ordered', async () => {
    const { school, read, answer } = await asked();
    const body = yes(await read(84));
    expect((await school.leave(84)).status).toBeLessThan(300);
    expect(await read(85)).toEqual({ state: 'closed' });
    expect(await answer(85, body)).toMatchObject(refused);
    const other = await asked();
    await other.school.order(84);
    await run([84, 91]);
    expect((await other.school.leave(95)).status).toBeLessThan(300);
    expect(await other.read(96)).toEqual({ state: 'closed' });
    expect(await other.answer(96, body)).toMatchObject(refused);
  });

  it('becomes invalid when the admin who received the link leaves the school', async () => {
    const { school, read, answer } = await asked();
    const colleague = await addTeacher(database.db, { schoolId: school.id, role: 'admin' });
    await database.db.insert(admins).values({ teacherId: colleague.id, schoolId: school.id });
    const body = yes(await read(84));
    expect((await school.leave(84)).status).toBeLessThan(300);
    expect(await read(85)).toMatchObject({ state: 'handedOver' });
    expect(await answer(85, body)).toMatchObject(refused);
    expect(await answer(85, { answer: 'no' })).toMatchObject(refused);
  });

  it('refuses the answer "yes" from an admin with a personal subscription, just as the app refuses an order', async () => {
    const { school, read, answer } = await asked();
    await database.db
      .update(teachers)
      .set({ hasActivePersonalSubscription: true })
      .where(eq(teachers.id, school.admin.id));
    const inApp = await school.order(84);
    expect(inApp).toMatchObject({ status: 409, body: { code: 'cannotSwitchPlanType' } });
    const byMail = await answer(84, yes(await read(84)));
    expect(byMail).toMatchObject({ status: 409, body: { code: 'cannotSwitchPlanType' } });
    expect(await answer(84, { answer: 'no' })).toMatchObject({ status: 200 });
  });

  it('accepts the answer "yes" half an hour before midnight, and the invoice has the date of that day', async () => {
    const { school, read } = await asked();
    const token = await tokenOf(school.admin.id);
    const body = yes(await read(84));
    await run([84]);
    jest.spyOn(Date, 'now').mockReturnValue(noon(84) + 11.5 * 3600_000);
    const { offers } = await question(token);
    expect(offers[0]!.invoice_on).toBe(dayOf(84));
    await call(postAnswer, { method: 'POST', params: { token }, body });
    const lastRunMs = startOfDayMs(dayOf(85)) - 5 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(lastRunMs);
    await applyDueEvents(database.db, lastRunMs, () => false);
    await run([85, 86]);
    const mail = sent.findLast(
      ({ to, subject }) => to === school.admin.email && subject === 'Takk for bestillingen',
    );
    expect(mail!.text).toContain('23. november 2026');
    expect((await school.documents()).map(({ issuedOn }) => issuedOn)).toEqual([dayOf(84)]);
    expect(await school.totals()).toEqual([withVat(halfYearS)]);
  });

  it('shows the last day of a cancelled plan, whether ordered in the app or by answering "yes"', async () => {
    const ordered = await asked();
    await ordered.school.order(84);
    const answered = await asked();
    await answered.answer(84, yes(await answered.read(84)));
    await run([85, 91]);
    for (const [{ school, read }, state, plan_ends] of [
      [ordered, 'ordered', '2027-11-28'],
      [answered, 'yes', '2027-02-27'],
    ] as const) {
      await school.cancel(95);
      expect(await read(95)).toMatchObject({ state, plan_ends });
      await school.resume(96);
      expect(await read(96)).toMatchObject({ state, plan_ends: null });
    }
  });

  it('is sent after a cancellation, but only to admins without such a link', async () => {
    const { school, read, answer } = await asked();
    await answer(84, yes(await read(84)));
    const colleague = await addTeacher(database.db, {
      ...{ schoolId: school.id, role: 'admin' },
    });
    await database.db.insert(admins).values({ teacherId: colleague.id, schoolId: school.id });
    await run([85]);
    const questions = () =>
      sent.filter(({ text }) => text.includes('/answer/')).map(({ to, day }) => [to, day]);
    const before = questions().length;
    await school.cancel(86);
    await run([86, 87]);
    expect(questions().slice(before)).toEqual([[colleague.email, 86]]);
    const theirs = await tokenOf(colleague.id);
    setClock(87);
    const open = await question(theirs);
    expect(open.state).toBe('open');
    const params = { token: theirs };
    const bound = await call(postAnswer, { method: 'POST', params, body: yes(open) });
    expect(bound).toMatchObject({ status: 200, body: { state: 'yes' } });
  });

  it('allows a change of the answer from "no" to "yes" only during the trial', async () => {
    const { school, read, answer } = await asked();
    await answer(84, { answer: 'no' });
    const said = await read(85);
    expect(said).toMatchObject({ state: 'no', can_change: true });
    const changed = await answer(85, yes(said));
    expect(changed).toMatchObject({ status: 200, body: { state: 'yes', can_change: false } });
    await run([86]);
    expect(await school.totals()).toEqual([withVat(halfYearS)]);
    const late = await asked();
    await late.answer(84, { answer: 'no' });
    expect(await late.read(90)).toMatchObject({ state: 'over', can_change: false });
    expect(await late.answer(90, yes(said))).toMatchObject(refused);
  });

  it('leads to a page that shows an order, a cancellation and the end of the trial', async () => {
    const school = await register();
    await run([82]);
    const token = await tokenOf(school.admin.id);
    await school.order(84);
    expect((await question(token)).state).toBe('ordered');
    await school.cancel(85);
    expect((await question(token)).state).toBe('open');
    setClock(91);
    expect((await question(token)).state).toBe('over');
  });
});

it('a credited invoice is billed again to the payer that the office enters', async () => {
  const school = await register();
  await school.order(10);
  await run([77]);
  await school.credit(79, 0, true, { payer: newPayer });
  const documents = await school.documents();
  expect(documents.map(({ buyer: { name } }) => name)).toEqual([
    ...['Fjellvik kommune', 'Fjellvik kommune', 'Fjellvik skole'],
  ]);
  const [line] = await database.db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, documents[1]!.id));
  expect(line!.description).toBe(
    'Klassekart, lisens Liten skole, Fjellvik skole, 29.11.2026–28.11.2027. Feil betaler',
  );
  expect((await school.billing(80)).payer).toEqual(newPayer);
});

it('the idempotency key of a cancelled order is refused for a new order', async () => {
  const school = await register();
  const key = randomUUID();
  expect((await school.order(10, 's', key)).status).toBe(200);
  await school.cancel(11);
  expect(await school.order(12, 's', key)).toMatchObject({ status: 409 });
  expect((await school.billing(12)).plan).toBeNull();
  expect((await school.order(13, 's')).status).toBe(200);
  expect((await school.billing(13)).plan).toBe('schoolS');
});

it('a repeated upgrade with the same idempotency key is refused after the plan was cancelled and ordered again', async () => {
  const school = await register();
  await school.order(10);
  const key = randomUUID();
  await school.upgrade(11, 'm', key);
  expect((await school.repeatUpgrade(12, 'm', key)).status).toBe(200);
  await school.cancel(13);
  await school.order(14);
  const refused = { status: 409, body: { code: 'changedMeanwhile' } };
  expect(await school.repeatUpgrade(15, 'm', key)).toMatchObject(refused);
  expect((await school.billing(15)).plan).toBe('schoolS');
});
