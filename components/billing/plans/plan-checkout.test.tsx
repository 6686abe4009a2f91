/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { announceSessionChange } from '@/lib/client/account/session-event';
import { hasDrafts, writeDraft } from '@/lib/client/local/drafts';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import type { CheckoutBlock } from '@/lib/core/billing/checkout';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import { findTier, teacherTier, tiers, type TierSlug } from '@/lib/core/billing/plans';
import { words } from '@/lib/i18n/testing/render-app';
import { realMessages } from '@/lib/i18n/testing/server-words';
import { navigateTo } from './navigate';
import { PlanCheckout } from './plan-checkout';

jest.mock('./navigate', () => ({ navigateTo: jest.fn() }));

const t = words('PlanCheckout');
const plans = words('Pricing');
const planName = (slug: TierSlug) => plans(`tiers.${slug}.name`);
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});

const teacherId = '00000000-0000-4000-8000-000000000001';
const schoolId = '00000000-0000-4000-8000-000000000002';
const future = '2999-01-01T00:00:00.000Z';
const calls = {
  me: 'GET /session/me',
  teacher: 'GET /teachers/email/kari%40skole.no',
  admin: 'GET /admins/email/kari%40skole.no',
  school: `GET /schools/${schoolId}`,
  options: `GET /schools/${schoolId}/orders`,
  count: `GET /teachers/activecount/${schoolId}`,
  checkout: 'POST /stripe/create-checkout-session',
};

interface Who {
  isAdmin?: boolean;
  hasTrial?: boolean;
  hasPersonal?: boolean;
  seats?: number;
  count?: number | 'unknown';
}

const optionsFor = (teacherCount: number, facts: Partial<OrderOptions> = {}): OrderOptions => ({
  ...{ teacherCount, agreed: null, stoppedBy: [], offers: [], startsOn: null },
  ...facts,
});

function serverFor({ isAdmin, hasTrial, hasPersonal, seats, count = 1 }: Who) {
  const teacher = {
    id: teacherId,
    name: 'Kari',
    email: 'kari@skole.no',
    role: 'teacher',
    school_id: seats === undefined ? null : schoolId,
    created_at: '2025-01-01T00:00:00.000Z',
    trial_expires_at: hasTrial ? future : null,
    has_active_personal_subscription: Boolean(hasPersonal),
    personal_subscription_current_period_end: null,
    has_accepted_terms: true,
    is_email_verified: true,
  };
  return fakeApi({
    [calls.me]: { body: { email: 'kari@skole.no' } },
    [calls.teacher]: { body: [teacher] },
    [calls.admin]: { body: isAdmin ? [{ id: teacherId }] : [] },
    [`GET /teachers/ull/${teacherId}`]: { status: 204 },
    [calls.school]: {
      body: {
        name: 'Fjellvik skole',
        school_year: null,
        grades: [],
        seat_limit: Math.abs(seats ?? 0),
        has_active_subscription: (seats ?? 0) > 0,
        subscription_current_period_end: null,
      },
    },
    [calls.options]: count === 'unknown' ? problem('internal') : { body: optionsFor(count) },
    [calls.count]: count === 'unknown' ? problem('internal') : { body: count },
    [calls.checkout]: { body: { url: 'https://pay.example/session' } },
    'POST /sessionLogout': { body: { status: 'success' } },
  });
}

function renderPlan(slug: TierSlug) {
  const names = tiers.map((tier) => [tier.slug, planName(tier.slug)]);
  render(
    <PlanCheckout
      tier={findTier(slug)!}
      tierNames={Object.fromEntries(names) as Record<TierSlug, string>}
      locale="en"
      messages={realMessages('en')}
      visitor={<button>Log in to continue</button>}
      loading={<p>Loading</p>}
      texts={{ label: 'Plan', failed: '', tryAgain: '', goToApp: '' }}
    />,
  );
}
const bar = () => screen.findByRole('region', { name: t('account') });
const buttonNamed = (name: string) => screen.findByRole('button', { name });
const buyLabels = (slug: TierSlug) => [
  t('buy.teacher'),
  t('buy.school'),
  t('current'),
  t('upgrade', { plan: planName(slug) }),
];
async function buyButton(slug: TierSlug) {
  await bar();
  return screen.getByRole('button', { name: (name) => buyLabels(slug).includes(name) });
}

beforeEach(() => {
  document.cookie = 'signedIn=1; Path=/; Max-Age=60';
  logged.mockClear();
  jest.mocked(navigateTo).mockClear();
});

