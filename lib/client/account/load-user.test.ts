/** @jest-environment jsdom */
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { loadUser } from './load-user';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const past = '2026-11-21T11:59:59.000Z';
const future = '2026-11-21T12:00:01.000Z';

const teacherId = '00000000-0000-4000-8000-000000000001';
const schoolId = '00000000-0000-4000-8000-000000000002';
const adminId = '00000000-0000-4000-8000-000000000003';

const kari = {
  id: teacherId,
  name: 'Kari',
  email: 'kari+8b@skole.no',
  role: 'teacher',
  school_id: null as string | null,
  created_at: '2025-01-01T00:00:00.000Z',
  trial_expires_at: null as string | null,
  has_active_personal_subscription: false,
  personal_subscription_current_period_end: null as string | null,
  has_accepted_terms: true,
  is_email_verified: true,
};
const named = { name: 'Fjellvik skole', school_year: null, grades: [] };
const plainSchool = {
  ...named,
  seat_limit: 35,
  has_active_subscription: false,
  subscription_current_period_end: null as string | null,
};

const calls = {
  teacher: 'GET /teachers/email/kari%2B8b%40skole.no',
  admin: 'GET /admins/email/kari%2B8b%40skole.no',
  school: `GET /schools/${schoolId}`,
};

function server({ teacher = {}, school = {} } = {}) {
  return fakeApi({
    [calls.teacher]: { body: [{ ...kari, ...teacher }] },
    [calls.admin]: { body: [] },
    [calls.school]: { body: { ...plainSchool, ...school } },
  });
}
const load = () => loadUser(kari.email, nowMs);
const inSchool = { school_id: schoolId };
const made = (api: ReturnType<typeof fakeApi>) =>
  api.calls.map(({ method, path }) => `${method} ${path}`);

describe('loadUser', () => {
  it('looks up only the teacher record and the admin record when the teacher has no school', async () => {
    const api = server();
    await load();
    expect(made(api)).toEqual([calls.teacher, calls.admin]);
  });

  it('looks up the school last and sends cookies', async () => {
    const api = server({ teacher: inSchool });
    await load();
    expect(made(api)).toEqual([calls.teacher, calls.admin, calls.school]);
    expect(api.calls.every(({ init }) => init.credentials === 'include')).toBe(true);
  });

  it.each([
    ['refused', problem('notFound')],
    ['unanswered', offline],
    ['unreadable', { body: { seat_limit: 'many' } }],
  ])('ignores a failed lookup of the school: a lookup that is %s', async (_, answer) => {
    const api = server({ teacher: { ...inSchool, trial_expires_at: future } });
    api.answers[calls.school] = answer;
    expect((await load()).subscription).toEqual({
      planSlug: 'trial',
      trialActive: true,
      trial_expires_at: future,
      personalActive: false,
      schoolActive: false,
      seat_limit: null,
      school_id: schoolId,
      personal_period_end: null,
      school_period_end: null,
    });
  });

  it("rejects with 'User not found in database' when the teacher is missing", async () => {
    const api = server();
    api.answers[calls.teacher] = { body: [] };
    await expect(load()).rejects.toThrow('User not found in database');
    expect(made(api)).toEqual([calls.teacher, calls.admin]);
  });

  it.each([
    ['teacher', calls.teacher],
    ['admin', calls.admin],
  ])('rejects when a required lookup fails: the lookup of the %s', async (_, call) => {
    const api = server();
    api.answers[call] = problem('internal');
    await expect(load()).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('the user returned by loadUser', () => {
  it('has the fields of the teacher record', async () => {
    server({ teacher: inSchool });
    expect((await load()).user).toEqual({
      id: teacherId,
      name: 'Kari',
      email: 'kari+8b@skole.no',
      role: 'teacher',
      school_id: schoolId,
      joined_on: '2025-01-01T00:00:00.000Z',
      admin_id: null,
      has_accepted_terms: true,
      is_email_verified: true,
    });
  });

  it('has the role admin when an admin record is found', async () => {
    const api = server({ teacher: inSchool });
    api.answers[calls.admin] = { body: [{ id: adminId }] };
    expect((await load()).user).toMatchObject({ role: 'admin', admin_id: adminId });
  });

  it('has the role of the teacher record when no admin record is found', async () => {
    server({ teacher: { role: 'admin' } });
    expect((await load()).user).toMatchObject({ role: 'admin', admin_id: null });
  });
});

const personal = (end: string | null) => ({
  has_active_personal_subscription: true,
  personal_subscription_current_period_end: end,
  has_accepted_terms: true,
  is_email_verified: true,
});
const paid = (seats: number, end: string | null = future) => ({
  ...named,
  seat_limit: seats,
  has_active_subscription: true,
  subscription_current_period_end: end,
});

describe('the subscription returned by loadUser', () => {
  it.each([
    ['a teacher without trial or plan', {}, {}, 'inactive', [false, false, false]],
    [
      'a trial that ends in the future',
      { trial_expires_at: future },
      {},
      'trial',
      [true, false, false],
    ],
    ['a trial that has ended', { trial_expires_at: past }, {}, 'inactive', [false, false, false]],
    ['a personal flag without a period end', personal(null), {}, 'teacher', [false, true, false]],
    ['a personal period in the future', personal(future), {}, 'teacher', [false, true, false]],
    ['a personal period in the past', personal(past), {}, 'inactive', [false, false, false]],
    [
      'a personal period in the future without the flag',
      { personal_subscription_current_period_end: future },
      {},
      'inactive',
      [false, false, false],
    ],
    ['a school of 20 seats', inSchool, paid(20), 'schoolS', [false, false, true]],
    ['a school of 35 seats', inSchool, paid(35), 'schoolM', [false, false, true]],
    ['a school of 50 seats', inSchool, paid(50), 'schoolL', [false, false, true]],
    ['a school of any other number', inSchool, paid(42), 'schoolS', [false, false, true]],
    [
      'a school flag without a period end',
      inSchool,
      paid(50, null),
      'schoolL',
      [false, false, true],
    ],
    ['a school period in the past', inSchool, paid(50, past), 'inactive', [false, false, false]],
    [
      'a school, a personal and a trial period at once',
      { ...inSchool, ...personal(future), trial_expires_at: future },
      paid(35),
      'schoolM',
      [true, true, true],
    ],
    [
      'a personal and a trial period at once',
      { ...personal(future), trial_expires_at: future },
      {},
      'teacher',
      [true, true, false],
    ],
  ])(
    'is derived from the trial period, the personal period and the school period: %s',
    async (_, teacher, school, planSlug, active) => {
      server({ teacher, school });
      const { subscription } = await load();
      expect(subscription.planSlug).toBe(planSlug);
      expect([
        subscription.trialActive,
        subscription.personalActive,
        subscription.schoolActive,
      ]).toEqual(active);
    },
  );

  it('has the seat limit, the school and the ends of the personal period and the school period', async () => {
    server({ teacher: { ...inSchool, ...personal(past) }, school: paid(20) });
    expect((await load()).subscription).toMatchObject({
      seat_limit: 20,
      school_id: schoolId,
      personal_period_end: past,
      school_period_end: future,
    });
  });
});
