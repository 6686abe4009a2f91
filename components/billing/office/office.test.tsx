/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import type { Failure, OfficeDocument, OfficeInvoice } from '@/lib/contracts/billing/office';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { formatAmount } from '@/lib/core/billing/format-price';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { FailuresPage } from './failures-page';
import { InvoicePage } from './invoice-page';
import { InvoicesPage } from './invoices-page';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => `/app/office/invoices/${mockInvoiceId}`,
}));
const mockInvoiceId = id(1);

const t = words('Office');
const ofFailure = words('OfficeFailures');
const ofInvoice = words('OfficeInvoice');
const kroner = (ore: number) => formatAmount(ore, 'en');
const at = '2026-12-02T10:00:00.000Z';

const refused: NonNullable<OfficeDocument['delivery']> = {
  ...{ state: 'refused', at, channel: 'ehf', emailAddress: null },
  ...{ problem: 'refused', answer: '422 {"code":"BR-CO-15"}' },
};
const documentOf = (delivery: OfficeDocument['delivery']): OfficeDocument => ({
  ...{ id: mockInvoiceId, type: 'invoice', number: 10001, issuedOn: '2026-12-01' },
  ...{ totalOre: 1873_75, period: { start: '2026-12-01', end: '2027-11-30' } },
  ...{ lines: [{ description: 'Klassekart', netOre: 1499_00 }], delivery },
});
const invoice: OfficeInvoice = {
  ...{ id: mockInvoiceId, number: 10001, kid: '000100016' },
  ...{ buyerName: 'Eksempel kommune', organizationNumber: '974760673' },
  ...{ schoolName: 'Fjellvik skole', customerReference: null },
  ...{ dueOn: '2026-12-31', isOverdue: false, totalOre: 1873_75 },
  creditableNetOre: 1499_00,
  payer: {
    ...{ organizationName: 'Eksempel kommune', organizationNumber: '974760673' },
    ...{ invoiceType: 'ehf', invoiceEmail: null, attachesEhf: false, customerReference: 'Kari' },
  },
  bookedLeftOre: 1873_75,
  chasingStopEndsAgreement: false,
  settlement: { state: 'open', leftOre: 1873_75, excessOre: 0 },
  documents: [documentOf(refused)],
  history: [],
};
const path = `/office/invoices/${mockInvoiceId}`;
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const failure = (facts: Pick<Failure, 'kind' | 'id' | 'name'> & Partial<Failure>): Failure => ({
  ...{ invoiceId: null, number: null, amountOre: null, at, about: null, answer: null },
  ...facts,
});
const failing = (failures: Failure[]) => ({ body: { hasSeller: true, failures } });
const acted = (api: ReturnType<typeof fakeApi>) => api.sent(`POST ${path}`);

it('the invoice page of the operator shows "not found" to a user who does not work for the operator', async () => {
  fakeApi({ 'GET /office/failures': problem('notFound') });
  renderApp(<InvoicesPage />);
  const missing = { name: words('LoadFailed')('missingTitle') };
  expect(await screen.findByRole('heading', missing)).toBeVisible();
  expect(screen.queryByText(t('screens.invoices'))).toBeNull();
});

it('the invoice list is filtered by state', async () => {
  const row = { ...invoice, isOverdue: true, isDeliveryRefused: true };
  const lists = (state: string) => `GET /office/invoices?state=${state}`;
  fakeApi({
    'GET /office/failures': failing([]),
    [lists('all')]: { body: { invoices: [row], next: null } },
    [lists('due')]: { body: { invoices: [], next: null } },
  });
  const user = userEvent.setup();
  renderApp(<InvoicesPage />);
  const link = await screen.findByRole('link', { name: /10001.*Eksempel kommune/ });
  expect(link).toHaveTextContent(t('notDelivered'));
  await user.click(screen.getByRole('radio', { name: t('due') }));
  expect(await screen.findByText(t('noneOf'))).toBeVisible();
});

