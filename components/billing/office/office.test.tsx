/** @jest-environment jsdom */
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { readBankFile } from '@/lib/client/import/bank/read-bank-file';
import type { Office, OfficeFailures, OfficeInvoice } from '@/lib/contracts/office';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { BankFilePage } from './bank-file-page';
import { InvoicePage } from './invoice-page';
import { OfficePage } from './office-page';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => `/app/office/invoices/${mockInvoiceId}`,
}));
jest.mock('@/lib/client/import/bank/read-bank-file');
const mockInvoiceId = id(1);

// A busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

const t = words('Office');
const ofFailure = words('OfficeFailures');
const ofInvoice = words('OfficeInvoice');
const ofFile = words('OfficeBankFile');

const calm: Office = {
  overdue: { count: 0, leftOre: 0 },
  due: { count: 0, leftOre: 0 },
  refused: { count: 0, deliveries: [] },
  hasSeller: true,
};
const noFailures: OfficeFailures = { mails: [], jobs: [], blocked: [] };
const delivery = {
  channel: 'ehf' as const,
  emailAddress: null,
  attempts: 15,
  deliveredAt: null,
  refusedAt: '2026-12-02T10:00:00.000Z',
  nextTryAt: '2026-12-02T10:00:00.000Z',
  lastError: 'The access point answered 422',
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
  bookedLeftOre: 1873_75,
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
    expect(await screen.findByText(/The access point answered 422/)).toBeVisible();
    api.answers[`POST ${path}/delivery`] = { status: 204 };
    api.answers['GET /office'] = { body: calm };
    await press(user, t('retryOf', { document: t('invoice', { number: '10001' }) }));
    expect(await screen.findByText(t('nothing'))).toBeVisible();
    expect(api.sent(`POST ${path}/delivery`)).toEqual([{ way: 'again' }]);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t('attention') })).toHaveFocus(),
    );
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
      kind: ofFailure('kinds.reminder'),
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
    // The same payment, however often it is sent.
    expect(second).toEqual(first);
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
      },
    ]);
  });
});

describe('a bank file', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>) =>
    user.upload(await screen.findByLabelText(ofFile('choose'), { selector: 'input' }), [
      new File(['x'], 'bank.csv'),
    ]);
  const payment = (kid: string, bankReference: string) => ({
    ...{ kid, bankReference, amountOre: 1873_75, paidOn: '2026-12-01' },
  });

  it('is shown line by line, and what fits is registered', async () => {
    const payments = [payment('000100016', 'A1'), payment('', 'A2')];
    jest.mocked(readBankFile).mockResolvedValue({ payments, outgoing: 1, badLines: [] });
    const found = { id: mockInvoiceId, number: 10001, buyerName: 'Eksempel kommune' };
    const api = fakeApi({
      'GET /office': { body: calm },
      'POST /office/bank-payments/check': {
        body: {
          lines: [
            { verdict: 'exact', invoice: { ...found, leftOre: 1873_75 } },
            { verdict: 'unknownKid', invoice: null },
          ],
        },
      },
      'POST /office/bank-payments': { body: { results: ['registered'] } },
    });
    const user = userEvent.setup();
    renderApp(<BankFilePage />);
    await choose(user);
    expect(await screen.findByText(ofFile('noKidText'))).toBeVisible();
    expect(screen.getByText(ofFile('leftOut', { count: 1 }))).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await press(user, ofFile('register', { count: 1 }));
    expect(await screen.findByText(ofFile('done', { count: 1 }))).toBeVisible();
    expect(api.sent('POST /office/bank-payments')).toMatchObject([
      { lines: [{ ...payments[0], seenLeftOre: 1873_75 }] },
    ]);
  });

  it('that cannot be used says why', async () => {
    jest.mocked(readBankFile).mockResolvedValue('ocr');
    fakeApi({ 'GET /office': { body: calm } });
    const user = userEvent.setup();
    renderApp(<BankFilePage />);
    await choose(user);
    expect(await screen.findByText(ofFile('ocr'))).toBeVisible();
  });
});