describe('a visitor', () => {
  it('is asked to log in, without an API call', () => {
    document.cookie = 'signedIn=; Path=/; Max-Age=0';
    const api = fakeApi({});
    renderPlan('teacher');
    expect(screen.getByRole('button', { name: 'Log in to continue' })).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it('sees the buy button after login', async () => {
    const api = serverFor({});
    const me = api.answers[calls.me]!;
    api.answers[calls.me] = problem('notSignedIn');
    renderPlan('teacher');
    const login = await buttonNamed('Log in to continue');
    login.focus();
    api.answers[calls.me] = me;
    act(() => announceSessionChange());
    expect(await buttonNamed(t('buy.teacher'))).toBeEnabled();
    // The focused login button was removed, so the group of actions gets the focus.
    expect(screen.getByRole('group', { name: 'Plan' })).toHaveFocus();
  });
});

describe('the account bar', () => {
  it.each<[string, Who, string]>([
    ['nothing', {}, t('plans.none')],
    ['a school of 35 seats', { seats: 35 }, planName('schoolM')],
    [
      'a school, a personal subscription and a trial',
      { seats: 35, hasPersonal: true, hasTrial: true },
      planName('schoolM'),
    ],
  ])('shows the email address and the subscription of a user with %s', async (_, who, plan) => {
    serverFor(who);
    renderPlan('teacher');
    const shown = within(await bar());
    expect(shown.getByText('kari@skole.no')).toBeInTheDocument();
    expect(shown.getByText(t('subscription', { plan }))).toBeInTheDocument();
  });

  it('shows the trial and the start of the ordered plan', async () => {
    const api = serverFor({ isAdmin: true, seats: 20, hasTrial: true });
    const agreed = { tierId: 'school_plan_s', inForceUntil: null, isRenewing: true };
    api.answers[calls.options] = { body: optionsFor(3, { agreed, startsOn: '2026-11-29' }) };
    renderPlan('teacher');
    expect(
      await within(await bar()).findByText(
        /trial until the end of November.28,.2026. Small school begins on November.29,.2026/,
      ),
    ).toBeInTheDocument();
  });

  it('logs the user out and deletes unsaved drafts', async () => {
    writeDraft('kari:class:new', { name: '8B' });
    const api = serverFor({});
    renderPlan('teacher');
    await bar();
    api.answers[calls.me] = problem('notSignedIn');
    await userEvent.click(await buttonNamed(t('logOut')));
    expect(api.sent('POST /sessionLogout')).toEqual([{}]);
    expect(await buttonNamed('Log in to continue')).toBeInTheDocument();
    expect(hasDrafts()).toBe(false);
  });

  it('shows an error when logout fails', async () => {
    const api = serverFor({});
    renderPlan('teacher');
    await bar();
    api.answers['POST /sessionLogout'] = offline;
    await userEvent.click(await buttonNamed(t('logOut')));
    expect(within(await bar()).getByRole('alert')).toHaveTextContent(
      words('Errors')('reading.offline'),
    );
  });
});

describe('the link to the app on the page of a subscription plan', () => {
  it.each<[string, Who, boolean]>([
    ['is offered with a personal subscription', { hasPersonal: true }, true],
    ['is not offered without a plan', {}, false],
    ['is not offered at a school without a subscription', { seats: -20 }, false],
  ])('is shown only to a user with a subscription: it %s', async (_, who, isOffered) => {
    serverFor(who);
    renderPlan('teacher');
    await bar();
    const link = screen.queryByRole('link', { name: t('goToApp') });
    if (!isOffered) return expect(link).not.toBeInTheDocument();
    expect(link).toHaveAttribute('href', '/smg-website-official/app/login');
  });
});

const admin = { isAdmin: true };

describe('the buy button is disabled', () => {
  it.each<[string, TierSlug, Who, CheckoutBlock[]]>([
    [
      'for a school plan when the user has a personal plan',
      'schoolS',
      { hasPersonal: true },
      ['createSchoolFirst', 'cannotSwitchPlanType'],
    ],
    [
      'for a plan with fewer seats than the school has teachers',
      'schoolM',
      { ...admin, seats: -20, count: 36 },
      ['tooManyTeachers'],
    ],
  ])('%s', async (_, slug, who, reasons) => {
    const api = serverFor(who);
    renderPlan(slug);
    const button = await buyButton(slug);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    const facts = { teachers: typeof who.count === 'number' ? who.count : 1, seats: 35 };
    const said = reasons.map((reason) =>
      t(`blocks.${reason}`, { ...facts, day: '', count: 0, numbers: '' }),
    );
    // The current plan also has a link to the subscription.
    if (reasons.includes('currentPlan')) said.push(words('Frame')('billing'));
    expect(button).toHaveAccessibleDescription(said.join(' '));
    button.focus();
    expect(button).toHaveFocus();
    const ways = reasons.filter((reason) => /SchoolFirst$/.test(reason));
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.endsWith('/app/account#school'))).toHaveLength(ways.length);
    await userEvent.click(button);
    expect(api.sent(calls.checkout)).toEqual([]);
  });

  it('with a contact link when no plan has enough seats', async () => {
    serverFor({ ...admin, seats: -20, count: 51 });
    renderPlan('schoolL');
    expect(await screen.findByText(/The school has 51 teachers/)).toBeVisible();
    expect(screen.getByRole('link', { name: t('contact') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/contact$/),
    );
  });

  const agreed = { tierId: 'school_plan_m', inForceUntil: '2027-11-28', isRenewing: true };
  it.each<[string, TierSlug, Partial<OrderOptions>, RegExp]>([
    ['for a smaller plan until the period ends', 'schoolS', { agreed }, /November.29,.2027/],
    [
      'for a cancelled plan until it can be ordered again',
      'schoolM',
      { agreed: { ...agreed, isRenewing: false } },
      /Take back the cancellation, or order it again from November.29,.2027/,
    ],
    [
      'for the plan that begins after the trial',
      'schoolM',
      { agreed: { ...agreed, inForceUntil: null } },
      /begins when the trial is over/,
    ],
    [
      'for every plan until the overdue invoice is paid',
      'schoolL',
      { agreed, stoppedBy: [10042] },
      /once invoice 10042 is paid/,
    ],
  ])('%s', async (_, slug, facts, reason) => {
    const api = serverFor({ ...admin, seats: -35 });
    api.answers[calls.options] = { body: optionsFor(3, facts) };
    renderPlan(slug);
    await bar();
    const button = await screen.findByRole('button', { description: reason });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(api.sent(calls.checkout)).toEqual([]);
  });
});

describe('the buy button is enabled', () => {
  it('and its description names the price, the period and the deducted credit', async () => {
    const api = serverFor({ isAdmin: true, seats: 20, hasTrial: true });
    const offer = {
      ...{ lookupKey: 'school_plan_m_yearly', isChange: true, setOffOre: 100_00 },
      amounts: { netOre: 252_05, vatOre: 63_01, totalOre: 315_06 },
      ...{ start: '2027-05-31', end: '2027-11-30', invoiceOn: '2027-05-31' },
      nextPeriod: { start: '2027-12-01', end: '2028-11-30' },
    };
    api.answers[calls.options] = { body: optionsFor(3, { offers: [offer] }) };
    renderPlan('schoolM');
    const button = await screen.findByRole('button', {
      description: /315\.06 including VAT for May.31,.2027 to November.30,.2027/,
    });
    expect(button).toHaveAccessibleDescription(/December.1,.2027 to November.30,.2028, which/);
    expect(button).toHaveAccessibleDescription(/invoice is sent on May.31,.2027/);
    expect(button).toHaveAccessibleDescription(/100\.00 is set off.*To pay: NOK.215\.06/);
  });

  it.each<[string, TierSlug, Who, string]>([
    ['for a teacher without a plan', 'teacher', {}, t('buy.teacher')],
    [
      'when the number of teachers is unknown',
      'schoolS',
      { ...admin, seats: -20, count: 'unknown' },
      t('buy.school'),
    ],
    [
      'as an upgrade for a larger plan',
      'schoolL',
      { ...admin, seats: 20 },
      t('upgrade', { plan: planName('schoolL') }),
    ],
  ])('%s', async (_, slug, who, label) => {
    serverFor(who);
    renderPlan(slug);
    expect(await buttonNamed(label)).toBeEnabled();
  });
});

describe('the description of a card payment', () => {
  it('shows that the card is charged at the end of the trial', async () => {
    serverFor({ hasTrial: true });
    renderPlan('teacher');
    const button = await buttonNamed(t('buy.teacher'));
    const price = teacherTier.priceOre.yearly / 100;
    expect(button).toHaveAccessibleDescription(
      new RegExp(`trial runs until January\\s1,\\s2999\\..* NOK\\s${price} is charged`),
    );
  });

  it('shows that the plan begins today without a trial', async () => {
    serverFor({});
    renderPlan('teacher');
    const button = await buttonNamed(t('buy.teacher'));
    expect(button).toHaveAccessibleDescription(/The plan begins today\. It renews on /);
  });
});

describe('the purchase', () => {
  it.each<[TierSlug, Who, string, object]>([
    ['teacher', {}, t('buy.teacher'), { lookup_key: 'teacher_plan_yearly', owner_type: 'teacher' }],
    [
      'schoolM',
      { ...admin, seats: -20 },
      t('buy.school'),
      { lookup_key: 'school_plan_m_yearly', owner_type: 'school' },
    ],
  ])(
    "of the plan %s sends the plan's lookup key and the kind of buyer, and redirects once",
    async (slug, who, label, body) => {
      const api = serverFor(who);
      renderPlan(slug);
      await userEvent.click(await buttonNamed(label));
      expect(api.sent(calls.checkout)).toEqual([body]);
      expect(navigateTo).toHaveBeenCalledWith('https://pay.example/session');
      // During the redirect, a second click must not start a second purchase.
      await userEvent.click(await buttonNamed(t('redirecting')));
      expect(api.sent(calls.checkout)).toHaveLength(1);
    },
  );

  it('is possible again after the user returns to the page', async () => {
    serverFor({});
    renderPlan('teacher');
    await userEvent.click(await buttonNamed(t('buy.teacher')));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(await buttonNamed(t('buy.teacher'))).toBeEnabled();
  });

  it.each([
    ['an error code', problem('internal'), 'internal'],
    ['a response without a URL', { body: {} }, 'No checkout URL returned'],
  ])('that ends in %s logs the error and shows an alert', async (_, answer, message) => {
    const api = serverFor({});
    api.answers[calls.checkout] = answer;
    renderPlan('teacher');
    await userEvent.click(await buttonNamed(t('buy.teacher')));
    expect(await screen.findByText('Something went wrong updating the subscription')).toBeVisible();
    expect(screen.getByText(t('subscriptionUpdateError')).closest('[role=alert]')).not.toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message }));
    expect(navigateTo).not.toHaveBeenCalled();
    api.answers[calls.checkout] = { body: { url: '/next' } };
    await userEvent.click(await buttonNamed(t('buy.teacher')));
    expect(navigateTo).toHaveBeenCalledWith('/next');
    expect(screen.queryByText(t('subscriptionUpdateError'))).not.toBeInTheDocument();
  });
});