describe("the office's list of failed invoices, mails and jobs", () => {
  const all = [
    failure({
      ...{ kind: 'refused', id: id(1), invoiceId: id(1), name: 'Eksempel kommune' },
      ...{ number: 10001, about: 'refused', answer: '422 {"code":"BR-CO-15"}' },
    }),
    failure({ kind: 'unreachable', id: id(3), invoiceId: id(3), number: 10007, name: 'Kommunen' }),
    failure({ kind: 'credit', id: id(2), name: 'Nedlagt skole', amountOre: 1248_75 }),
    failure({ kind: 'blocked', id: id(9), name: 'Fjellvik skole', about: 'noSeller' }),
    failure({
      ...{ kind: 'mail', id: id(7), name: 'faktura@example.no', about: 'reminder' },
      answer: '550 No such user',
    }),
    failure({ kind: 'job', id: id(8), name: 'deliveries', number: 2, answer: 'unavailable' }),
    failure({
      ...{ kind: 'retried', id: id(5), invoiceId: id(4), name: 'Eksempel kommune' },
      ...{ number: 10012, about: 'onlyAdmin', answer: null },
    }),
  ];

  it('shows each kind of failure and links to the invoice', async () => {
    fakeApi({ 'GET /office/failures': failing(all) });
    renderApp(<FailuresPage />);
    expect(await screen.findByText('422 {"code":"BR-CO-15"}')).toBeVisible();
    for (const { kind } of all) {
      expect(screen.getByRole('heading', { name: ofFailure(`kinds.${kind}.title`) })).toBeVisible();
    }
    const note = screen.getByRole('link', { name: t('creditNote', { number: '10012' }) });
    expect(note).toHaveAttribute('href', `/app/office/invoices/${id(4)}`);
    expect(screen.getByText(ofFailure('onlyAdmin'))).toBeVisible();
    expect(screen.queryByText(ofFailure('none'))).toBeNull();
  });

  it.each([
    ['refused', 0, t('invoice', { number: '10001' })],
    [
      'mail',
      4,
      ofFailure('mail', { kind: words('MailNames')('reminder'), recipient: 'faktura@example.no' }),
    ],
    ['job', 5, ofFailure('times', { name: ofFailure('queues.deliveries'), times: 2 })],
  ])('can retry a failure of kind %s', async (kind, index, name) => {
    const api = fakeApi({
      'GET /office/failures': failing([all[index]!]),
      [`POST /office/failures/${all[index]!.id}`]: { status: 204 },
    });
    const user = userEvent.setup();
    renderApp(<FailuresPage />);
    await screen.findByRole('button', { name: ofFailure('retryOf', { name }) });
    api.answers['GET /office/failures'] = failing([]);
    await press(user, ofFailure('retryOf', { name }));
    expect(await screen.findByText(ofFailure('none'))).toBeVisible();
    expect(api.sent(`POST /office/failures/${all[index]!.id}`)).toEqual([{ kind }]);
  });
});

