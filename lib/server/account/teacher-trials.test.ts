import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SchoolSettings } from '@/lib/contracts/school/school-settings';
import type { Teacher } from '@/lib/contracts/account/teachers';
import { termsVersion } from '@/lib/contracts/account/terms';
import type { TrialQuestion } from '@/lib/contracts/billing/trial';
import { startOfDayMs } from '@/lib/core/billing/calendar/calendar-date';
import { schools } from '@/lib/db/schema/tables';
import type { OutgoingMail } from '@/lib/server/mail/mail-transport';
import { dayOf, runDay, setClock } from '@/lib/server/testing/moved-clock';
import { testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

const {
  leaveSchool: postLeave,
  orderPlan: postOrder,
  removeMember: postRemove,
  updateSchool: putSchool,
  readSchoolSettings: getSettings,
  findTeacher: getTeacher,
  registerTeacher: postTeacher,
  readTrialQuestion: getQuestion,
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

const after = (day: number, days: number) => startOfDayMs(dayOf(day + days));

const sent: OutgoingMail[] = [];
const transport = { send: (mail: OutgoingMail) => Promise.resolve(void sent.push(mail)) };
const run = (day: number) => runDay(database.db, day, { transport });

type School = typeof schools.$inferSelect & { admin: Person };

interface Person {
  headers: { cookie: string };
  email: string;
  register: (day: number) => Promise<unknown>;
  join: (day: number, school: { licenceCode: string }) => Promise<unknown>;
  create: (day: number) => Promise<School>;
  leave: (day: number) => Promise<void>;
  remove: (day: number, schoolId: string, whom: Person) => Promise<void>;
  read: (day: number) => Promise<Teacher>;
  trialEnd: (day: number) => Promise<number>;
  enter: (day: number, schoolId: string, number: string | null) => Promise<SchoolSettings>;
}

function someone(): Person {
  const uid = randomUUID();
  const headers = { cookie: `session=${uid}` };
  const email = `${uid}@skole.example`;
  const put = async (day: number, body: object) => {
    setClock(day);
    const request = { name: 'Kari', acceptedTerms: termsVersion, ...body };
    const answer = await call(postTeacher, { method: 'POST', headers, body: request });
    expect(answer.status).toBe(200);
    return answer.body as Teacher;
  };
  const settingsOf = async (schoolId: string) =>
    (await call(getSettings, { params: { schoolId }, headers })).body as SchoolSettings;
  const person: Person = {
    headers,
    email,
    register: (day) => put(day, {}),
    join: (day, { licenceCode }) => put(day, { licenceCode }),
    create: async (day) => {
      const { school_id: id } = await put(day, { schoolName: 'Fjellvik skole' });
      const [row] = await database.db.select().from(schools).where(eq(schools.id, id!));
      return { ...row!, admin: person };
    },
    leave: async (day) => {
      setClock(day);
      const body = { personalClasses: 'take' };
      const answer = await call(postLeave, { method: 'POST', headers, body });
      expect(answer.status).toBeLessThan(300);
    },
    remove: async (day, schoolId, whom) => {
      setClock(day);
      const { id: newOwnerId } = await person.read(day);
      const answer = await call(postRemove, {
        ...{ method: 'POST', headers, body: { newOwnerId, renewsCode: false } },
        params: { schoolId, teacherId: (await whom.read(day)).id },
      });
      expect(answer.status).toBe(200);
    },
    read: async (day) => {
      setClock(day);
      const { body } = await call(getTeacher, { params: { email }, headers });
      return (body as Teacher[])[0]!;
    },
    trialEnd: async (day) => Date.parse((await person.read(day)).trial_expires_at!),
    enter: async (day, schoolId, organizationNumber) => {
      setClock(day);
      const { name, schoolYear, grades, version } = await settingsOf(schoolId);
      const answer = await call(putSchool, {
        ...{ method: 'PUT', params: { schoolId }, headers },
        body: { name, schoolYear, grades, version, organizationNumber },
      });
      expect(answer.status).toBe(200);
      return answer.body as SchoolSettings;
    },
  };
  return person;
}

describe('the trial of a teacher', () => {
  const makeSchool = () => someone().create(0);

  it.each<[string, (who: Person) => Promise<unknown>, number, number]>([
    ['without a school', (who) => who.register(10), 10, 30],
    ['with a licence code', async (who) => who.join(10, await makeSchool()), 0, 90],
    [
      'with the code of a school whose trial ends sooner',
      async (who) => who.join(80, await makeSchool()),
      80,
      30,
    ],
    [
      'with the code of a school whose trial is over',
      async (who) => who.join(100, await makeSchool()),
      100,
      30,
    ],
    ['as the creator of a school', (who) => who.create(10), 10, 90],
    [
      'alone and joining a school later',
      async (who) => {
        await who.register(10);
        await who.join(60, await makeSchool());
      },
      0,
      90,
    ],
    [
      'alone and creating a school after the trial',
      async (who) => {
        await who.register(10);
        await who.create(60);
      },
      60,
      90,
    ],
    [
      'with a licence code and leaving the school',
      async (who) => {
        await who.join(10, await makeSchool());
        await who.leave(12);
      },
      10,
      30,
    ],
    [
      'with a licence code and being removed from the school',
      async (who) => {
        const school = await makeSchool();
        await who.join(10, school);
        await school.admin.remove(12, school.id, who);
      },
      10,
      30,
    ],
    [
      'as the creator of a school and closing the school',
      async (who) => {
        await who.create(10);
        await who.leave(12);
      },
      10,
      30,
    ],
    [
      'with a licence code, leaving and joining another school',
      async (who) => {
        const [one, other] = [await makeSchool(), await someone().create(5)];
        await who.join(10, one);
        await who.leave(12);
        await who.join(13, other);
      },
      5,
      90,
    ],
    [
      'as the creator of three schools within 90 days',
      async (who) => {
        await who.create(10);
        await who.leave(20);
        await who.create(30);
        await who.leave(50);
        await who.create(60);
      },
      10,
      90,
    ],
    [
      'as the creator of a school and creating another after its trial',
      async (who) => {
        await who.create(10);
        await who.leave(101);
        await who.create(102);
      },
      10,
      30,
    ],
    [
      'with a licence code, leaving and rejoining the school repeatedly',
      async (who) => {
        const school = await makeSchool();
        for (const day of [10, 40, 80]) {
          await who.join(day, school);
          await who.leave(day + 1);
        }
      },
      10,
      30,
    ],
  ])(
    'ends on the right day after each way of signing up: %s',
    async (_, way, countedFrom, days) => {
      const who = someone();
      await way(who);
      expect(await who.trialEnd(102)).toBe(after(countedFrom, days));
    },
  );
});

describe('the last day of a trial', () => {
  it('is the same on the settings page, on the billing page and in the question mailed to the admin', async () => {
    const { id, admin } = await someone().create(0);
    await run(82);
    const asked = sent.findLast(({ to }) => to === admin.email)!;
    const token = /\/answer\/([\w-]+)/.exec(asked.text)![1]!;
    const of = { params: { schoolId: id }, headers: admin.headers };
    const { body: question } = await call(getQuestion, { params: { token } });
    const { body: settings } = await call(getSettings, of);
    const { body: billing } = await call(calls.readSchoolBilling, of);
    expect(question).toMatchObject({ ends: dayOf(89) });
    expect(settings).toMatchObject({ trialEndsOn: dayOf(89) });
    expect(billing).toMatchObject({ endsOn: dayOf(89) });
  });
});

describe('the trial of a second school with the same organization number', () => {
  let numbers = 0;
  function makeNumber(): string {
    for (;;) {
      const digits = String(81000000 + (numbers += 1));
      const weights = [3, 2, 7, 6, 5, 4, 3, 2];
      const sum = weights.reduce((all, weight, index) => all + weight * Number(digits[index]), 0);
      const check = (11 - (sum % 11)) % 11;
      if (check < 10) return `${digits}${check}`;
    }
  }

  it("ends on the same day as the first school's trial, which is unchanged", async () => {
    const number = makeNumber();
    const one = await someone().create(0);
    await one.admin.enter(1, one.id, number);
    const other = await someone().create(50);
    const colleague = someone();
    await colleague.join(51, other);
    expect(await other.admin.enter(60, other.id, number)).toMatchObject({
      trialEndsOn: dayOf(89),
    });
    expect(await one.admin.trialEnd(60)).toBe(after(0, 90));
    const late = someone();
    await late.join(80, other);
    expect(await late.trialEnd(80)).toBe(after(80, 30));
    expect(await colleague.trialEnd(80)).toBe(startOfDayMs(dayOf(90)));
  });

  it("ends a week after the organization number is entered if the first school's trial is over", async () => {
    const number = makeNumber();
    const one = await someone().create(0);
    await one.admin.enter(1, one.id, number);
    const other = await someone().create(100);
    const { trialEndsOn } = await other.admin.enter(110, other.id, number);
    expect(trialEndsOn).toBe(dayOf(117));
    await run(110);
    const asked = sent.findLast(({ to }) => to === other.admin.email)!;
    const token = /\/answer\/([\w-]+)/.exec(asked.text)![1]!;
    const question = (await call(getQuestion, { params: { token } })).body as TrialQuestion;
    expect(question).toMatchObject({ state: 'open', ends: dayOf(117) });
    expect(question.offers[0]).toMatchObject({ term: 'halfYear', from: dayOf(100) });
  });

  it('keeps its last day when the organization number is entered in its last week', async () => {
    const number = makeNumber();
    const one = await someone().create(0);
    await one.admin.enter(1, one.id, number);
    const other = await someone().create(100);
    const { trialEndsOn } = await other.admin.enter(186, other.id, number);
    expect(trialEndsOn).toBe(dayOf(189));
  });

  it("neither reveals nor changes the first school's trial", async () => {
    const number = makeNumber();
    const neighbour = await someone().create(50);
    await neighbour.admin.enter(51, neighbour.id, number);
    const attacker = await someone().create(55);
    const answer = await attacker.admin.enter(56, attacker.id, number);
    expect(await neighbour.admin.trialEnd(57)).toBe(after(50, 90));
    expect(JSON.stringify(answer)).not.toContain(neighbour.id);
    const unknown = await attacker.admin.enter(57, attacker.id, makeNumber());
    expect(unknown.trialEndsOn).toBe(dayOf(55 + 89));
  });

  it('gets back its full length when the organization number is corrected', async () => {
    const number = makeNumber();
    const one = await someone().create(0);
    await one.admin.enter(1, one.id, number);
    for (const corrected of [61, 84, 95]) {
      const other = await someone().create(50);
      await other.admin.enter(60, other.id, number);
      await run(82);
      const { trialEndsOn } = await other.admin.enter(corrected, other.id, makeNumber());
      expect(trialEndsOn).toBe(dayOf(50 + 89));
      sent.length = 0;
      await run(50 + 82);
      const questions = sent.filter(({ to }) => to === other.admin.email);
      expect(questions).toHaveLength(1);
    }
  });

  it('is not shortened if the first school has removed its organization number', async () => {
    const number = makeNumber();
    const one = await someone().create(0);
    await one.admin.enter(1, one.id, number);
    await one.admin.enter(2, one.id, null);
    const other = await someone().create(50);
    await other.admin.enter(60, other.id, number);
    expect(await other.admin.trialEnd(60)).toBe(after(50, 90));
  });

  it('is not shortened once the second school has placed an order', async () => {
    const number = makeNumber();
    const one = await someone().create(0);
    await one.admin.enter(1, one.id, number);
    const other = await someone().create(100);
    setClock(105);
    const body = {
      ...{ client_key: randomUUID(), lookup_key: 'school_plan_s_yearly' },
      ...{ organization_name: 'Fjellvik kommune', organization_number: number },
      ...{ invoice_type: 'ehf', invoice_email: null, customer_reference: 'Kari' },
    };
    const { headers } = other.admin;
    const ordered = await call(postOrder, {
      ...{ method: 'POST', params: { schoolId: other.id }, headers, body },
    });
    expect(ordered.status).toBe(200);
    await other.admin.enter(110, other.id, number);
    expect(await other.admin.trialEnd(111)).toBe(after(100, 90));
  });
});
