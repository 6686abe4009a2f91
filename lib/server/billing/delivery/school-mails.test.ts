/* Recipients of documents and mails, through the API with a moved clock, an access point and a mail server. */
import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { InvoicePage } from '@/lib/contracts/billing/billing';
import type { OfficeFailures, OfficeInvoice } from '@/lib/contracts/billing/office';
import { formatAmount } from '@/lib/core/billing/format-price';
import { withVat, yearlyOre } from '@/lib/core/billing/testing/prices';
import {
  admins,
  dunning,
  invoiceDeliveries,
  invoices,
  mails,
  schoolOrders,
} from '@/lib/db/schema/tables';
import { deliverInvoices } from '@/lib/server/billing/delivery/deliver-invoices';
import { newPayer, office, registerSchool } from '../testing/school-by-api';
import { noon, runDay, setClock } from '@/lib/server/testing/moved-clock';
import { openAccessPoint, openMailServer } from '@/lib/server/testing/test-receivers';
import { testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

const {
  readFailures: getFailures,
  tryAgain: postTryAgain,
  readOfficeInvoice: getOfficeInvoice,
  listSchoolInvoices: getInvoices,
} = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const kroner = (ore: number) => formatAmount(ore, 'nb-NO').replaceAll(/\s/g, ' ');

const database = testDatabase();
let accessPoint: Awaited<ReturnType<typeof openAccessPoint>>;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  useTestEnvironment(database);
  [accessPoint, mailServer] = await Promise.all([openAccessPoint(), openMailServer()]);
});
afterAll(async () => {
  accessPoint.close();
  await mailServer.close();
});
beforeEach(async () => {
  setTestVariables({
    ...{ DEMO: 'true', EHF_ENDPOINT_AUTHORIZATION: '', MAIL_FROM: 'post@klassekart.example' },
    ...{ EHF_ENDPOINT_URL: accessPoint.url, SMTP_URL: mailServer.url },
  });
  captureLog();
  accessPoint.received.length = 0;
  mailServer.taken.length = 0;
  mailServer.refused.length = 0;
  Object.assign(accessPoint, { status: 200, answer: undefined });
  Object.assign(mailServer, { answer: 'taken' });
  // Other tests' schools have left some.
  await database.db.delete(mails);
  await database.db.delete(invoiceDeliveries);
});
afterEach(() => jest.restoreAllMocks());

async function run(...days: number[]) {
  for (const day of days) await runDay(database.db, day);
}

function mailsTo(address: string) {
  return mailServer.taken
    .filter((mail) => new RegExp(`^To: ${address}\r?$`, 'm').test(mail))
    .map((mail) => {
      const [, bytes] = /text\/plain[^\n]*\n[^\n]+\n\r?\n([\s\S]*?)\r?\n--/.exec(mail)!;
      const text = Buffer.from(
        bytes!
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
            String.fromCharCode(parseInt(hex, 16)),
          ),
        'latin1',
      ).toString('utf8');
      const files = [...mail.matchAll(/filename=([\w.-]+)/g)].map(([, name]) => name!);
      return { text: text.replaceAll(/[\s\u00a0]+/g, ' '), files };
    });
}

const byEmail = (invoice_email: string) => ({ invoice_type: 'email', invoice_email });
async function order(buyer: object = {}, email = `${randomUUID()}@skole.example`) {
  const { db } = database;
  const base = await registerSchool(db, email);
  const documents = async () =>
    (
      await db
        .select({ row: invoices, delivery: invoiceDeliveries })
        .from(invoices)
        .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
        .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
        .where(eq(schoolOrders.schoolId, base.id))
        .orderBy(asc(invoices.number))
    ).map(({ row, delivery }) => ({ ...row, delivery: delivery! }));
  const place = (day: number, plan = 's') => base.order(day, plan, randomUUID(), buyer);
  expect((await place(10)).status).toBe(200);
  return {
    ...{ ...base, email, documents, place },
    listed: async (day: number) => (await base.get<InvoicePage>(day, getInvoices)).entries,
    credit: (day: number) => base.credit(day, 0, false),
    send: async (day: number, emailAddress: string) => {
      const documentId = (await documents())[0]!.id;
      await base.actOn(day, documentId, { act: 'send', documentId, emailAddress });
    },
    tryAgain: async (day: number) => {
      setClock(day);
      const failureId = (await documents())[0]!.id;
      const answer = await call(postTryAgain, {
        ...{ method: 'POST', params: { failureId }, headers: office, body: { kind: 'refused' } },
      });
      expect(answer.status).toBe(204);
    },
    steps: async () => {
      const [invoice] = await documents();
      return db.select().from(dunning).where(eq(dunning.invoiceId, invoice!.id));
    },
  };
}
const readInvoice = async (invoiceId: string) =>
  (await call(getOfficeInvoice, { params: { invoiceId }, headers: office })).body as OfficeInvoice;