describe('an invoice', () => {
  it('gets a payment on the second attempt after a version conflict, and the form keeps the amount', async () => {
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
    api.answers[`POST ${path}`] = problem('changedMeanwhile');
    await user.click(submit);
    expect(await within(dialog).findByText(ofInvoice('changed'))).toBeVisible();
    expect(amount).toHaveValue('1 000,00');
    api.answers[`POST ${path}`] = { body: invoice };
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = acted(api) as Record<string, unknown>[];
    expect(first).toMatchObject({ amountOre: 1000_00, seenLeftOre: 1873_75 });
    // Both attempts have the same idempotency key.
    expect(second).toEqual(first);
  });

  it('that is overpaid allows a repayment of no more than the overpaid amount', async () => {
    const settlement = { state: 'overpaid' as const, leftOre: 0, excessOre: 500_00 };
    const body = { ...invoice, settlement, bookedLeftOre: -500_00 };
    const api = fakeApi({ [`GET ${path}`]: { body }, [`POST ${path}`]: { body } });
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
    expect(acted(api)).toMatchObject([{ amountOre: -300_00, seenLeftOre: -500_00 }]);
  });

  it('lets the clerk reverse its payment after a confirmation', async () => {
    const payment = {
      ...{ kind: 'paid' as const, at, by: 'kontor@example.no', number: 10001 },
      ...{ amountOre: 1000_00, day: '2026-12-10', emailAddress: null, about: null },
    };
    const body = { ...invoice, history: [payment], bookedLeftOre: 873_75 };
    const api = fakeApi({ [`GET ${path}`]: { body }, [`POST ${path}`]: { body } });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    expect(await screen.findByText(/kontor@example\.no/)).toBeVisible();
    await press(user, ofInvoice('takeBackOf', { amount: kroner(1000_00) }));
    await press(user, ofInvoice('takeBack'));
    await waitFor(() =>
      expect(acted(api)).toMatchObject([{ act: 'pay', amountOre: -1000_00, seenLeftOre: 873_75 }]),
    );
  });

  it("is written off after the clerk confirms a warning that this ends the school's plan", async () => {
    const body = { ...invoice, chasingStopEndsAgreement: true };
    const api = fakeApi({ [`GET ${path}`]: { body }, [`POST ${path}`]: { body } });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('stopChasing'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(ofInvoice('stopChasingEnds'))).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: ofInvoice('stopChasing') }));
    await waitFor(() => expect(acted(api)).toEqual([{ act: 'stopChasing', seenLeftOre: 1873_75 }]));
  });

  const name = t('invoice', { number: '10001' });

  it('is sent to another email address, after the address is validated', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}`]: problem('unavailable'),
    });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('sendOf', { document: name }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText(ofInvoice('emailAddress'));
    const submit = within(dialog).getByRole('button', { name: ofInvoice('sendSubmit') });
    await user.type(field, 'regnskap');
    await user.click(submit);
    expect(field).toHaveAccessibleDescription(new RegExp(ofInvoice('emailWrong')));
    await user.type(field, '@kommune.example');
    await user.click(submit);
    expect(await within(dialog).findByText(words('Errors')('unavailable'))).toBeVisible();
    expect(field).toHaveValue('regnskap@kommune.example');
    api.answers[`POST ${path}`] = { body: invoice };
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acted(api)[1]).toEqual({
      ...{ act: 'send', documentId: mockInvoiceId, emailAddress: 'regnskap@kommune.example' },
    });
  });

  it('is marked as delivered outside the product after a confirmation', async () => {
    const body = invoice;
    const api = fakeApi({ [`GET ${path}`]: { body }, [`POST ${path}`]: { body } });
    const user = userEvent.setup();
    renderApp(<InvoicePage />);
    await press(user, ofInvoice('elsewhereOf', { document: name }));
    expect(acted(api)).toEqual([]);
    const delivered = documentOf({ ...refused, state: 'elsewhere', channel: 'elsewhere' });
    api.answers[`GET ${path}`] = { body: { ...invoice, documents: [delivered] } };
    await press(user, ofInvoice('elsewhereConfirm'));
    expect(await screen.findByText(/Delivered in another way/)).toBeVisible();
    expect(acted(api)).toEqual([{ act: 'delivered', documentId: mockInvoiceId }]);
  });

  it('shows its credit note with a negative amount and a reason', async () => {
    const note = {
      ...documentOf(null),
      ...{ id: id(3), type: 'creditNote' as const, number: 10013 },
      lines: [{ description: 'Klassekart. Feil betaler', netOre: 1499_00 }],
    };
    fakeApi({ [`GET ${path}`]: { body: { ...invoice, documents: [note] } } });
    renderApp(<InvoicePage />);
    const heading = await screen.findByRole('heading', {
      name: t('creditNote', { number: '10013' }),
    });
    expect(heading.parentElement).toHaveTextContent(/[-−]\D*1,873\.75/);
    expect(screen.getByText(/Feil betaler/)).toBeVisible();
  });

  it('is partly credited in whole kroner, with the gross amount shown', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}`]: { body: invoice },
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
    expect(acted(api)).toEqual([
      {
        act: 'credit',
        netOre: 400_00,
        reason: ofInvoice('reasonDefault', { number: '10001' }),
        seenCreditableNetOre: 1499_00,
        billsAnew: false,
      },
    ]);
  });

  it('is fully credited only after the clerk chooses whether to bill again', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}`]: { body: invoice },
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
    expect(acted(api)).toEqual([]);
    const again = within(then).getByRole('radio', { name: ofInvoice('billAgain') });
    expect(again).toHaveAccessibleDescription(
      /^The new invoice goes to Eksempel kommune, org\. no\. 974.760.673, as EHF\.$/,
    );
    await user.click(again);
    expect(then).toBeValid();
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acted(api)).toMatchObject([{ netOre: 1499_00, billsAnew: true }]);
  });

  it('is billed again to another payer that the clerk enters', async () => {
    const api = fakeApi({
      [`GET ${path}`]: { body: invoice },
      [`POST ${path}`]: { body: invoice },
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
    expect(acted(api)).toEqual([]);
    await user.type(name, 'Fjellvik skole');
    const number = dialog.getByRole('textbox', { name: order('organizationNumber') });
    await user.type(number, '987 654 325');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(acted(api)).toMatchObject([
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
