/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { ListedInvoice } from '@/lib/contracts/billing/billing';
import { testId } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { Invoices } from './invoices';
import { Undelivered } from './undelivered';

const t = words('Billing');
const schoolId = testId(1);
const invoice: ListedInvoice = {
  ...{ id: testId(2), type: 'invoice', number: 1042, invoiceNumber: null },
  ...{ issuedOn: '2026-11-23', dueOn: '2026-12-23', status: 'open', totalOre: 1248_75 },
  leftOre: 1248_75,
  ...{ periodStart: '2026-11-23', periodEnd: '2027-11-22', delivery: null },
};
const show = (entries: ListedInvoice[], dueOre = 0) => {
  fakeApi({ [`GET /schools/${schoolId}/invoices`]: { body: { entries, next: null } } });
  renderApp(
    <>
      <Undelivered schoolId={schoolId} />
      <Invoices schoolId={schoolId} dueOre={dueOre} />
    </>,
  );
};
const none = { address: 'feil@kommune.example', sentTo: null, nextTryAt: null };

it('a banner and the invoice list name the address to which an undeliverable invoice is sent instead', async () => {
  const delivery = { ...none, problem: 'toAdmin' as const, sentTo: 'rektor@skole.example' };
  show([{ ...invoice, delivery }]);
  const banner = (await screen.findByText(t('undelivered.title'))).closest('div')!;
  const said = /Could not be delivered to feil@kommune\.example\. It goes to rektor@skole/;
  expect(banner).toHaveTextContent(said);
  expect(
    within(screen.getByRole('list', { name: t('invoices.title') })).getByText(said),
  ).toBeVisible();
});

it('a delivery that is retried is shown in the row of its invoice, without a banner', async () => {
  const delivery = { problem: 'retried' as const, nextTryAt: '2026-11-23T12:00:00.000Z' };
  show([{ ...invoice, delivery: { ...none, ...delivery } }]);
  expect(
    await screen.findByText(/^Not delivered to feil@kommune.*tried again.*2026/),
  ).toBeVisible();
  expect(screen.queryByText(t('undelivered.title'))).toBeNull();
});

it('the invoice list shows the total due and the rest of a partly paid invoice', async () => {
  show([invoice, { ...invoice, id: testId(4), number: 1041, leftOre: 625_00 }], 1873_75);
  expect(await screen.findByText(/^NOK.625\.00 left to pay$/)).toBeVisible();
  expect(screen.getAllByText(/left to pay/)).toHaveLength(1);
  expect(screen.getByText(/^To pay in all: NOK.1,873\.75$/)).toBeVisible();
});

it('a credit note is listed with its invoice number and a negative amount', async () => {
  const note = { id: testId(3), type: 'creditNote', number: 1043, invoiceNumber: 1042 } as const;
  show([{ ...invoice, ...note, dueOn: null, status: null, leftOre: null }, invoice]);
  const title = t('invoices.creditNote', { number: '1043', invoice: '1042' });
  const [name] = await screen.findAllByText(title);
  const row = name!.closest('li');
  expect(row).toHaveTextContent(/[-−]\D*1,248\.75/);
  expect(screen.queryByText(t('undelivered.title'))).toBeNull();
});
