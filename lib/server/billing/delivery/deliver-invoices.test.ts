import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import { invoiceFacts } from '@/lib/core/billing/testing/invoices';
import { invoiceDeliveries, schoolOrders } from '@/lib/db/schema/tables';
import { addOrder } from '@/lib/server/testing/add-order';
import { openAccessPoint, openMailServer } from '@/lib/server/testing/test-receivers';
import { issueOrderInvoice } from '@/lib/server/testing/issue-order-invoice';
import { testDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { readInvoice } from '../invoices/read-invoice';
import { renderEhf } from '../invoices/render-ehf';
import { issueCreditNote } from '../testing/issue-credit-note';
import { deliverInvoices } from './deliver-invoices';

const database = testDatabase();
const nowMs = Date.UTC(2026, 11, 1, 8);
const minuteMs = 60_000;
const byMail = { invoiceType: 'email', invoiceEmail: 'faktura@example.no' } as const;

let accessPoint: Awaited<ReturnType<typeof openAccessPoint>>;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let folder: string;
let log: string[];

beforeAll(async () => {
  useTestEnvironment(database);
  [accessPoint, mailServer] = await Promise.all([openAccessPoint(), openMailServer()]);
});
afterAll(async () => {
  accessPoint.close();
  await mailServer.close();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seatmap-outbox-'));
  setUp({ EHF_ENDPOINT_URL: accessPoint.url, SMTP_URL: mailServer.url });
  accessPoint.received.length = 0;
  mailServer.taken.length = 0;
  Object.assign(accessPoint, { status: 200, answer: undefined });
  Object.assign(mailServer, { answer: 'taken' });
  await database.db.delete(invoiceDeliveries);
});
afterEach(() => rm(folder, { recursive: true }));

function setUp(env: Record<string, string>) {
  const none = { EHF_ENDPOINT_URL: '', EHF_ENDPOINT_AUTHORIZATION: '', SMTP_URL: '', DEMO: '' };
  const settings = { ...none, ...env };
  setTestVariables({ ...settings, DATA_DIR: folder, MAIL_FROM: 'post@klassekart.example' });
  log = captureLog();
}

const issue = async (values: Parameters<typeof addOrder>[1] = {}) =>
  issueOrderInvoice(database.db, await addOrder(database.db, values), invoiceFacts.seller, nowMs);
const deliver = (afterMinutes = 0) =>
  deliverInvoices(database.db, nowMs + afterMinutes * minuteMs, () => false);
const stateOf = async (invoiceId: string) => {
  const [delivery] = await database.db
    .select()
    .from(invoiceDeliveries)
    .where(eq(invoiceDeliveries.invoiceId, invoiceId));
  const { attempts, deliveredAt, refusedAt, problem, answer } = delivery!;
  const isDelivered = deliveredAt !== null;
  return { attempts, isDelivered, isRefused: refusedAt !== null, problem, answer };
};
const one = { delivered: 0, failed: 0, refused: 0 };

describe('delivery by EHF', () => {
  it('sends an invoice to the access point once', async () => {
    setUp({ EHF_ENDPOINT_URL: accessPoint.url, EHF_ENDPOINT_AUTHORIZATION: 'Bearer abc' });
    const row = await issue();
    expect(await deliver()).toEqual({ ...one, delivered: 1 });
    expect(await deliver(24 * 60)).toEqual(one);
    const body = renderEhf(await readInvoice(database.db, row));
    expect(accessPoint.received).toEqual([{ key: row.id, body, authorization: 'Bearer abc' }]);
  });

  it('retries after a temporary error with the same idempotency key', async () => {
    const { id } = await issue();
    accessPoint.status = 401;
    expect(await deliver()).toEqual({ ...one, failed: 1 });
    expect(await stateOf(id)).toMatchObject({ problem: 'unauthorized', isRefused: false });
    expect(await deliver(9)).toEqual(one);
    accessPoint.status = 503;
    expect(await deliver(10)).toEqual({ ...one, failed: 1 });
    expect(await stateOf(id)).toMatchObject({ problem: 'unavailable', answer: '503' });
    expect(await deliver(29)).toEqual(one);
    accessPoint.status = 202;
    expect(await deliver(30)).toEqual({ ...one, delivered: 1 });
    expect(accessPoint.received.map(({ key }) => key)).toEqual([id, id, id]);
    expect(await stateOf(id)).toMatchObject({
      attempts: 3,
      isDelivered: true,
      problem: null,
      answer: null,
    });
  });

  it('stops after a rejection and stores the response without logging it', async () => {
    const { id } = await issue();
    const answer = { code: 'BR-CO-15', message: 'Eksempel skole has  no\u0000such sum' };
    Object.assign(accessPoint, { status: 422, answer });
    expect(await deliver()).toEqual({ ...one, refused: 1 });
    expect(await deliver(24 * 60)).toEqual(one);
    expect(await stateOf(id)).toEqual({
      ...{ attempts: 1, isDelivered: false, isRefused: true, problem: 'refused' },
      answer: `422 ${JSON.stringify(answer).replace('  ', ' ')}`,
    });
    expect(log.join()).toContain('The access point answered 422');
    expect(log.join()).not.toContain('Eksempel skole');
  });

  it('stores only the first 500 characters of a long response', async () => {
    const { id } = await issue();
    Object.assign(accessPoint, { status: 400, answer: { message: 'x'.repeat(100_000) } });
    expect(await deliver()).toEqual({ ...one, refused: 1 });
    const { answer } = await stateOf(id);
    expect(answer).toHaveLength(500);
    expect(answer).toMatch(/^400 \{"message":"xxx/);
  });

  it('stops after a week without a response', async () => {
    setUp({ EHF_ENDPOINT_URL: 'http://127.0.0.1:1/' });
    const { id } = await issue();
    let tries = 0;
    for (let minutes = 0; minutes < 14 * 24 * 60; minutes += 720) {
      const { failed, refused } = await deliver(minutes);
      tries += failed + refused;
    }
    expect(await stateOf(id)).toMatchObject({
      ...{ attempts: 15, isRefused: true, problem: 'noAnswer', answer: null },
    });
    expect(tries).toBe(15);
  });

  it('sends each of twelve invoices once, with four nodes at work', async () => {
    const rows = [];
    for (let index = 0; index < 12; index += 1) rows.push(await issue());
    const results = await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(results.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(12);
    expect(accessPoint.received.map(({ key }) => key).sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    );
  });
});

describe('an EHF invoice that the access point answers with 404', () => {
  beforeEach(() => Object.assign(accessPoint, { status: 404, answer }));
  const answer = { code: 'receiverNotRegistered' };

  it('is sent by email instead, with the reason and the EHF file, if the buyer is outside Peppol', async () => {
    const orderId = await addOrder(database.db, byMail);
    const [{ schoolId }] = (await database.db
      .select({ schoolId: schoolOrders.schoolId })
      .from(schoolOrders)
      .where(eq(schoolOrders.id, orderId))) as [{ schoolId: string }];
    const { id, number } = await issue({ schoolId });
    expect(await deliver()).toEqual({ ...one, failed: 1, delivered: 1 });
    expect(accessPoint.received).toHaveLength(1);
    expect(mailServer.taken).toHaveLength(1);
    const mail = mailServer.taken[0]!.replaceAll(/=\r?\n/g, '');
    expect(mail).toContain('To: faktura@example.no');
    expect(mail).toContain('registrert som mottaker i Peppol');
    expect(mail).toContain(`filename=invoice-${number}.xml`);
    expect(mail).toContain(`filename=invoice-${number}.pdf`);
    expect(await stateOf(id)).toMatchObject({ isDelivered: true, isRefused: false });
  });

  it('is recorded as refused if the buyer is outside Peppol and has no known email address', async () => {
    const { id } = await issue();
    expect(await deliver()).toEqual({ ...one, refused: 1 });
    const said = '404 {"code":"receiverNotRegistered"}';
    expect(await stateOf(id)).toMatchObject({
      ...{ isRefused: true, problem: 'notInPeppol', answer: said },
    });
  });

  it.each([
    ['without the code', undefined],
    ['with another code', { code: 'notFound' }],
  ])('counts as refused, not as outside Peppol, if the 404 comes %s', async (_, other) => {
    accessPoint.answer = other;
    const { id } = await issue();
    expect(await deliver()).toEqual({ ...one, refused: 1 });
    expect(await stateOf(id)).toMatchObject({
      problem: 'refused',
      answer: expect.stringMatching(/^404/) as string,
    });
  });
});

describe('delivery by email', () => {
  it('sends the invoice as a PDF file', async () => {
    const row = await issue({ ...byMail, organizationName: 'Ås skole' });
    expect(await deliver()).toEqual({ ...one, delivered: 1 });
    const [mail] = mailServer.taken;
    expect(mailServer.taken).toHaveLength(1);
    expect(mail).toContain('To: faktura@example.no');
    expect(mail).toContain('From: post@klassekart.example');
    expect(mail).toContain(`Subject: Faktura ${row.number}`);
    expect(mail).toContain(`Message-ID: <invoice-${row.number}@klassekart.example>`);
    expect(mail).toContain(`filename=invoice-${row.number}.pdf`);
    expect(mail).not.toContain('.xml');
    const pdf = /\n(JVBERi0[\s\S]*?)\r?\n--/.exec(mail!)![1]!;
    expect(Buffer.from(pdf, 'base64').subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  it('attaches the EHF file when the buyer asked for it', async () => {
    const { number } = await issue({ ...byMail, attachesEhf: true });
    expect(await deliver()).toEqual({ ...one, delivered: 1 });
    const mail = mailServer.taken[0]!.replaceAll(/=\r?\n/g, '');
    expect(mail).toContain(`filename=invoice-${number}.pdf`);
    expect(mail).toContain(`filename=invoice-${number}.xml`);
    expect(mail).not.toContain('Peppol');
  });

  it.each([
    ['greylisted', 450, /450/],
    ['cut off', 'cut', /./],
  ] as const)('retries a mail that is %s', async (_, answer, said) => {
    const { id } = await issue(byMail);
    mailServer.answer = answer;
    expect(await deliver()).toEqual({ ...one, failed: 1 });
    expect(await stateOf(id)).toMatchObject({
      ...{ isRefused: false, problem: 'mailUnavailable' },
      answer: expect.stringMatching(said) as string,
    });
    mailServer.answer = 'taken';
    expect(await deliver(10)).toEqual({ ...one, delivered: 1 });
    expect(mailServer.taken).toHaveLength(1);
  });

  it('stops after a rejection and stores the response of the mail server', async () => {
    const { id } = await issue(byMail);
    mailServer.answer = 550;
    expect(await deliver()).toEqual({ ...one, refused: 1 });
    expect(await stateOf(id)).toMatchObject({
      isRefused: true,
      problem: 'mailRefused',
      answer: expect.stringContaining('550') as string,
    });
  });
});

it.each([
  ['EHF', {}],
  ['email', byMail],
])(
  'an invoice by %s counts as not delivered if it is only written to a file',
  async (_, values) => {
    setUp({ EHF_ENDPOINT_URL: 'files', SMTP_URL: 'files' });
    const { id } = await issue(values);
    expect(await deliver()).toEqual({ ...one, refused: 1 });
    expect(await stateOf(id)).toMatchObject({
      isDelivered: false,
      problem: 'notHandedOver',
      answer: null,
    });
  },
);

it('a credit note is delivered by the channel of its invoice', async () => {
  setUp({ DEMO: 'true' });
  const { id, number } = await issue();
  await issueCreditNote(
    database.db,
    id,
    { period: invoiceFacts.period, lines: [singleLine('Feil plan', 1499_00)] },
    nowMs,
  );
  expect(await deliver()).toEqual({ ...one, delivered: 2 });
  expect(await readdir(path.join(folder, 'outbox'))).toEqual([
    `credit-note-${number + 1}.xml`,
    `invoice-${number}.xml`,
  ]);
});