describe('a failed purchase', () => {
  const errors = words('Errors');
  const alert = async () =>
    (await screen.findByText(t('subscriptionUpdateError'))).closest('[role=alert]');

  it('shows the login button when the session has ended', async () => {
    const api = serverFor({});
    renderPlan('teacher');
    const buy = await buttonNamed(t('buy.teacher'));
    Object.assign(api.answers, {
      [calls.me]: problem('notSignedIn'),
      [calls.checkout]: problem('notSignedIn'),
    });
    await userEvent.click(buy);
    expect(await buttonNamed('Log in to continue')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: t('logOut') })).not.toBeInTheDocument();
  });

  it('refreshes the number of teachers when the plan has too few seats', async () => {
    const api = serverFor({ ...admin, seats: -20, count: 34 });
    renderPlan('schoolM');
    const buy = await buttonNamed(t('buy.school'));
    Object.assign(api.answers, {
      [calls.options]: { body: optionsFor(36) },
      [calls.count]: { body: 36 },
      [calls.checkout]: problem('tooManyTeachers'),
    });
    await userEvent.click(buy);
    expect(await alert()).toHaveTextContent(errors('tooManyTeachers'));
    expect(await screen.findByText(t('blocks.tooManyTeachers', { teachers: 36 }))).toBeVisible();
    expect(await buyButton('schoolM')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([['the server is unreachable', offline, 'reading.offline']] as const)(
    'shows an error without a new session request when %s',
    async (_, answer, reason) => {
      const api = serverFor({});
      api.answers[calls.checkout] = answer;
      renderPlan('teacher');
      await userEvent.click(await buttonNamed(t('buy.teacher')));
      expect(await alert()).toHaveTextContent(errors(reason));
      expect(api.sent(calls.me)).toHaveLength(1);
    },
  );
});

describe('a session whose user cannot be loaded', () => {
  it("without a teacher record shows 'User not found in database' and a link to complete sign-up", async () => {
    const api = serverFor({});
    api.answers[calls.teacher] = { body: [] };
    renderPlan('teacher');
    expect(await screen.findByText('User not found in database')).toBeVisible();
    expect(screen.getByRole('link', { name: t('finish') })).toBeVisible();
    expect(await buttonNamed(t('logOut'))).toBeVisible();
  });

  it('offers a retry, which loads the user and enables the buy button', async () => {
    const api = serverFor({});
    const teacher = api.answers[calls.teacher]!;
    api.answers[calls.teacher] = problem('internal');
    renderPlan('teacher');
    const retry = await buttonNamed(t('tryAgain'));
    api.answers[calls.teacher] = teacher;
    await userEvent.click(retry);
    expect(await buttonNamed(t('buy.teacher'))).toBeEnabled();
  });
});
