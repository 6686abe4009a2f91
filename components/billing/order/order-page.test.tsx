/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import type { OrderOptions, ShownOffer } from '@/lib/contracts/billing/order-options';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { findTier } from '@/lib/core/billing/plans';
import { OrderPage } from './order-page';

const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(async () => {});

const t = words('Order');
const errors = words('Errors');
const blocks = words('PlanCheckout');
const name = words('Pricing')('tiers.schoolS.name');

const teacherId = '00000000-0000-4000-8000-000000000001';
const schoolId = '00000000-0000-4000-8000-000000000002';
const email = 'kari@skole.no';
const calls = {
  school: `GET /schools/${schoolId}`,
  options: `GET /schools/${schoolId}/orders`,
  order: `POST /schools/${schoolId}/orders`,
};

interface Who {
  isAdmin?: boolean;
  hasSchool?: boolean;
  hasPersonal?: boolean;
  seats?: number;
  count?: number;
  facts?: Partial<OrderOptions>;
}

const offer: ShownOffer = {
  lookupKey: 'school_plan_s_yearly',
  isChange: false,
  amounts: { netOre: 999_00, vatOre: 249_75, totalOre: 1248_75 },
  setOffOre: 0,
  ...{ start: '2026-11-21', end: '2027-11-20', nextPeriod: null, invoiceOn: '2026-11-21' },
};
const options: OrderOptions = {
  ...{ teacherCount: 3, agreed: null, stoppedBy: [], startsOn: null },
  offers: [offer],
};

const storedOrder = (body: object) => ({
  id: '00000000-0000-4000-8000-000000000003',
  attach_ehf: false,
  net_ore: 999_00,
  vat_ore: 249_75,
  total_ore: 1248_75,
  period_start: '2026-11-21T12:00:00.000Z',
  period_end: '2027-11-21T12:00:00.000Z',
  ...body,
});

function serverFor(who: Who = {}) {
  const { isAdmin = true, hasSchool = true, hasPersonal, seats, count = 3, facts } = who;
  const teacher = {
    id: teacherId,
    name: 'Kari',
    email,
    role: 'teacher',
    school_id: hasSchool ? schoolId : null,
    created_at: '2025-01-01T00:00:00.000Z',
    trial_expires_at: null,
    has_active_personal_subscription: Boolean(hasPersonal),
    personal_subscription_current_period_end: null,
    has_accepted_terms: true,
    is_email_verified: true,
  };
  return fakeApi({
    'GET /session/me': { body: { email } },
    'GET /teachers/email/kari%40skole.no': { body: [teacher] },
    'GET /admins/email/kari%40skole.no': { body: isAdmin ? [{ id: teacherId }] : [] },
    [`GET /teachers/ull/${teacherId}`]: { status: 204 },
    [calls.school]: {
      body: {
        name: 'Solbakken skole',
        school_year: null,
        grades: [],
        seat_limit: seats ?? 20,
        has_active_subscription: seats !== undefined,
        subscription_current_period_end: seats ? '2999-03-01T12:00:00.000Z' : null,
      },
    },
    [calls.options]: { body: { ...options, teacherCount: count, ...facts } },
    [calls.order]: ({ body }) => ({ body: storedOrder(body as object) }),
  });
}

const renderPage = () => {
  renderApp(<OrderPage tier={findTier('schoolS')!} />);
  return userEvent.setup();
};
const field = (key: 'organizationName' | 'organizationNumber' | 'invoiceEmail') =>
  screen.getByRole('textbox', { name: t(key) });
const reference = () => screen.getByRole('textbox', { name: t('customerReference') });
const findForm = () => screen.findByRole('button', { name: t('order') });
const submit = () => fireEvent.submit(reference().closest('form')!);

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await findForm();
  await user.type(field('organizationNumber'), '974 760 673');
  await user.type(reference(), 'Kari 4021');
}

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'signedIn=1; Path=/';
});