const failed = async (wanted: 'refused' | 'retried') => {
  const { body } = await call(getFailures, { headers: office });
  return (body as OfficeFailures).failures.filter(({ kind }) => kind === wanted);
};

describe('a credit note', () => {
  it('is sent once to the former payer, with one copy each to the school and the new payer', async () => {
    const school = await order(byEmail('faktura@kommune.example'));
    await run(77);
    await school.changePayer(78, newPayer);
    mailServer.taken.length = 0;
    await school.credit(79);
    await run(79, 80);
    const [invoice, note] = await school.documents();
    const [toBuyer, ...twice] = mailsTo('faktura@kommune.example');
    expect(twice).toEqual([]);
    expect(toBuyer!.files).toEqual([`credit-note-${note!.number}.pdf`]);
    expect(toBuyer!.text).toContain(
      `er trukket fra faktura ${invoice!.number} til Fjellvik kommune, for abonnementet til Fjellvik skole.`,
    );
    expect(toBuyer!.text).toContain('En kopi er sendt til Fjellvik skole.');
    for (const address of [school.email, 'faktura@fjellvik.example']) {
      const [copy, ...others] = mailsTo(address);
      expect(others).toEqual([]);
      expect(copy!.files).toEqual([`credit-note-${note!.number}.pdf`]);
      expect(copy!.text).toContain(
        'Den er sendt til Fjellvik kommune, på e-post til faktura@kommune.example. Dette er en kopi til skolen.',
      );
    }
  });

  it('is sent once when the buyer and the admin share an address', async () => {
    const school = await order(byEmail('Kari@skole.example'), 'kari@skole.example');
    await run(77);
    mailServer.taken.length = 0;
    await school.credit(79);
    await run(79, 80);
    expect(mailsTo('Kari@skole.example')).toHaveLength(1);
    expect(mailsTo('kari@skole.example')).toHaveLength(0);
    expect(mailsTo('Kari@skole.example')[0]!.text).not.toContain('En kopi er sendt');
  });

  it('is sent to the school as a copy only once, even if the process crashes after the delivery', async () => {
    const school = await order();
    await run(77);
    mailServer.taken.length = 0;
    await school.credit(79);
    const dies = { sendEhf: () => Promise.resolve(), mailInvoice: () => Promise.resolve() };
    const transaction = jest
      .spyOn(database.db, 'transaction')
      .mockRejectedValueOnce(new Error('killed'));
    await expect(deliverInvoices(database.db, noon(79), () => false, dies)).rejects.toThrow(
      'killed',
    );
    transaction.mockRestore();
    await run(80, 81);
    expect(mailsTo(school.email)).toHaveLength(1);
  });
});

