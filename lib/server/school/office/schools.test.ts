/* The office's screen of schools, through the API with a moved clock. */
import { eq } from 'drizzle-orm';
import { calls } from '@/lib/contracts/calls';
import type { OfficeSchool } from '@/lib/contracts/billing/office';
import {
  addDays,
  startOfDayMs,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import { activityLog, officeLog, schools, teachers } from '@/lib/db/schema/tables';
import { addInvoice } from '@/lib/server/testing/add-order';
import { addSchoolWithAdmin, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

jest.mock('@/lib/server/auth/read-identity', () => ({
  findIdentity: async (email: string) => {
    const [teacher] = await database.db
      .select()
      .from(teachers)
      .where(eq(teachers.email, email.toLowerCase()));
    if (!teacher) return undefined;
    return { uid: teacher.firebaseUid, email, isEmailVerified: !email.startsWith('unconfirmed') };
  },
}));

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
  setClock(firstDay);
});
afterEach(() => jest.restoreAllMocks());

const firstDay = '2026-08-31';
const lastDay = addDays(firstDay, 89);
const noon = (day: CalendarDate) => startOfDayMs(day) + 12 * 3600_000;
const setClock = (day: CalendarDate) => void jest.spyOn(Date, 'now').mockReturnValue(noon(day));

const headers = { cookie: 'session=kontor' };
const list = async (search = '', after?: string) => {
  const query = new URLSearchParams({ search, ...(after && { after }) });
  const path = `/api/office/schools?${query.toString()}`;
  const { body } = await call(calls.listOfficeSchools, { path, headers });
  return body as { schools: OfficeSchool[]; next: string | null };
};
const act = (schoolId: string, body: object) =>
  call(calls.changeOfficeSchool, { method: 'POST', params: { schoolId }, headers, body });

async function addInTrial(name: string, day = lastDay) {
  const trialExpiresAt = new Date(startOfDayMs(addDays(day, 1)));
  const { schoolId, admin } = await addSchoolWithAdmin(database.db, {
    ...{ name, trialExpiresAt, createdAt: new Date(noon(firstDay)) },
  });
  const own = { cookie: `session=${admin.firebaseUid}` };
  const shown = async () => (await list(name)).schools[0]!;
  return { schoolId, admin, shown, own };
}
const order = (schoolId: string, own: { cookie: string }) =>
  call(calls.orderPlan, {
    ...{ method: 'POST', params: { schoolId }, headers: own },
    body: {
      ...{ client_key: crypto.randomUUID(), lookup_key: 'school_plan_s_yearly' },
      ...{ organization_name: 'Fjellvik kommune', organization_number: '974760673' },
      ...{ invoice_type: 'ehf', invoice_email: null, customer_reference: 'Kari' },
    },
  });
const leave = (own: { cookie: string }) =>
  call(calls.leaveSchool, { method: 'POST', headers: own, body: { personalClasses: 'take' } });
const logOf = async (schoolId: string) =>
  (await database.db.select().from(officeLog).where(eq(officeLog.schoolId, schoolId))).map(
    ({ kind, actor }) => [kind, actor],
  );
const clerk = 'kontor@skole.example';

describe('the list of schools', () => {
  it("can be searched by organization number and by part of a name or a teacher's email address", async () => {
    const { schoolId, admin } = await addInTrial('Ørnes skole');
    await act(schoolId, { act: 'correctNumber', organizationNumber: '974 760 673' });
    for (const search of ['ørnes', 'NES SK', '974760673', admin.email.slice(0, 12)]) {
      expect((await list(search)).schools.map(({ name }) => name)).toEqual(['Ørnes skole']);
    }
    expect((await list('finnes ikke')).schools).toEqual([]);
  });

  it('shows the state of the plan and the debt of each school', async () => {
    const { schoolId, shown } = await addInTrial('Bergvik skole');
    expect(await shown()).toMatchObject({
      ...{ state: 'trial', plan: null, endsOn: lastDay, teachers: 1 },
      ...{ balanceOre: 0, canExtendTrial: true, log: [] },
    });
    setClock(addDays(lastDay, 1));
    await addInvoice(database.db, schoolId, Date.now());
    expect(await shown()).toMatchObject({
      ...{ state: 'active', plan: 'schoolM', canExtendTrial: false, balanceOre: 1873_75 },
    });
  });

  it('has each school once over several pages', async () => {
    for (let index = 0; index < 52; index += 1) await addInTrial(`Sideskolen ${index}`);
    const first = await list('sideskolen');
    const second = await list('sideskolen', first.next!);
    expect([first.schools.length, second.schools.length, second.next]).toEqual([50, 2, null]);
    expect(new Set([...first.schools, ...second.schools].map(({ id }) => id)).size).toBe(52);
  });
});