describe('the order page', () => {
  it('shows during the trial when the subscription begins and when it is invoiced', async () => {
    const begins = { ...offer, start: '2999-03-01', end: '3000-02-28', invoiceOn: '2999-02-15' };
    serverFor({ facts: { offers: [begins] } });
    const user = renderPage();
    await fill(user);
    const starts = /The subscription begins on March.1,.2999/;
    expect(screen.getByText(starts)).toBeInTheDocument();
    expect(screen.getByText(/is sent on February.15,.2999/)).toBeInTheDocument();
    submit();
    await screen.findByRole('heading', { name: t('done.title') });
    expect(screen.getByText(starts)).toHaveTextContent('Until then the trial goes on as before');
    expect(screen.getByText(/is sent on February.15,.2999/)).toBeInTheDocument();
  });

  it('orders a larger subscription at the price for the rest of the period', async () => {
    const amounts = { netOre: 252_05, vatOre: 63_01, totalOre: 315_06 };
    const api = serverFor({
      seats: 35,
      facts: { offers: [{ ...offer, isChange: true, amounts }] },
    });
    const user = renderPage();
    await fill(user);
    expect(screen.getByText(/^The plan changes when you order/)).toBeInTheDocument();
    expect(screen.getAllByText(/315\.06/).length).toBeGreaterThan(1);
    expect(screen.queryByText(/1,248/)).not.toBeInTheDocument();
    submit();
    await screen.findByRole('heading', { name: t('done.title') });
    expect(api.sent(calls.order)).toMatchObject([{ charge_net_ore: 252_05 }]);
    expect(screen.getByText(/315\.06/)).toBeInTheDocument();
  });

  it('shows that the price of a larger subscription also covers the next, already invoiced period', async () => {
    const nextPeriod = { start: '2027-11-21', end: '2028-11-20' };
    serverFor({ seats: 35, facts: { offers: [{ ...offer, isChange: true, nextPeriod }] } });
    const user = renderPage();
    await fill(user);
    const next = /November.21,.2027 to November.20,.2028/;
    expect(screen.getByText(next)).toBeInTheDocument();
    submit();
    await screen.findByRole('heading', { name: t('done.title') });
    expect(screen.getByText(next)).toBeInTheDocument();
  });

  it('shows the credit that is set off and the amount left to pay', async () => {
    serverFor({ facts: { offers: [{ ...offer, setOffOre: 624_00 }] } });
    const user = renderPage();
    await fill(user);
    const summary = within(screen.getByRole('region', { name }));
    expect(summary.getByText(/-.*624\.00/)).toBeInTheDocument();
    expect(summary.getByText(/^NOK.624\.75$/)).toBeInTheDocument();
    expect(screen.getByText(/is set off from the school/)).toHaveTextContent(
      /NOK.624\.00 is set off from the school’s credit. NOK.624\.75 is left to pay/,
    );
    submit();
    await screen.findByRole('heading', { name: t('done.title') });
    expect(screen.getByText(/is set off/)).toHaveTextContent(/To pay: NOK.624\.75/);
  });

  it('rejects a hidden character in the customer reference', async () => {
    const api = serverFor();
    const user = renderPage();
    await fill(user);
    fireEvent.change(reference(), { target: { value: 'Kari\u0000 &#0; 4021' } });
    submit();
    await waitFor(() => expect(reference()).toHaveAccessibleDescription(/hidden character/));
    expect(reference()).toHaveValue('Kari\u0000 &#0; 4021');
    expect(api.sent(calls.order)).toEqual([]);
  });

  it('sends an EHF order without the email address that was typed before EHF was chosen', async () => {
    const api = serverFor();
    const user = renderPage();
    await fill(user);
    await user.click(screen.getByRole('radio', { name: t('email') }));
    await user.type(field('invoiceEmail'), 'not an address');
    await user.click(screen.getByRole('radio', { name: t('ehf') }));
    submit();
    const title = await screen.findByRole('heading', { name: t('done.title') });
    expect(api.sent(calls.order)).toEqual([
      {
        client_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        lookup_key: 'school_plan_s_yearly',
        charge_net_ore: 999_00,
        organization_name: 'Solbakken skole',
        organization_number: '974760673',
        invoice_type: 'ehf',
        invoice_email: null,
        customer_reference: 'Kari 4021',
      },
    ]);
    await waitFor(() => expect(title).toBeVisible());
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    for (const text of ['NOK 1,248.75', 'Kari 4021', storedOrder({}).id]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText(/November.21,.2026 to November.20,.2027/)).toBeInTheDocument();
    expect(screen.getByText(/^As EHF to organization number 974.760.673$/)).toBeInTheDocument();
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps the form open when the order was stored but its response was lost', async () => {
    const api = serverFor();
    const answer = api.answers[calls.order]!;
    api.answers[calls.order] = offline;
    const user = renderPage();
    await fill(user);
    submit();
    await screen.findByText(errors('offline'));
    api.answers[calls.school] = {
      body: {
        name: 'Solbakken skole',
        school_year: null,
        grades: [],
        seat_limit: 20,
        has_active_subscription: true,
        subscription_current_period_end: '2999-03-01T12:00:00.000Z',
      },
    };
    api.answers[calls.options] = {
      body: { ...options, agreed: { tierId: 'school_plan_s', inForceUntil: null }, offers: [] },
    };
    const asked = () =>
      api.calls.filter(({ method, path }) => calls.options === `${method} ${path}`).length;
    const before = asked();
    // Fires the events of a return to the tab.
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(reference()).toHaveValue('Kari 4021');
    api.answers[calls.order] = answer;
    submit();
    expect(await screen.findByRole('heading', { name: t('done.title') })).toBeInTheDocument();
  });

  it('sends a changed order with a new idempotency key', async () => {
    const api = serverFor();
    api.answers[calls.order] = problem('internal');
    const user = renderPage();
    await fill(user);
    submit();
    await screen.findByText(errors('internal'));
    await user.type(reference(), '2');
    submit();
    await waitFor(() => expect(api.sent(calls.order)).toHaveLength(2));
    const keys = api.sent(calls.order).map((body) => (body as { client_key: string }).client_key);
    expect(new Set(keys).size).toBe(2);
  });

  it.each(['currentPlan', 'notSignedIn'] as const)(
    'shows the message for the server error "%s"',
    async (code) => {
      const api = serverFor();
      api.answers[calls.order] = problem(code);
      const user = renderPage();
      await fill(user);
      submit();
      expect(await screen.findByText(errors(code))).toBeInTheDocument();
      expect(reference()).toHaveValue('Kari 4021');
    },
  );
});

describe('the order page that cannot show its form', () => {
  const refusals: [string, Who, string[]][] = [
    [
      'the user has no school',
      { hasSchool: false, isAdmin: false },
      [blocks('blocks.createSchoolFirst')],
    ],
    [
      'the plan is stopped for an unpaid invoice',
      { facts: { stoppedBy: [10042] } },
      [blocks('blocks.paymentOverdue', { count: 1, numbers: '10042' })],
    ],
  ];
  it.each(refusals)('explains that no order is possible because %s', async (_, who, texts) => {
    serverFor(who);
    renderPage();
    for (const text of texts) expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: t('order') })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: t('toApp') })).toBeInTheDocument();
  });

  it('shows an error when the school cannot be loaded, and shows the form after a retry', async () => {
    const api = serverFor();
    const school = api.answers[calls.school]!;
    api.answers[calls.school] = problem('unavailable');
    const user = renderPage();
    expect(await screen.findByText(errors('unavailable'))).toBeInTheDocument();
    api.answers[calls.school] = school;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findForm()).toBeInTheDocument();
  });
});
