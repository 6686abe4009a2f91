/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import type {
  Office,
  OfficeCreditNotePage,
  OfficeFailures,
  OfficeInvoice,
} from '@/lib/contracts/billing/office';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { formatAmount } from '@/lib/core/billing/format-price';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { CreditNotePage } from './credit-note-page';
import { InvoicePage } from './invoice-page';
import { OfficePage } from './office-page';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => mockPath,
}));
const mockInvoiceId = id(1);
let mockPath = '';
beforeEach(() => {
  mockPath = `/app/office/invoices/${mockInvoiceId}`;
});

const t = words('Office');
const ofFailure = words('OfficeFailures');
const ofInvoice = words('OfficeInvoice');
/** As a page shows it to a test: with ordinary spaces. */
const shown = (text: string) => text.replace(/\s+/g, ' ');
const kroner = (ore: number) => formatAmount(ore, 'en');

const calm: Office = {
  overdue: { count: 0, leftOre: 0 },
  due: { count: 0, leftOre: 0 },
  refused: { count: 0, deliveries: [] },
  retried: { count: 0, deliveries: [] },
  credits: { count: 0, schools: [] },
  unreachable: { count: 0, invoices: [] },
  hasSeller: true,
};
const noFailures: OfficeFailures = { mails: [], jobs: [], blocked: [] };
const delivery = {
  channel: 'ehf' as const,
  emailAddress: null,
  attempts: 15,
  deliveredAt: null,
  refusedAt: '2026-12-02T10:00:00.000Z',
  withdrawnAt: null,
  nextTryAt: '2026-12-02T10:00:00.000Z',
  insteadOf: null,
  problem: 'refused' as const,
  answer: '422 {"code":"BR-CO-15"}',
};
const invoice: OfficeInvoice = {
  id: mockInvoiceId,
  number: 10001,
  kid: '000100016',
  buyer: { name: 'Eksempel kommune', organizationNumber: '974760673' },
  schoolName: 'Fjellvik skole',
  customerReference: null,
  issuedOn: '2026-12-01',
  issuedAt: '2026-12-01T10:00:00.000Z',
  dueOn: '2026-12-31',
  isOverdue: false,
  period: { start: '2026-12-01', end: '2027-11-30' },
  lines: [],
  netOre: 1499_00,
  vatOre: 374_75,
  totalOre: 1873_75,
  creditableNetOre: 1499_00,
  payer: {
    ...{ organizationName: 'Eksempel kommune', organizationNumber: '974760673' },
    ...{ invoiceType: 'ehf', invoiceEmail: null, attachesEhf: false, customerReference: 'Kari' },
  },
  bookedLeftOre: 1873_75,
  chasingStopEndsAgreement: false,
  settlement: { state: 'open', leftOre: 1873_75, excessOre: 0 },
  delivery,
  payments: [],
  creditNotes: [],
};
const path = `/office/invoices/${mockInvoiceId}`;
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the office', () => {
  const lists = (filter: string) => `GET /office/invoices?filter=${filter}`;
  const none = { body: { invoices: [], next: null } };

  it('is no page for others', async () => {
    fakeApi({ 'GET /office': problem('notFound') });
    renderApp(<OfficePage />);
    expect(
      await screen.findByRole('heading', { name: words('LoadFailed')('missingTitle') }),
    ).toBeVisible();
    expect(screen.queryByText(t('title'))).toBeNull();
  });

  it('lists the credit of closed schools, and invoices of which nobody can be reminded', async () => {
    const credits = {
      count: 1,
      schools: [{ id: id(2), name: 'Nedlagt skole', creditOre: 1248_75 }],
    };
    const late = { id: id(3), number: 10007, buyerName: 'Eksempel kommune' };
    const unreachable = {
      count: 1,
      invoices: [{ ...late, dueOn: '2026-12-31', leftOre: 624_38 }],
    };
    fakeApi({
      'GET /office': { body: { ...calm, credits, unreachable } },
      'GET /office/failures': { body: noFailures },
      [lists('all')]: none,
    });
    renderApp(<OfficePage />);
    const school = await screen.findByText('Nedlagt skole');
    expect(school.parentElement).toHaveTextContent(shown(kroner(1248_75)));
    const invoiceLink = screen.getByRole('link', { name: t('invoice', { number: '10007' }) });
    expect(invoiceLink).toHaveAttribute('href', `/app/office/invoices/${id(3)}`);
    expect(screen.queryByText(t('nothing'))).toBeNull();
  });

  it('says first what was not delivered, and tries it again', async () => {
    const refused = {
      count: 1,
      deliveries: [
        {
          id: mockInvoiceId,
          invoiceId: mockInvoiceId,
          number: 10001,
          type: 'invoice' as const,
          buyerName: 'Eksempel kommune',
          delivery,
        },
      ],
    };
    const api = fakeApi({
      'GET /office': { body: { ...calm, refused } },
      'GET /office/failures': { body: noFailures },
      [lists('all')]: none,
    });
    const user = userEvent.setup();
    renderApp(<OfficePage />);
    expect(await screen.findByText('422 {"code":"BR-CO-15"}')).toBeVisible();
    expect(screen.getByText(t('problems.refused'), { exact: false })).toBeVisible();
    api.answers[`POST ${path}/delivery`] = { status: 204 };
    api.answers['GET /office'] = { body: calm };
    await press(user, t('retryOf', { document: t('invoice', { number: '10001' }) }));
    expect(await screen.findByText(t('nothing'))).toBeVisible();
    expect(api.sent(`POST ${path}/delivery`)).toEqual([{ way: 'again' }]);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t('attention') })).toHaveFocus(),
    );
  });

  it('says what is tried again and when, and what has reached only an admin', async () => {
    const row = { type: 'invoice' as const, buyerName: 'Eksempel kommune' };
    const waiting = { ...delivery, refusedAt: null, answer: '503' };
    const ofAdmin = {
      ...{ ...waiting, channel: 'email' as const, emailAddress: 'rektor@skole.example' },
      ...{ deliveredAt: '2026-12-02T10:00:00.000Z', problem: null, answer: null },
      insteadOf: {
        ...{ channel: 'ehf' as const, emailAddress: null, to: 'admin' as const },
        ...{ refusedAt: '2026-12-02T10:00:00.000Z', answer: '422' },
      },
    };
    const deliveries = [
      { ...row, id: id(4), invoiceId: id(4), number: 10011, delivery: waiting },
      { ...row, id: id(5), invoiceId: id(5), number: 10012, delivery: ofAdmin },
    ];
    fakeApi({
      'GET /office': { body: { ...calm, retried: { count: 2, deliveries } } },
      'GET /office/failures': { body: noFailures },
      [lists('all')]: none,
    });
    renderApp(<OfficePage />);
    const title = t('retriedTitle', { count: 2 });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(/is tried again/)).toHaveTextContent(/503$/);
    expect(screen.getByText(/admin, rektor@skole\.example, instead/)).toHaveTextContent(/422$/);
    expect(screen.queryByText(t('nothing'))).toBeNull();
  });

  it('lists a credit note as a row of its own, less than zero, with its page', async () => {
    const note = {
      ...{ type: 'creditNote' as const, id: id(3), number: 10013, invoiceNumber: 10001 },
      ...{ buyerName: 'Eksempel kommune', issuedOn: '2026-12-03', totalOre: 1873_75 },
      isDeliveryRefused: false,
    };
    fakeApi({
      'GET /office': { body: calm },
      'GET /office/failures': { body: noFailures },
      [lists('all')]: { body: { invoices: [note], next: null } },
    });
    renderApp(<OfficePage />);
    const link = await screen.findByRole('link', { name: /10013.*invoice 10001/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(`/credit-notes/${id(3)}$`));
    expect(link).toHaveTextContent(/[-−]\D*1,873\.75/);
  });

  it('shows what was given up or is held up, and tries it again', async () => {
    const at = '2026-12-02T10:00:00.000Z';
    const mail = { kind: 'reminder' as const, recipient: 'faktura@example.no' };
    const failures: OfficeFailures = {
      mails: [{ ...mail, id: id(7), givenUpAt: at, reason: '550 No such user' }],
      jobs: [{ id: id(8), queue: 'deliveries', times: 2, failedAt: at, reason: 'unavailable' }],
      blocked: [{ schoolId: id(9), school: 'Fjellvik skole', problem: 'noSeller', since: at }],
    };
    const api = fakeApi({
      'GET /office': { body: calm },
      'GET /office/failures': { body: failures },
      [lists('all')]: none,
    });
    const user = userEvent.setup();
    renderApp(<OfficePage />);
    expect(await screen.findByText('Fjellvik skole')).toBeVisible();
    expect(screen.getByText(/550 No such user/)).toBeVisible();
    expect(screen.queryByText(t('nothing'))).toBeNull();
    const name = ofFailure('mail', {
      kind: words('MailNames')('reminder'),
      recipient: mail.recipient,
    });
    api.answers[`POST /office/failures/mails/${id(7)}`] = { status: 204 };
    api.answers[`POST /office/failures/jobs/${id(8)}`] = { status: 204 };
    api.answers['GET /office/failures'] = { body: { ...failures, mails: [] } };
    await press(user, ofFailure('retryOf', { name }));
    await waitFor(() => expect(screen.queryByText(/550 No such user/)).toBeNull());
    api.answers['GET /office/failures'] = { body: noFailures };
    await press(user, ofFailure('retryOf', { name: ofFailure('queues.deliveries') }));
    expect(await screen.findByText(t('nothing'))).toBeVisible();
  });

  it('leads from what is overdue to those invoices', async () => {
    const overdue = { count: 2, leftOre: 3747_50 };
    fakeApi({
      'GET /office': { body: { ...calm, overdue } },
      'GET /office/failures': { body: noFailures },
      [lists('all')]: none,
      [lists('overdue')]: none,
    });
    const user = userEvent.setup();
    renderApp(<OfficePage />);
    await press(user, t('showOverdue'));
    expect(screen.getByRole('radio', { name: t('overdue') })).toBeChecked();
    expect(screen.getByRole('heading', { name: t('invoices') })).toHaveFocus();
    expect(await screen.findByText(t('noneOf'))).toBeVisible();
  });
});

