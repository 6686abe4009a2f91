import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TrialAnswer, TrialQuestion } from '@/lib/contracts/billing/trial';
import { addDays, startOfDayMs } from '@/lib/core/billing/calendar/calendar-date';
import { formatAmount } from '@/lib/core/billing/format-price';
import { withVat, yearlyOre } from '@/lib/core/billing/testing/prices';
import { activityLog, mails, schoolOrders } from '@/lib/db/schema/tables';
import { sendMails } from '@/lib/server/mail/send-mails';
import type { OutgoingMail } from '@/lib/server/mail/mail-transport';
import { addAdmin, addSchool, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { readOpenInvoices } from '../receivables/open-invoices';
import { applyDueEvents } from '../agreement/apply-due-events';
import { answerTrialQuestion, readTrialQuestion } from './answer-trial-question';
import { makeTrialLink } from './trial-question';

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(async () => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
  await database.db.delete(mails);
});

const registered = '2026-08-31';
const day = (number: number) => startOfDayMs(addDays(registered, number)) + 12 * 3600_000;
const asked = 82;
const network = '192.0.2.1';
const { schoolS, schoolM } = yearlyOre;
const halfYearOre = schoolS / 2;
const yes: Extract<TrialAnswer, { answer: 'yes' }> = {
  answer: 'yes',
  term: 'halfYear',
  lookup_key: 'school_plan_s_yearly',
  net_ore: halfYearOre,
  organization_name: 'Fjellvik kommune',
  organization_number: '974760673',
  invoice_type: 'ehf',
  invoice_email: null,
  customer_reference: 'Kari',
};
const no: TrialAnswer = { answer: 'no' };

const run = (on: number) => applyDueEvents(database.db, day(on), () => false);

async function sendAll(on: number) {
  const sent: { to: string; text: string }[] = [];
  const transport = {
    send: (mail: OutgoingMail) => {
      sent.push({ to: mail.to, text: mail.text });
      return Promise.resolve();
    },
  };
  await sendMails(database.db, {
    transport,
    makeUrl: (mail, _, language) =>
      mail.kind === 'trialEnding'
        ? makeTrialLink(database.db, mail, language, day(on))
        : Promise.resolve(null),
    clock: () => day(on),
    isTimeUp: () => false,
  });
  return sent.sort((a, b) => a.to.localeCompare(b.to));
}

async function addSchoolInTrial(colleagues = 0) {
  const { db } = database;
  const trialExpiresAt = new Date(day(90));
  const id = await addSchool(db, { trialExpiresAt });
  const admin = await addAdmin(db, id, 'Rektor');
  for (let number = 0; number < colleagues; number += 1) {
    await addTeacher(db, { name: 'Kari', schoolId: id });
  }
  return {
    ...{ id, admin },
    open: () => readOpenInvoices(db, { schoolId: id }),
    log: async () =>
      (await db.select().from(activityLog).where(eq(activityLog.schoolId, id))).map(
        ({ kind }) => kind,
      ),
    orders: () => db.select().from(schoolOrders).where(eq(schoolOrders.schoolId, id)),
  };
}

async function addAskedSchool(colleagues = 0) {
  const school = await addSchoolInTrial(colleagues);
  await run(asked);
  const [mail] = await sendAll(asked);
  const [, token] = /\/answer\/([\w-]{22})#yes/.exec(mail!.text)!;
  return {
    ...school,
    token: token!,
    read: async (on: number) =>
      (await readTrialQuestion(database.db, token!, network, day(on))) as TrialQuestion,
    answer: (input: TrialAnswer, on: number) =>
      answerTrialQuestion(database.db, token!, network, input, day(on)),
  };
}

it('the question "continue after the trial?" is sent once to each admin, with a personal link', async () => {
  const school = await addSchoolInTrial(3);
  const second = await addAdmin(database.db, school.id, 'Inspektør');
  await Promise.all([run(asked), run(asked)]);
  await run(asked + 1);
  const sent = await sendAll(asked);
  expect(sent.map(({ to }) => to)).toEqual([school.admin.email, second.email].sort());
  const links = sent.map(({ text }) => text.match(/\/answer\/[\w-]{22}/g)!);
  // Yes and no of a mail lead to the same page.
  for (const [toYes, toNo] of links) expect(toYes).toBe(toNo);
  expect(new Set(links.flat()).size).toBe(2);
  expect(sent[0]!.text).toContain(formatAmount(withVat(halfYearOre), 'nb-NO'));
});

