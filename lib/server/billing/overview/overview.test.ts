/* Mails to admins and teachers on their plan, invoices and card. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import { yearlyOre } from '@/lib/core/billing/testing/prices';
import { agreements, cardSubscriptions, invoices } from '@/lib/db/schema/tables';
import { readCursor } from '@/lib/server/database/page-cursor';
import { listActivity } from '@/lib/server/school/activity-log';
import { addInvoice, addOrder } from '@/lib/server/testing/add-order';
import {
  addAdmin,
  addSchool,
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { registerPayment } from '../payments/register-payment';
import { stopChasing } from '../payments/stop-chasing';
import { issueCreditNote } from '../testing/issue-credit-note';
import { changePayer } from './change-payer';
import { listInvoices } from './list-invoices';
import { readSchoolBilling } from './read-school-billing';
import { readTeacherBilling } from './read-teacher-billing';
import { renderInvoice } from './render-invoice';

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
});

const dayMs = 24 * 60 * 60 * 1000;
const pay = (invoiceId: string, amountOre: number) => {
  const clerk = { email: 'kontor@example.no' } as OfficeClerk;
  const paid = { reference: randomUUID(), amountOre, paidOn: '2026-08-20' };
  const seen = { ...paid, seenLeftOre: 1873_75 };
  return registerPayment(database.db, clerk, invoiceId, seen, nowMs);
};
const later = (days: number) => new Date(nowMs + days * dayMs);

describe('the billing page of a school', () => {
  it.each([
    ['in its trial', { trialExpiresAt: later(30) }, 'trial', '2026-09-18'],
    ['after its trial', { trialExpiresAt: later(-1) }, 'stopped', '2026-08-18'],
    ['without a trial', {}, 'stopped', null],
  ])(
    'shows no plan when the school has not ordered one: a school %s',
    async (_, values, state, endsOn) => {
      const { schoolId, admin } = await addSchoolWithAdmin(database.db, values);
      const billing = await readSchoolBilling(database.db, admin, schoolId, nowMs);
      expect(billing).toEqual({
        ...{ state, endsOn, plan: null, price: null, payer: null },
        ...{ isRenewing: false, next: null },
        seats: { taken: 1, limit: null },
        ...{ creditOre: 0, dueOre: 0 },
      });
    },
  );

  it('shows the price and the payer of a plan', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const before = { createdAt: later(-400), periodStart: later(-400) };
    await addOrder(db, { schoolId, organizationName: 'Før', ...before });
    await addOrder(db, { schoolId, periodStart: later(-264) });
    const ends = { endsOn: '2026-11-28' };
    await db.update(agreements).set(ends).where(eq(agreements.schoolId, schoolId));
    expect(await readSchoolBilling(db, admin, schoolId, nowMs)).toEqual({
      state: 'cancelled',
      plan: 'schoolM',
      endsOn: '2026-11-28',
      ...{ isRenewing: false, next: null },
      price: { months: 12, netOre: 1499_00, vatOre: 374_75, totalOre: 1873_75 },
      seats: { taken: 1, limit: 35 },
      payer: {
        organizationName: 'Eksempel skole',
        organizationNumber: '987654325',
        invoiceType: 'ehf',
        invoiceEmail: null,
        attachesEhf: false,
        customerReference: 'REF-4711',
      },
      ...{ creditOre: 0, dueOre: 0 },
    });
  });

  it('shows the credit of the school', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const invoiceId = await addInvoice(db, schoolId, nowMs);
    await pay(invoiceId, 2000_00);
    const { creditOre } = await readSchoolBilling(db, admin, schoolId, nowMs);
    expect(creditOre).toBe(2000_00 - 1873_75);
  });
});

describe('the payer of future invoices', () => {
  const payer = {
    organizationName: 'Fjellvik kommune',
    organizationNumber: '974760673',
    invoiceType: 'email' as const,
    invoiceEmail: 'faktura@example.no',
    attachesEhf: true,
    customerReference: 'Ny',
  };

  it('is changed for the newest order but not on issued invoices', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const invoiceId = await addInvoice(db, schoolId, nowMs);
    const { payer: basis } = await readSchoolBilling(db, admin, schoolId, nowMs);
    const change = { payer, basis: basis! };
    expect(await changePayer(db, admin, schoolId, change)).toEqual(payer);
    expect(await changePayer(db, admin, schoolId, change)).toEqual(payer);
    const other = { ...change, payer: { ...payer, customerReference: 'Annen' } };
    await expect(changePayer(db, admin, schoolId, other)).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(await readSchoolBilling(db, admin, schoolId, nowMs)).toMatchObject({ payer });
    const [issued] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
    expect(issued).toMatchObject({
      buyer: { name: 'Eksempel skole', organizationNumber: '987654325' },
      customerReference: 'REF-4711',
    });
    const { entries } = await listActivity(db, admin, schoolId, undefined);
    expect(entries).toMatchObject([{ kind: 'payerChanged', actorName: 'Rektor' }]);
    const colleague = await addTeacher(db, { schoolId });
    await expect(changePayer(db, colleague, schoolId, change)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('the invoices of a school', () => {
  it('are listed in pages, newest first, with credit notes', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const ids: string[] = [];
    for (let made = 0; made < 21; made += 1) {
      ids.unshift(await addInvoice(db, schoolId, nowMs));
      await addInvoice(db, await addSchool(db), nowMs);
    }
    const period = { start: '2027-01-01', end: '2027-11-30' };
    const credit = (id: string, netOre: number) =>
      issueCreditNote(db, id, { period, lines: [singleLine('Kreditert', netOre)] }, nowMs);
    await credit(ids[0]!, 1499_00);
    await credit(ids[1]!, 100_00);

    const first = await listInvoices(db, admin, schoolId, undefined, nowMs);
    expect(first.entries).toHaveLength(20);
    expect(first.entries.slice(0, 4)).toMatchObject([
      { type: 'creditNote', status: null, dueOn: null, totalOre: 125_00 },
      { type: 'creditNote', status: null, dueOn: null, totalOre: 1873_75, leftOre: null },
      { id: ids[0], type: 'invoice', status: 'credited', leftOre: 0 },
      {
        ...{ id: ids[1], type: 'invoice', status: 'open', dueOn: '2026-09-19' },
        ...{ totalOre: 1873_75, leftOre: 1748_75 },
      },
    ]);
    const after = readCursor(first.next ?? undefined);
    const rest = await listInvoices(db, admin, schoolId, after, nowMs);
    expect(rest.next).toBeNull();
    expect([...first.entries.slice(2), ...rest.entries].map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['open', 30, 0],
    ['overdue', 31, 0],
    ['overdue', 31, 1863_75],
    ['paid', 31, 1873_00],
  ])('are "%s" after %d days and a payment of %d øre', async (status, days, amountOre) => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const invoiceId = await addInvoice(db, schoolId, nowMs);
    if (amountOre > 0) await pay(invoiceId, amountOre);
    const { entries } = await listInvoices(db, admin, schoolId, undefined, +later(days));
    expect(entries).toMatchObject([{ status }]);
  });

  it('are shown as written off when the office has written them off', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const invoiceId = await addInvoice(db, schoolId, nowMs);
    const clerk = { email: 'kontor@example.no' } as OfficeClerk;
    await stopChasing(db, clerk, invoiceId, { seenLeftOre: 1873_75 }, nowMs);
    const { entries } = await listInvoices(db, admin, schoolId, undefined, nowMs);
    expect(entries).toMatchObject([{ status: 'givenUp' }]);
  });

  it('are refused for an invalid cursor', async () => {
    const { schoolId, admin } = await addSchoolWithAdmin(database.db);
    for (const key of ['', '-1', '1e3', '99999999999']) {
      const after = { key, id: schoolId };
      await expect(listInvoices(database.db, admin, schoolId, after, nowMs)).rejects.toMatchObject({
        code: 'invalidRequest',
      });
    }
  });

  it('can be downloaded as PDF and EHF, like credit notes', async () => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const invoiceId = await addInvoice(db, schoolId, nowMs);
    const lines = [singleLine('Kreditert', 1499_00)];
    const period = { start: '2027-01-01', end: '2027-11-30' };
    await issueCreditNote(db, invoiceId, { period, lines }, nowMs);
    const { entries } = await listInvoices(db, admin, schoolId, undefined, nowMs);
    for (const [index, title] of ['kreditnota', 'faktura'].entries()) {
      const { id, number } = entries[index]!;
      const asked = { schoolId, invoiceId: id };
      const pdf = await renderInvoice(db, admin, asked, 'pdf');
      expect(pdf.name).toBe(`${title}-${number}.pdf`);
      expect(Buffer.from(pdf.content as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
      const ehf = await renderInvoice(db, admin, asked, 'ehf');
      expect(ehf.name).toBe(`${title}-${number}.xml`);
      expect(ehf.content).toContain(`<cbc:ID>${number}</cbc:ID>`);
    }
  });

  it.each(['of another school', 'with an invalid id'])('include no invoice %s', async (which) => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const theirs = await addInvoice(db, await addSchool(db), nowMs);
    const invoiceId = which === 'of another school' ? theirs : '1';
    await expect(renderInvoice(db, admin, { schoolId, invoiceId }, 'pdf')).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the billing page of a teacher', () => {
  const card = (values: Partial<typeof cardSubscriptions.$inferInsert>) => ({
    id: `sub_${Math.random()}`,
    lookupKey: 'teacher_plan_yearly',
    status: 'active',
    currentPeriodEnd: later(100),
    ...values,
  });

  it.each([
    ['is active', [{}], 'active', '2026-11-28'],
    ['is cancelled', [{ cancelAtPeriodEnd: true }], 'cancelled', '2026-11-28'],
    ['has a failed payment', [{ status: 'past_due' }], 'paymentFailed', '2026-11-28'],
    ['has passed its period end', [{ currentPeriodEnd: later(-1) }], 'ended', '2026-08-19'],
    [
      'is active although another has ended',
      [{ status: 'canceled', currentPeriodEnd: later(300) }, {}],
      'active',
      '2026-11-28',
    ],
  ])('shows that a card subscription %s', async (_, rows, state, endsOn) => {
    const { db } = database;
    const teacher = await addTeacher(db);
    await db
      .insert(cardSubscriptions)
      .values(rows.map((values) => ({ ...card(values), teacherId: teacher.id })));
    const billing = await readTeacherBilling(db, teacher, teacher.id, nowMs);
    const totalOre = yearlyOre.teacher;
    const netOre = totalOre / 1.25;
    expect(billing).toEqual({
      trialEndsOn: '2026-09-18',
      card: { state, endsOn, price: { netOre, vatOre: totalOre - netOre, totalOre } },
      school: null,
    });
  });

  it('shows no card subscription when its first payment failed', async () => {
    const teacher = await addTeacher(database.db, { trialExpiresAt: later(-1) });
    await database.db
      .insert(cardSubscriptions)
      .values(card({ status: 'incomplete', teacherId: teacher.id }) as never);
    expect(await readTeacherBilling(database.db, teacher, teacher.id, nowMs)).toEqual({
      ...{ trialEndsOn: null, card: null, school: null },
    });
  });

  it('shows the plan and the admins of the school', async () => {
    const { db } = database;
    const { schoolId } = await addSchoolWithAdmin(db, { trialExpiresAt: later(30) });
    await addAdmin(db, schoolId, 'Anne');
    const colleague = await addTeacher(db, { schoolId, name: 'Bo' });
    const { school } = await readTeacherBilling(db, colleague, colleague.id, nowMs);
    expect(school).toEqual({
      name: 'Fjellvik skole',
      ...{ state: 'trial', plan: null, endsOn: '2026-09-18' },
      admins: ['Anne', 'Rektor'],
    });
  });
});