describe('an invoice', () => {
  it('gets a payment of what was typed, and says before what it leaves', async () => {
    const api = fakeApi({ [`GET ${path}`]: { body: invoice } });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('register'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(ofInvoice('exact'))).toBeVisible();
    const amount = within(dialog).getByLabelText(ofInvoice('amount'));
    const submit = within(dialog).getByRole('button', { name: ofInvoice('register') });
    await user.clear(amount);
    await user.type(amount, 'mye');
    await user.click(submit);
    expect(amount).toHaveAccessibleDescription(new RegExp(ofInvoice('amountWrong')));
    await user.clear(amount);
    await user.type(amount, '1 000,00');
    api.answers[`POST ${path}/payments`] = problem('changedMeanwhile');
    await user.click(submit);
    expect(await within(dialog).findByText(ofInvoice('changed'))).toBeVisible();
    expect(amount).toHaveValue('1 000,00');
    api.answers[`POST ${path}/payments`] = { body: invoice };
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = api.sent(`POST ${path}/payments`) as Record<string, unknown>[];
    expect(first).toMatchObject({ amountOre: 1000_00, seenLeftOre: 1873_75 });
    // Every attempt names one payment.
    expect(second).toEqual(first);
  });

  it('with too much paid notes that it was paid back, at most so much', async () => {
    const settlement = { state: 'overpaid' as const, leftOre: 0, excessOre: 500_00 };
    const body = { ...invoice, settlement, bookedLeftOre: -500_00 };
    const api = fakeApi({ [`GET ${path}`]: { body }, [`POST ${path}/payments`]: { body } });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('back'));
    const dialog = await screen.findByRole('dialog');
    const typed = within(dialog).getByLabelText(ofInvoice('amount'));
    const submit = within(dialog).getByRole('button', { name: ofInvoice('back') });
    await user.clear(typed);
    await user.type(typed, '500,01');
    await user.click(submit);
    expect(typed).toBeInvalid();
    await user.clear(typed);
    await user.type(typed, '300');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent(`POST ${path}/payments`)).toMatchObject([
      { amountOre: -300_00, seenLeftOre: -500_00 },
    ]);
  });

  it('has a payment taken back after a question', async () => {
    const payment = {
      ...{ reference: id(9), amountOre: 1000_00, paidOn: '2026-12-10' },
      ...{ registeredBy: 'kontor@example.no', registeredAt: '2026-12-10T10:00:00.000Z' },
    };
    const body = { ...invoice, payments: [payment], bookedLeftOre: 873_75 };
    const api = fakeApi({ [`GET ${path}`]: { body }, [`POST ${path}/payments`]: { body } });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('takeBackOf', { amount: kroner(1000_00) }));
    await press(user, ofInvoice('takeBack'));
    await waitFor(() =>
      expect(api.sent(`POST ${path}/payments`)).toMatchObject([
        { amountOre: -1000_00, seenLeftOre: 873_75 },
      ]),
    );
  });

  it('is chased no more after a question, which says that the agreement ends', async () => {
    const body = { ...invoice, chasingStopEndsAgreement: true };
    const api = fakeApi({ [`GET ${path}`]: { body }, [`POST ${path}/chasing-stop`]: { body } });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('stopChasing'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(ofInvoice('stopChasingEnds'))).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: ofInvoice('stopChasing') }));
    await waitFor(() =>
      expect(api.sent(`POST ${path}/chasing-stop`)).toEqual([{ seenLeftOre: 1873_75 }]),
    );
  });

  it('that could not be delivered goes to an address by email, which is checked beside its field', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}/delivery`]: problem('unavailable'),
    });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('emailInstead'));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText(ofInvoice('emailAddress'));
    const submit = within(dialog).getByRole('button', { name: ofInvoice('emailSend') });
    await user.type(field, 'regnskap');
    await user.click(submit);
    expect(field).toHaveAccessibleDescription(new RegExp(ofInvoice('emailWrong')));
    await user.type(field, '@kommune.example');
    await user.click(submit);
    expect(await within(dialog).findByText(words('Errors')('unavailable'))).toBeVisible();
    expect(field).toHaveValue('regnskap@kommune.example');
    api.answers[`POST ${path}/delivery`] = { status: 204 };
    const queued = { ...delivery, channel: 'email' as const, refusedAt: null, attempts: 0 };
    api.answers[`GET ${path}`] = {
      body: { ...invoice, delivery: { ...queued, emailAddress: 'regnskap@kommune.example' } },
    };
    await user.click(submit);
    const channel = t('email', { address: 'regnskap@kommune.example' });
    expect(await screen.findByText(ofInvoice('waiting', { channel }))).toBeVisible();
    expect(screen.getByRole('heading', { name: ofInvoice('history') })).toHaveFocus();
    const body = { way: 'email', emailAddress: 'regnskap@kommune.example' };
    expect(api.sent(`POST ${path}/delivery`)).toEqual([body, body]);
  });

  it('that was delivered outside the product is noted so after a question', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}/delivery`]: { status: 204 },
    });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('elsewhere'));
    expect(api.sent(`POST ${path}/delivery`)).toEqual([]);
    const done = { ...delivery, channel: 'elsewhere' as const, deliveredAt: delivery.refusedAt };
    api.answers[`GET ${path}`] = { body: { ...invoice, delivery: done } };
    await press(user, ofInvoice('elsewhereConfirm'));
    expect(await screen.findByText(ofInvoice('deliveredElsewhere'))).toBeVisible();
    expect(api.sent(`POST ${path}/delivery`)).toEqual([{ way: 'elsewhere' }]);
  });

  it('is credited in part in whole kroner, with the sum that the buyer sees', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}/credit-notes`]: { body: invoice },
    });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('credit'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: ofInvoice('creditPart') }));
    await user.click(within(dialog).getByRole('radio', { name: ofInvoice('lowerPrice') }));
    const net = within(dialog).getByLabelText(ofInvoice('creditNet'));
    const submit = within(dialog).getByRole('button', { name: ofInvoice('credit') });
    await user.type(net, '100,50');
    await user.click(submit);
    expect(net).toBeInvalid();
    await user.clear(net);
    await user.type(net, '400');
    expect(within(dialog).getByText(/500[.,]00/)).toBeVisible();
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent(`POST ${path}/credit-notes`)).toEqual([
      {
        netOre: 400_00,
        reason: ofInvoice('reasonDefault', { number: '10001' }),
        seenCreditableNetOre: 1499_00,
        billsAnew: false,
      },
    ]);
  });

  it('is credited wholly only when the clerk has chosen whether it is billed again', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}/credit-notes`]: { body: invoice },
    });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('credit'));
    const dialog = await screen.findByRole('dialog');
    const then = within(dialog).getByRole('radiogroup', { name: ofInvoice('creditThen') });
    for (const choice of within(then).getAllByRole('radio')) expect(choice).not.toBeChecked();
    const submit = within(dialog).getByRole('button', { name: ofInvoice('credit') });
    await user.click(submit);
    expect(then).toBeInvalid();
    expect(then).toHaveAccessibleDescription(ofInvoice('creditThenWrong'));
    expect(api.sent(`POST ${path}/credit-notes`)).toEqual([]);
    const again = within(then).getByRole('radio', { name: ofInvoice('billAgain') });
    expect(again).toHaveAccessibleDescription(
      /^The new invoice goes to Eksempel kommune, org\. no\. 974.760.673, as EHF\.$/,
    );
    await user.click(again);
    expect(then).toBeValid();
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent(`POST ${path}/credit-notes`)).toMatchObject([
      { netOre: 1499_00, billsAnew: true },
    ]);
  });

  it('is billed again to another payer, whose facts the clerk types', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}/credit-notes`]: { body: invoice },
    });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('credit'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: ofInvoice('billAgain') }));
    await user.click(dialog.getByRole('checkbox', { name: ofInvoice('otherPayer') }));
    const submit = dialog.getByRole('button', { name: ofInvoice('credit') });
    await user.click(submit);
    const order = words('Order');
    const name = dialog.getByRole('textbox', { name: order('organizationName') });
    await waitFor(() => expect(name).toBeInvalid());
    expect(api.sent(`POST ${path}/credit-notes`)).toEqual([]);
    await user.type(name, 'Fjellvik skole');
    const number = dialog.getByRole('textbox', { name: order('organizationNumber') });
    await user.type(number, '987 654 325');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent(`POST ${path}/credit-notes`)).toMatchObject([
      {
        billsAnew: true,
        payer: {
          ...{ organizationName: 'Fjellvik skole', organizationNumber: '987654325' },
          ...{ invoiceType: 'ehf', invoiceEmail: null, customerReference: 'Kari' },
        },
      },
    ]);
  });
});

it('a credit note has its page: what it takes back, of which invoice, and nothing to pay', async () => {
  mockPath = `/app/office/credit-notes/${id(3)}`;
  const delivered = { ...delivery, refusedAt: null, deliveredAt: '2026-12-03T10:00:00.000Z' };
  const note: OfficeCreditNotePage = {
    ...{ id: id(3), number: 10013, invoice: { id: mockInvoiceId, number: 10001 } },
    ...{ buyer: invoice.buyer, schoolName: 'Fjellvik skole', issuedOn: '2026-12-03' },
    ...{ period: invoice.period, lines: [{ description: 'Feil betaler', netOre: 1499_00 }] },
    ...{ netOre: 1499_00, vatOre: 374_75, totalOre: 1873_75, delivery: delivered },
  };
  fakeApi({ [`GET /office/credit-notes/${id(3)}`]: { body: note } });
  renderApp(<CreditNotePage />);
  const name = t('creditNote', { number: '10013' });
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  const link = screen.getByRole('link', { name: t('invoice', { number: '10001' }) });
  expect(link).toHaveAttribute('href', expect.stringMatching(`/invoices/${mockInvoiceId}$`));
  expect(screen.getByText(/^[-−]\D*1,873\.75$/)).toBeVisible();
  expect(screen.getByText(/Feil betaler/)).toBeVisible();
  expect(screen.getByText(ofInvoice('delivered', { channel: t('ehf') }))).toBeVisible();
  expect(screen.queryByText(ofInvoice('kid'))).toBeNull();
  expect(screen.queryByRole('button', { name: ofInvoice('register') })).toBeNull();
});