it('the question "continue after the trial?" shows the price of the plan for the number of teachers', async () => {
  const school = await addAskedSchool(20);
  expect(await school.read(asked)).toMatchObject({
    state: 'open',
    ends: addDays(registered, 89),
    lookup_key: 'school_plan_m_yearly',
    offers: [
      {
        ...{ term: 'halfYear', net_ore: schoolM / 2, total_ore: withVat(schoolM / 2) },
        ...{ from: registered, to: '2027-02-27', invoice_on: addDays(registered, asked) },
      },
      {
        ...{ term: 'year', net_ore: schoolM, total_ore: withVat(schoolM) },
        ...{ from: '2026-11-29', to: '2027-11-28', invoice_on: addDays(registered, asked) },
      },
    ],
  });
});

it('a school that answers "a year" to the question "continue after the trial?" has ordered a year and cannot answer otherwise', async () => {
  const school = await addAskedSchool();
  const year = { ...yes, term: 'year', net_ore: schoolS } as const;
  await school.answer(no, 83);
  await expect(school.answer({ ...year, net_ore: halfYearOre }, 84)).rejects.toMatchObject({
    code: 'changedMeanwhile',
  });
  expect(await school.answer(year, 84)).toMatchObject({ state: 'yes', chosen: 'year' });
  for (const other of [yes, no]) {
    await expect(school.answer(other, 84)).rejects.toMatchObject({ code: 'changedMeanwhile' });
  }
  expect(await school.answer(year, 85)).toMatchObject({ state: 'yes', chosen: 'year' });
  expect(await school.log()).toEqual(['trialAnsweredNo', 'trialAnsweredYes']);
  await run(85);
  const first = { periodStart: '2026-11-29', periodEnd: '2027-11-28', netOre: schoolS };
  expect(await school.open()).toMatchObject([{ invoice: first }]);
});

it('several simultaneous yes answers to the question "continue after the trial?" place only one order', async () => {
  const school = await addAskedSchool();
  const answers = await Promise.all([1, 2, 3, 4].map(() => school.answer(yes, 84)));
  expect(answers.map(({ state }) => state)).toEqual(['yes', 'yes', 'yes', 'yes']);
  expect(await school.orders()).toHaveLength(1);
});

it('if yes and no to the question "continue after the trial?" arrive at the same time, the yes is kept', async () => {
  const school = await addAskedSchool();
  const [said] = await Promise.allSettled([school.answer(yes, 84), school.answer(no, 84)]);
  expect(said).toMatchObject({ status: 'fulfilled', value: { state: 'yes' } });
  expect(await school.read(84)).toMatchObject({ state: 'yes' });
  expect(await school.orders()).toHaveLength(1);
});

it('a yes to the question "continue after the trial?" is refused if the offer in the question is outdated', async () => {
  const school = await addAskedSchool(19);
  await addTeacher(database.db, { name: 'Ny', schoolId: school.id });
  await expect(school.answer(yes, 84)).rejects.toMatchObject({ code: 'changedMeanwhile' });
  expect(await school.orders()).toEqual([]);
  const { lookup_key, offers } = await school.read(84);
  await school.answer({ ...yes, lookup_key, net_ore: offers[0]!.net_ore }, 84);
  expect(await school.orders()).toMatchObject([{ tierId: 'school_plan_m', netOre: schoolM / 2 }]);
});

it('the question "continue after the trial?" is not sent if it was delayed beyond the trial', async () => {
  const { admin } = await addSchoolInTrial();
  await run(asked);
  await run(120);
  expect((await sendAll(120)).filter(({ to }) => to === admin.email)).toEqual([]);
});

it('no link to the question "continue after the trial?" is created for a deleted school', async () => {
  const { admin } = await addSchoolInTrial();
  const facts = { schoolId: randomUUID(), teacherId: admin.id };
  expect(await makeTrialLink(database.db, facts, 'no', day(asked))).toBeNull();
});

it('the question "continue after the trial?" contains no email address of the admin, and an unknown token gets the error "notFound"', async () => {
  const school = await addAskedSchool();
  expect(JSON.stringify(await school.read(84))).not.toContain(school.admin.email);
  for (const token of ['A'.repeat(22), 'short', '../admin', '']) {
    await expect(readTrialQuestion(database.db, token, network, day(84))).rejects.toMatchObject({
      code: 'notFound',
    });
  }
});
