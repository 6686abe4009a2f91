/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import type { TrialQuestion } from '@/lib/contracts/billing/trial';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { TrialQuestionPage } from './trial-question-page';

const t = words('TrialQuestion');
const order = words('Order');
const path = '/trial/abcdefghijklmnopqrstuv';

jest.mock('next/navigation', () => ({ usePathname: () => path.replace('/trial', '/answer') }));

const question: TrialQuestion = {
  school: 'Fjellvik skole',
  state: 'open',
  can_change: false,
  ends: '2026-11-28',
  lookup_key: 'school_plan_s_yearly',
  offers: [
    {
      ...{ term: 'halfYear', net_ore: 499_50, vat_ore: 124_88, total_ore: 624_38, set_off_ore: 0 },
      ...{ from: '2026-08-31', to: '2027-02-27', invoice_on: '2026-11-21' },
    },
    {
      ...{ term: 'year', net_ore: 999_00, vat_ore: 249_75, total_ore: 1248_75, set_off_ore: 0 },
      ...{ from: '2026-11-29', to: '2027-11-28', invoice_on: '2026-11-21' },
    },
  ],
  chosen: null,
  plan_ends: null,
};
const [halfYear] = question.offers;
const box = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.localStorage.clear();
  // New browsers return a promise from `scrollTo`.
  jest.spyOn(window, 'scrollTo').mockImplementation(async () => {});
  window.location.hash = '';
});

async function fillIn() {
  await userEvent.click(await screen.findByRole('radio', { name: t('yes') }));
  await userEvent.type(await box(order('organizationNumber')), '974 760 673');
  await userEvent.type(await box(order('customerReference')), 'Kari');
}

it('the page "Go on after the trial?" sends no answer when it is opened', async () => {
  window.location.hash = '#no';
  const api = fakeApi({ [`GET ${path}`]: { body: question } });
  renderApp(<TrialQuestionPage />);
  expect(await screen.findByRole('radio', { name: t('no') })).toBeChecked();
  expect(api.sent(`POST ${path}`)).toEqual([]);
});

it('the page "Go on after the trial?" offers half a year and a year, and the admin can order a year', async () => {
  const api = fakeApi({
    [`GET ${path}`]: { body: question },
    [`POST ${path}`]: { body: { ...question, state: 'yes', chosen: 'year' } },
  });
  renderApp(<TrialQuestionPage />);
  await fillIn();
  const half = screen.getByRole('radio', { name: t('terms.halfYear') });
  const year = screen.getByRole('radio', { name: t('terms.year') });
  expect(half).toHaveAccessibleDescription(/August.31,.2026 to February.27,.2027.*624\.38/);
  expect(year).toHaveAccessibleDescription(/November.29,.2026 to November.28,.2027.*1,248\.75/);
  expect(year).toHaveAccessibleDescription(/sent on November.21,.2026/);
  await userEvent.click(year);
  await press(t('sendYes'));
  const body = { answer: 'yes', term: 'year', net_ore: 999_00 };
  await waitFor(() => expect(api.sent(`POST ${path}`)).toMatchObject([body]));
  expect(await screen.findByText(/November.29,.2026 to November.28,.2027/)).toBeVisible();
});

it('the page "Go on after the trial?" lets an admin change the answer from no to yes', async () => {
  const said = { ...question, state: 'no', can_change: true };
  const api = fakeApi({
    [`GET ${path}`]: { body: said },
    [`POST ${path}`]: { body: { ...question, state: 'yes' } },
  });
  renderApp(<TrialQuestionPage />);
  await userEvent.click(await screen.findByRole('button', { name: t('answered.change') }));
  await fillIn();
  await press(t('sendYes'));
  expect(
    await screen.findByText(t('answered.yes.title', { school: question.school })),
  ).toBeVisible();
  expect(api.sent(`POST ${path}`)).toMatchObject([{ answer: 'yes' }]);
});

it('the page "Go on after the trial?" keeps the form and shows the new offer after the offer has changed', async () => {
  const bodies = [
    question,
    {
      ...{ ...question, lookup_key: 'school_plan_m_yearly' },
      offers: [{ ...halfYear!, net_ore: 749_50 }],
    },
  ];
  fakeApi({
    [`GET ${path}`]: () => ({ body: bodies.length > 1 ? bodies.shift() : bodies[0] }),
    [`POST ${path}`]: problem('changedMeanwhile'),
  });
  renderApp(<TrialQuestionPage />);
  await fillIn();
  await press(t('sendYes'));
  expect(await screen.findByText(t('changed'))).toBeVisible();
  // The summary shows the new price; the choice of term shows it too.
  expect(await screen.findByText(/749.50$/)).toBeVisible();
  expect(await box(order('customerReference'))).toHaveValue('Kari');
});

it.each(['no', 'ordered', 'over'] as const)(
  'the page "Go on after the trial?" shows a message and no form when the question has the state "%s"',
  async (state) => {
    fakeApi({ [`GET ${path}`]: { body: { ...question, state } } });
    renderApp(<TrialQuestionPage />);
    const { school } = question;
    expect(await screen.findByText(t(`answered.${state}.title`, { school }))).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

it('the page "Go on after the trial?" shows that the ordered plan was cancelled', async () => {
  const body = { ...question, state: 'ordered', plan_ends: '2027-11-28' };
  fakeApi({ [`GET ${path}`]: { body } });
  renderApp(<TrialQuestionPage />);
  expect(await screen.findByText(/cancelled.*November.28,.2027/)).toBeVisible();
});

it('the page "Go on after the trial?" shows that the school is closed', async () => {
  fakeApi({ [`GET ${path}`]: { body: { state: 'closed' } } });
  renderApp(<TrialQuestionPage />);
  expect(await screen.findByText(t('closedTitle'))).toBeVisible();
});

it('the page "Go on after the trial?" reports a link that is unknown, and offers a retry after a network failure', async () => {
  fakeApi({ [`GET ${path}`]: problem('notFound') });
  const { unmount } = renderApp(<TrialQuestionPage />);
  expect(await screen.findByText(t('unknownTitle'))).toBeVisible();
  unmount();
  fakeApi({ [`GET ${path}`]: offline });
  renderApp(<TrialQuestionPage />);
  expect(await screen.findByRole('button', { name: t('tryAgain') })).toBeVisible();
});
