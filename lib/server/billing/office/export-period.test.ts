/* The documents and payments of a period, through the API. */
import { randomUUID } from 'node:crypto';
import { calls } from '@/lib/contracts/calls';
import { startOfDayMs, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { addOrder } from '@/lib/server/testing/add-order';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { addSchool, testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';
import { registerPayment } from '../payments/register-payment';
import { payBack } from '../testing/pay-back';
import { creditForOffice } from './credit-invoice';

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const database = testDatabase();
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const atNoon = (day: CalendarDate) => startOfDayMs(day) + 12 * 3600_000;
const get = (query: Record<string, string>) =>
  call(calls.exportPeriod, {
    path: `/api/office/export?${new URLSearchParams(query)}`,
    headers: { cookie: 'session=kontor' },
  });

beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
});

it('a clerk downloads the documents and payments of a period with the VAT total', async () => {
  const { db } = database;
  const schoolId = await addSchool(db, { name: '=cmd|calc' });
  const order = await addOrder(db, { schoolId });
  const { seller } = invoiceFacts;
  const { id, number, totalOre, netOre } = await issueOrderInvoice(
    db,
    order,
    seller,
    atNoon('2026-12-03'),
  );
  const pay = async (paidOn: CalendarDate, seenLeftOre: number) => {
    const payment = { reference: randomUUID(), amountOre: 100_00, paidOn, seenLeftOre };
    await registerPayment(db, clerk, id, payment, atNoon(paidOn));
    return payment.reference;
  };
  const paymentId = await pay('2026-12-20', totalOre);
  await payBack(db, clerk, paymentId, atNoon('2026-12-21'));
  const wish = { netOre: 500_00, seenCreditableNetOre: netOre, billsAnew: false };
  const reason = 'Etter avtale';
  await creditForOffice(db, clerk, id, { ...wish, reason }, atNoon('2026-12-22'));
  await pay('2027-01-02', totalOre - 625_00);

  const { status, text, headers } = await get({ from: '2026-12-01', to: '2026-12-31' });
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const named = /filename="klassekart-2026-12-01-2026-12-31\.csv"/;
  expect(headers.get('Content-Disposition')).toMatch(named);
  const [, ...lines] = text.split('\r\n');
  const of = `Eksempel skole;987654325;"'=cmd|calc"`;
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(
      `^2026-12-03;Faktura;${number};;${of.replace('|', '\\|')};1499,00;374,75;`,
    ),
    expect.stringMatching(`^2026-12-20;Innbetaling;;${number};.*;;;100,00;`),
    expect.stringMatching(`^2026-12-21;Utbetaling;;${number};.*;;;-100,00;`),
    expect.stringMatching(
      `^2026-12-22;Kreditnota;${number + 1};${number};.*;-500,00;-125,00;-625,00;`,
    ),
  ]);
  expect(lines[4]).toBe('');
  expect(lines).toContain('Utgående mva., 25 %;249,75');
});

it.each([
  [
    'when the last day is before the first day',
    { from: '2026-01-01', to: '2025-12-31' },
    { path: 'to', code: 'order' },
  ],
  [
    'when the first day does not exist',
    { from: '2026-02-30', to: '2026-03-01' },
    { path: 'from', code: 'noDay' },
  ],
  ['without a last day', { from: '2026-01-01' }, { path: 'to', code: 'invalid_type' }],
])(
  'the export of the invoices and payments between two days is refused %s',
  async (_, wrong, error) => {
    const { status, body } = await get(wrong as Record<string, string>);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalidRequest', errors: [error] });
  },
);
