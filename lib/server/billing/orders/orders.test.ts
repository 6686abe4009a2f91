/* Ordering a plan for a school through the API, with a real database; only the sessions are stand-ins. */
import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderSchema } from '@/lib/contracts/billing/orders';
import { addMonths, startOfDayMs, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { withVat, yearlyOre } from '@/lib/core/billing/testing/prices';
import { admins, mails, schoolOrders, teachers } from '@/lib/db/schema/tables';
import { readSchoolAccess } from '@/lib/server/access/school-access';
import { addSchool, addTeacher, openTestDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const { orderPlan: POST } = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  useTestEnvironment(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => void captureLog());

async function makeSchool(values: Parameters<typeof addSchool>[1] = {}, colleagues = 0) {
  const { db } = database;
  const id = await addSchool(db, values);
  const [admin, teacher] = [`leder-${randomUUID()}`, `kari-${randomUUID()}`];
  const row = await addTeacher(db, { firebaseUid: admin, schoolId: id, role: 'admin' });
  await db.insert(admins).values({ teacherId: row.id, schoolId: id });
  await addTeacher(db, { firebaseUid: teacher, schoolId: id });
  for (let more = 0; more < colleagues; more += 1) await addTeacher(db, { schoolId: id });
  return { id, admin, teacher, adminId: row.id };
}

const orderBody = (values: object = {}) => ({
  client_key: randomUUID() as string,
  lookup_key: 'school_plan_s_yearly',
  organization_name: 'Fjellvik kommune',
  organization_number: '974760673',
  invoice_type: 'ehf',
  invoice_email: null as string | null,
  customer_reference: 'Kari, 4021',
  ...values,
});

const post = (schoolId: string, who: string, body: unknown) =>
  call(POST, {
    method: 'POST',
    params: { schoolId },
    headers: { cookie: `session=${who}` },
    body,
  });

const storedOrders = (schoolId: string) =>
  database.db.select().from(schoolOrders).where(eq(schoolOrders.schoolId, schoolId));

const accessOf = (id: string) => readSchoolAccess(database.db, id, Date.now());

describe('an order', () => {
  it('is confirmed by one mail to the admin who placed it', async () => {
    const school = await makeSchool();
    const body = orderBody();
    for (let time = 0; time < 2; time += 1) {
      expect((await post(school.id, school.admin, body)).status).toBe(200);
    }
    const queued = await database.db
      .select()
      .from(mails)
      .where(eq(mails.teacherId, school.adminId));
    const price = withVat(yearlyOre.schoolS);
    const facts = { customer: 'Fjellvik kommune', plan: 'schoolS', price, payment: 'ehf' };
    expect(queued).toMatchObject([{ kind: 'order', facts }]);
  });

  it('starts a subscription year and stores the data for its invoice', async () => {
    const school = await makeSchool();
    const before = toCalendarDate(Date.now());
    const key = 'school_plan_m_yearly';
    const ore = yearlyOre.schoolM;
    const body = orderBody({ lookup_key: key, organization_number: ' 974 760 673 ' });
    const answer = await post(school.id, school.admin, body);
    expect(answer.status).toBe(200);

    const [row, ...others] = await storedOrders(school.id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      orderedBy: school.adminId,
      tierId: 'school_plan_m',
      lookupKey: key,
      organizationName: 'Fjellvik kommune',
      organizationNumber: '974760673',
      invoiceType: 'ehf',
      invoiceEmail: null,
      customerReference: 'Kari, 4021',
    });
    const totalOre = withVat(ore);
    expect(row).toMatchObject({ netOre: ore, vatOre: totalOre - ore, totalOre });
    const start = toCalendarDate(row!.periodStart.getTime());
    expect([before, toCalendarDate(Date.now())]).toContain(start);
    expect(row!.periodStart.getTime()).toBe(startOfDayMs(start));
    expect(row!.periodEnd.getTime()).toBe(startOfDayMs(addMonths(start, 12)));
    expect(orderSchema.strict().parse(answer.body)).toMatchObject({
      id: row!.id,
      total_ore: totalOre,
      period_end: row!.periodEnd.toISOString(),
    });
    expect(await accessOf(school.id)).toMatchObject({
      isActive: true,
      seatLimit: 35,
      periodEnd: row!.periodEnd,
    });
  });

  it('with an invoice by email stores the email address', async () => {
    const school = await makeSchool();
    const byMail = { invoice_type: 'email', invoice_email: 'faktura@fjellvik.example' };
    const body = orderBody({ ...byMail, attach_ehf: true });
    expect((await post(school.id.toUpperCase(), school.admin, body)).status).toBe(200);
    expect(await storedOrders(school.id)).toMatchObject([
      { invoiceType: 'email', invoiceEmail: 'faktura@fjellvik.example', attachesEhf: true },
    ]);
  });
});

describe('a second order', () => {
  it('sent at the same time with the same idempotency key gets the same answer and is not stored', async () => {
    const school = await makeSchool();
    const body = orderBody();
    const respelled = { ...body, client_key: body.client_key.toUpperCase() };
    const answers = await Promise.all(
      [body, body, body, respelled].map((each) => post(school.id, school.admin, each)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await storedOrders(school.id)).toHaveLength(1);
  });

  it('sent at the same time with a different idempotency key is refused', async () => {
    const school = await makeSchool();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(school.id, school.admin, orderBody())),
    );
    const codes = answers.map(({ status, body }) =>
      status === 200 ? 'ok' : (body as { code: string }).code,
    );
    expect(codes.sort()).toEqual(['currentPlan', 'currentPlan', 'currentPlan', 'ok']);
    expect(await storedOrders(school.id)).toHaveLength(1);
  });

  it.each([
    ['another plan', { lookup_key: 'school_plan_m_yearly' }],
    ['another reference', { customer_reference: 'Ola' }],
  ])('with the idempotency key of the first order but %s is refused', async (_, change) => {
    const school = await makeSchool();
    const body = orderBody();
    await post(school.id, school.admin, body);
    const answer = await post(school.id, school.admin, { ...body, ...change });
    expect(answer.body).toMatchObject({ code: 'idTaken', status: 409 });
    expect(await storedOrders(school.id)).toHaveLength(1);
    expect((await accessOf(school.id)).seatLimit).toBe(20);
  });

  it('from another school with the same idempotency key is refused without revealing the first order', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    const body = orderBody({ organization_name: 'Hemmelig' });
    await post(school.id, school.admin, body);
    const answer = await post(other.id, other.admin, body);
    expect(answer.body).toMatchObject({ code: 'idTaken', status: 409 });
    expect(answer.text).not.toMatch(/Hemmelig|974760673|period/);
    expect(await accessOf(other.id)).toMatchObject({ isActive: false });
  });

  it('sent at the same time by another school with the same idempotency key is refused and not stored', async () => {
    const both = [await makeSchool(), await makeSchool()];
    const body = orderBody();
    const answers = await Promise.all(both.map(({ id, admin }) => post(id, admin, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const [index, { id }] of both.entries()) {
      const isMade = answers[index]!.status === 200;
      expect(await storedOrders(id)).toHaveLength(isMade ? 1 : 0);
      expect((await accessOf(id)).isActive).toBe(isMade);
    }
  });
});

describe('an order is refused', () => {
  it.each([
    ['to a school with more teachers than seats', 19, {}, 'tooManyTeachers'],
    ['for the teacher plan', 0, { lookup_key: 'teacher_plan_yearly' }, 'planNotFound'],
  ])('%s', async (_, colleagues, change, code) => {
    const school = await makeSchool({}, colleagues);
    const answer = await post(school.id, school.admin, orderBody(change));
    expect(answer.body).toMatchObject({ code });
    expect(await storedOrders(school.id)).toEqual([]);
  });

  it("to a teacher who is not admin, even with the idempotency key of the admin's order", async () => {
    const school = await makeSchool();
    const body = orderBody();
    const refused = { code: 'contactSchoolAdmin', status: 403 };
    expect((await post(school.id, school.teacher, body)).body).toMatchObject(refused);
    await post(school.id, school.admin, body);
    expect((await post(school.id, school.teacher, body)).body).toMatchObject(refused);
  });

  it('to an admin who has a personal plan', async () => {
    const school = await makeSchool();
    await database.db
      .update(teachers)
      .set({ hasActivePersonalSubscription: true })
      .where(eq(teachers.id, school.adminId));
    const answer = await post(school.id, school.admin, orderBody());
    expect(answer.body).toMatchObject({ code: 'cannotSwitchPlanType' });
  });

  it('to teachers of another school, with the error "notFound"', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    await addTeacher(database.db, { firebaseUid: 'alene' });
    for (const who of [other.admin, other.teacher, 'alene']) {
      for (const id of [school.id, randomUUID(), 'null', `${school.id}'--`]) {
        const answer = await post(id, who, orderBody());
        expect(answer.body).toMatchObject({ code: 'notFound', status: 404 });
      }
    }
  });

  it.each([
    ['organization_number', { organization_number: '974760674' }],
    ['customer_reference', { customer_reference: '\u200b' }],
    ['invoice_email', { invoice_type: 'email' }],
    ['invoice_email', { invoice_email: 'faktura@fjellvik.example' }],
    ['invoice_email', { invoice_type: 'email', invoice_email: 'faktura' }],
    ['invoice_email', { attach_ehf: true }],
    ['', { total_ore: 1 }],
  ])('with an error at the field "%s" for %j', async (path, change) => {
    const school = await makeSchool();
    const answer = await post(school.id, school.admin, orderBody(change));
    expect(answer.body).toMatchObject({ code: 'invalidRequest', errors: [{ path }] });
    expect(await storedOrders(school.id)).toEqual([]);
  });

  it('by the rate limit after 30 attempts', async () => {
    const school = await makeSchool();
    const wrong = orderBody({ lookup_key: 'none' });
    for (let tries = 0; tries < 30; tries += 1) await post(school.id, school.admin, wrong);
    const answer = await post(school.id, school.admin, orderBody());
    expect(answer.body).toMatchObject({ code: 'tooManyRequests', status: 429 });
  });
});