describe('a trial', () => {
  it("can be extended after its end, and the log names the clerk of the operator's office", async () => {
    const { schoolId, shown, own } = await addInTrial('Lengdal skole');
    const later = addDays(lastDay, 30);
    expect((await act(schoolId, { act: 'extendTrial', lastDay: later })).status).toBe(400);
    setClock(addDays(lastDay, 5));
    expect(await shown()).toMatchObject({ state: 'stopped' });
    expect((await act(schoolId, { act: 'extendTrial', lastDay: later })).status).toBe(204);
    expect(await shown()).toMatchObject({
      ...{ state: 'trial', endsOn: later },
      log: [{ kind: 'trialExtended', by: clerk }],
    });
    expect(await logOf(schoolId)).toEqual([['trialExtended', clerk]]);
    const activity = await database.db
      .select({ kind: activityLog.kind })
      .from(activityLog)
      .where(eq(activityLog.schoolId, schoolId));
    expect(activity).toEqual([{ kind: 'trialExtendedByOffice' }]);
    // What is ordered in the extended trial begins after it.
    await order(schoolId, own);
    expect(await shown()).toMatchObject({ state: 'continued', endsOn: later });
    const again = { act: 'extendTrial', lastDay: addDays(later, 1) };
    expect((await act(schoolId, again)).body).toMatchObject({ code: 'changedMeanwhile' });
  });

  it.each([
    ['today', 0, 'tooEarly'],
    ['its own last day', 89, 'tooEarly'],
    ['a day in more than 90 days', 91, 'tooLate'],
  ])('cannot be extended to %s', async (_, days, code) => {
    const { schoolId, shown } = await addInTrial(`Kortdal skole ${days}`);
    const { status, body } = await act(schoolId, {
      ...{ act: 'extendTrial', lastDay: addDays(firstDay, days) },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'lastDay', code }] });
    expect(await shown()).toMatchObject({ endsOn: lastDay, log: [] });
  });

  it('can be extended before its end', async () => {
    const { schoolId, shown } = await addInTrial('Tidligdal skole');
    setClock(addDays(firstDay, 60));
    const later = addDays(lastDay, 30);
    expect((await act(schoolId, { act: 'extendTrial', lastDay: later })).status).toBe(204);
    expect(await shown()).toMatchObject({ state: 'trial', endsOn: later });
  });

  it('that was shortened by a wrong organization number regains its full length when the number is corrected', async () => {
    const number = { act: 'correctNumber', organizationNumber: '987654325' };
    const earlier = await addInTrial('Gammelvik skole', addDays(firstDay, 20));
    const createdAt = new Date(noon(addDays(firstDay, -60)));
    await database.db.update(schools).set({ createdAt }).where(eq(schools.id, earlier.schoolId));
    await act(earlier.schoolId, number);
    const { schoolId, shown } = await addInTrial('Nyvik skole');
    await act(schoolId, number);
    expect(await shown()).toMatchObject({ endsOn: addDays(firstDay, 20) });
    await act(schoolId, { ...number, organizationNumber: '982719445' });
    expect(await shown()).toMatchObject({ endsOn: lastDay, organizationNumber: '982719445' });
    expect(await logOf(schoolId)).toEqual([
      ['numberCorrected', clerk],
      ['numberCorrected', clerk],
    ]);
  });
});

describe('a closed school', () => {
  it('can be reopened with an admin without another school, and keeps its subscription until the period ends', async () => {
    const { schoolId, admin, shown, own } = await addInTrial('Lukkvik skole');
    setClock(addDays(lastDay, 1));
    await order(schoolId, own);
    expect((await leave(own)).status).toBe(204);
    const closed = await shown();
    expect(closed).toMatchObject({ state: 'cancelled', teachers: 0 });
    const reopen = { act: 'reopen', adminEmail: admin.email.toUpperCase() };
    expect((await act(schoolId, reopen)).status).toBe(204);
    expect(await shown()).toMatchObject({
      ...{ state: 'cancelled', plan: 'schoolS', teachers: 1 },
      endsOn: closed.endsOn,
    });
    const [row] = await database.db.select().from(teachers).where(eq(teachers.id, admin.id));
    expect(row).toMatchObject({ schoolId, role: 'admin' });
    const { status } = await call(calls.resumeSubscription, {
      ...{ method: 'POST', params: { schoolId }, headers: own },
    });
    expect(status).toBe(200);
    expect(await shown()).toMatchObject({ state: 'active' });
    expect(await logOf(schoolId)).toEqual([['schoolReopened', clerk]]);
  });

  it('keeps the rest of its trial when it is reopened', async () => {
    const { schoolId, admin, shown, own } = await addInTrial('Trialvik skole');
    await order(schoolId, own);
    await leave(own);
    expect(await shown()).toMatchObject({ state: 'stopped', canExtendTrial: false });
    await act(schoolId, { act: 'reopen', adminEmail: admin.email });
    expect(await shown()).toMatchObject({ state: 'trial', endsOn: lastDay });
  });

  it("is not reopened if the new admin's email address is unknown, unconfirmed or of a teacher in another school", async () => {
    const { schoolId, shown, own } = await addInTrial('Nektvik skole');
    const other = await addInTrial('Annen skole');
    await order(schoolId, own);
    await leave(own);
    const refused = async (adminEmail: string) =>
      (await act(schoolId, { act: 'reopen', adminEmail })).body;
    const errors = (code: string) => ({ errors: [{ path: 'adminEmail', code }] });
    expect(await refused('ingen@skole.example')).toMatchObject(errors('noTeacher'));
    expect(await refused(other.admin.email)).toMatchObject(errors('hasSchool'));
    expect(await shown()).toMatchObject({ teachers: 0, log: [] });
    await addTeacher(database.db, { email: 'unconfirmed@skole.example' });
    expect(await refused('unconfirmed@skole.example')).toMatchObject(errors('unconfirmed'));
    const free = await addTeacher(database.db);
    const open = { act: 'reopen', adminEmail: free.email };
    const changed = { code: 'changedMeanwhile' };
    expect((await act(other.schoolId, open)).body).toMatchObject(changed);
  });
});

it("a change by the operator's office of a school that does not exist is answered with 404", async () => {
  const missing = { act: 'correctNumber', organizationNumber: '974760673' };
  for (const id of [crypto.randomUUID(), 'x']) expect((await act(id, missing)).status).toBe(404);
});