describe('mails about a changed subscription', () => {
  const mine = (address: string, words: string) =>
    mailsTo(address).filter(({ text }) => text.includes(words));
  const question = 'Vil Fjellvik skole gå videre med Klassekart?';

  it('ask once whether to continue after the trial, but not in the confirmation of an early cancellation', async () => {
    const school = await order();
    await school.cancel(20);
    await run(20);
    expect(mine(school.email, question)).toEqual([]);
    await run(82);
    const [told] = mine(school.email, 'er tatt tilbake, og ingenting skal betales.');
    expect(told!.text).toContain('Prøveperioden varer til og med 28. november 2026.');
    expect(told!.text).not.toContain('Spørsmålet om dere vil gå videre');
    expect(mine(school.email, question)).toHaveLength(1);
  });

  it('ask at once whether to continue if the school cancels in the last week of the trial', async () => {
    const school = await order();
    await run(82);
    expect(mine(school.email, question)).toHaveLength(0);
    await school.cancel(85);
    await run(85);
    expect(mine(school.email, question)).toHaveLength(1);
  });

  it('say after a second cancellation that the earlier question "continue after the trial?" is still open', async () => {
    const school = await order();
    await school.cancel(11);
    await run(82);
    await school.place(84);
    await school.cancel(85);
    await run(85);
    const [told] = mine(school.email, 'Spørsmålet om dere vil gå videre, er fortsatt åpent');
    expect(told!.text).toContain('til og med 28. november 2026');
    expect(mine(school.email, question)).toHaveLength(1);
  });

  it('name the plan, the price and the renewal if the school upgrades after a cancellation', async () => {
    const school = await order();
    await run(77, 90);
    await school.cancel(100);
    const charge = await school.upgrade(110, 'm');
    await run(110);
    expect(charge).toBeGreaterThan(0);
    const [cancelled] = mine(school.email, 'Abonnementet er sagt opp');
    expect(cancelled!.text).toContain('gjelder til og med 28. november 2027');
    const [told, ...twice] = mine(school.email, 'Abonnementet er oppgradert');
    expect(twice).toEqual([]);
    expect(told!.text).toContain('Fjellvik skole har Mellomstor skole fra 19. desember 2026.');
    expect(told!.text).toContain(`Forskjellen mellom planene, ${kroner(charge)} med mva.`);
    expect(told!.text).toContain('abonnementet fornyes 29. november 2027');
  });

  it('show, when the school orders again, the credit from an order cancelled after payment', async () => {
    const address = 'rest@kommune.example';
    const school = await order(byEmail(address));
    await run(77);
    await school.pay(78);
    await school.cancel(79);
    await school.place(80, 'm');
    await run(80, 81);
    const [confirmed] = mine(school.email, 'Bestillingen for Fjellvik kommune er mottatt').slice(
      -1,
    );
    const newest = (await school.documents()).at(-1)!;
    const [told] = mine(address, `Faktura ${newest.number}`);
    const { schoolS, schoolM } = yearlyOre;
    const credited = new RegExp(
      `Trukket fra til gode: .${kroner(withVat(schoolS))} Å betale: ${kroner(withVat(schoolM - schoolS))}`,
    );
    for (const { text } of [confirmed!, told!]) {
      expect(text).toMatch(credited);
    }
  });

  it('confirm a resumed plan once, with the renewal day, the price and the deadline to cancel', async () => {
    const school = await order();
    await run(77, 90);
    await school.cancel(100);
    await school.resume(110);
    await school.resume(111);
    await run(111);
    const [told, ...twice] = mine(school.email, 'Oppsigelsen er tatt tilbake');
    expect(twice).toEqual([]);
    expect(told!.text).toContain(
      'gjelder til og med 28. november 2027, og fornyes deretter igjen.',
    );
    expect(told!.text).toContain('Fakturaen for neste periode sendes 15. november 2027.');
    expect(told!.text).toContain('Fornyes: 29. november 2027');
    expect(told!.text).toContain(`${kroner(withVat(yearlyOre.schoolS))} for ett år`);
    expect(told!.text).toContain('Gjør dere det før 29. november 2027, fornyes abonnementet ikke.');
  });
});

describe('an invoice whose delivery is refused', () => {
  it('is shown in the list of invoices with its problem and the next attempt', async () => {
    const school = await order();
    accessPoint.status = 503;
    await run(77);
    const [{ nextTryAt }] = (await database.db.select().from(invoiceDeliveries)) as [
      { nextTryAt: Date },
      ...object[],
    ];
    const [row] = await school.listed(77);
    expect(row!.delivery).toMatchObject({
      ...{ problem: 'retried', address: null, nextTryAt: nextTryAt.toISOString() },
    });
    expect([await failed('refused'), await failed('retried')]).toMatchObject([[], [{}]]);
    accessPoint.status = 422;
    mailServer.refused.push(school.email);
    await run(78);
    expect((await school.listed(78))[0]!.delivery).toMatchObject({ problem: 'failed' });
    expect([await failed('refused'), await failed('retried')]).toMatchObject([[{}], []]);
  });

  it('is mailed to the admin, and a later credit note for it is mailed to the admin once', async () => {
    const school = await order(byEmail('feil@kommune.example'));
    mailServer.refused.push('feil@kommune.example');
    await run(77);
    await school.credit(79);
    await run(79);
    const [invoice, note] = await school.documents();
    const withNote = mailsTo(school.email).filter(({ files }) =>
      files.includes(`credit-note-${note!.number}.pdf`),
    );
    expect(withNote).toHaveLength(1);
    expect(withNote[0]!.text).toContain(
      `Faktura ${invoice!.number} kunne ikke leveres til feil@kommune.example, og ble sendt til deg`,
    );
    const [row] = await school.listed(80);
    expect(row).toMatchObject({ type: 'creditNote', invoiceNumber: invoice!.number });
    const { documents } = await readInvoice(invoice!.id);
    expect(documents.map(({ number }) => number)).toEqual([invoice!.number, note!.number]);
  });

  it("is reported to the operator's office when the school has no admin", async () => {
    const school = await order();
    await database.db.delete(admins).where(eq(admins.schoolId, school.id));
    accessPoint.status = 422;
    await run(77);
    expect(await failed('refused')).toHaveLength(1);
    expect(mailServer.taken.filter((mail) => mail.includes('filename='))).toEqual([]);
  });

  it.each([
    [
      'that could not be sent by EHF',
      () => void (accessPoint.status = 422),
      'til Fjellvik kommune som EHF',
    ],
    [
      'to a buyer who is not in Peppol',
      () => Object.assign(accessPoint, { status: 404, answer: { code: 'receiverNotRegistered' } }),
      'til Fjellvik kommune som EHF',
    ],
  ])(
    'is mailed to the admin with the reason and is then treated as delivered: an invoice %s',
    async (_, refuse, where) => {
      const school = await order();
      refuse();
      await run(77);
      const [mail, ...others] = mailsTo(school.email).filter(({ files }) => files.length > 0);
      expect(others).toEqual([]);
      expect(mail!.text).toContain(`Fakturaen kunne ikke leveres ${where}. Derfor får du den her`);
      const [invoice] = await school.documents();
      expect(invoice!.delivery.deliveredAt?.getTime()).toBe(noon(77));
      const [row] = await school.listed(77);
      const gone = { problem: 'toAdmin', address: null, sentTo: school.email, nextTryAt: null };
      expect(row!.delivery).toEqual(gone);
      expect(await failed('retried')).toMatchObject([{ id: invoice!.id, about: 'onlyAdmin' }]);
      await run(107, 108, 109);
      expect(await school.steps()).toMatchObject([{ step: 'reminded' }]);
    },
  );

  it("is mailed to the admin only once, even if the operator's office retries the refused email to the payer", async () => {
    const school = await order(byEmail('feil@kommune.example'));
    mailServer.refused.push('feil@kommune.example');
    await run(77);
    const [mail] = mailsTo(school.email).filter(({ files }) => files.length > 0);
    expect(mail!.text).toContain('Fakturaen kunne ikke leveres til feil@kommune.example. Derfor');
    await school.tryAgain(78);
    await run(78);
    expect(mailsTo(school.email).filter(({ files }) => files.length > 0)).toHaveLength(1);
  });

  it('causes no dunning when neither the invoice address nor an admin can be reached', async () => {
    const same = await order(byEmail('Post@skole.example'), 'post@skole.example');
    const twice = await order(byEmail('feil@kommune.example'), 'borte@skole.example');
    mailServer.refused.push('Post@skole.example', 'feil@kommune.example', 'borte@skole.example');
    await run(77, 110);
    for (const school of [same, twice]) {
      expect(await school.steps()).toEqual([]);
      const [invoice] = await school.documents();
      expect(invoice!.delivery.refusedAt?.getTime()).toBe(noon(77));
    }
    mailServer.refused.length = 0;
    await twice.send(111, 'rett@kommune.example');
    await run(111);
    expect(mailsTo('rett@kommune.example')[0]!.files).toHaveLength(1);
  });

  it('is not sent to a payer entered later, and is no longer sent once it is credited', async () => {
    const school = await order(byEmail('feil@kommune.example'));
    mailServer.refused.push('feil@kommune.example');
    mailServer.refused.push(school.email);
    await run(77);
    await school.changePayer(78, { ...newPayer, invoiceEmail: 'ny@fjellvik.example' });
    await run(78);
    expect(mailsTo('ny@fjellvik.example')).toEqual([]);
    await school.tryAgain(79);
    await school.credit(79);
    mailServer.refused.length = 0;
    await run(79);
    const files = mailServer.taken.flatMap((mail) => [...mail.matchAll(/filename=([\w.-]+)/g)]);
    const [, note] = await school.documents();
    expect(new Set(files.map(([, name]) => name))).toEqual(
      new Set([`credit-note-${note!.number}.pdf`]),
    );
    expect(await failed('refused')).toEqual([]);
  });
});
