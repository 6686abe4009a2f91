import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { OfficeInvoice } from '@/lib/contracts/billing/office';
import type { Payer, SchoolBilling } from '@/lib/contracts/billing/billing';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import type { Upgrade } from '@/lib/contracts/billing/subscription';
import { calls } from '@/lib/contracts/calls';
import type { Database } from '@/lib/db/client';
import { admins, invoices, schoolOrders } from '@/lib/db/schema/tables';
import { dayOf, noon, setClock } from '@/lib/server/testing/moved-clock';
import { addSchool, addTeacher } from '@/lib/server/testing/test-school';
import { call } from '@/lib/server/testing/test-server';

type Handler = Parameters<typeof call>[0];

export const buyer = {
  organization_name: 'Fjellvik kommune',
  organization_number: '974760673',
  invoice_type: 'ehf',
  invoice_email: null,
  customer_reference: 'Kari',
};
export const newPayer: Payer = {
  ...{ organizationName: 'Fjellvik skole', organizationNumber: '987654325' },
  ...{ invoiceType: 'email', invoiceEmail: 'faktura@fjellvik.example', attachesEhf: false },
  customerReference: 'Ola',
};
export const office = { cookie: 'session=kontor' };
export const keyOf = (plan: string) => `school_plan_${plan}_yearly`;

/**
 * Registers a school with an admin by the API, as test data. The test must mock `read-session` with `named-sessions`.
 */
export async function registerSchool(db: Database, email?: string) {
  const id = await addSchool(db, { trialExpiresAt: new Date(noon(90)) });
  const uid = randomUUID();
  const admin = await addTeacher(db, {
    ...{ firebaseUid: uid, schoolId: id, role: 'admin' },
    ...(email && { email }),
  });
  await db.insert(admins).values({ teacherId: admin.id, schoolId: id });
  const headers = { cookie: `session=${uid}` };
  const params = { schoolId: id };
  const get = async <Answer>(day: number, handler: Handler) => {
    setClock(day);
    return (await call(handler, { params, headers })).body as Answer;
  };
  const post = (day: number, handler: Handler, body?: object, language = 'no') => {
    setClock(day);
    const cookie = `${headers.cookie}; preferredLanguage=${language}`;
    return call(handler, { method: 'POST', params, headers: { cookie }, body });
  };
  const actOn = async (day: number, invoiceId: string, body: object) => {
    setClock(day);
    const answer = await call(calls.actOnInvoice, {
      ...{ method: 'POST', params: { invoiceId }, headers: office, body },
    });
    expect(answer.status).toBe(200);
  };
  const readInvoice = async (invoiceId: string) =>
    (await call(calls.readOfficeInvoice, { params: { invoiceId }, headers: office }))
      .body as OfficeInvoice;
  const school = {
    ...{ id, admin, headers, get, post, actOn },
    order: (day: number, plan = 's', key: string = randomUUID(), values = {}, language = 'no') => {
      const body = { ...buyer, client_key: key, lookup_key: keyOf(plan), ...values };
      return post(day, calls.orderPlan, body, language);
    },
    cancel: (day: number) => post(day, calls.cancelSubscription),
    resume: (day: number) => post(day, calls.resumeSubscription),
    leave: (day: number) => post(day, calls.leaveSchool, { personalClasses: 'take' }),
    billing: (day: number) => get<SchoolBilling>(day, calls.readSchoolBilling),
    options: (day: number) => get<OrderOptions>(day, calls.readOrderOptions),
    upgrades: (day: number) => get<Upgrade[]>(day, calls.listUpgrades),
    upgrade: async (day: number, plan: string, key: string = randomUUID()) => {
      const lookup_key = keyOf(plan);
      const shown = (await school.upgrades(day)).find((each) => each.lookup_key === lookup_key)!;
      const charge_net_ore = shown.charge?.net_ore ?? null;
      const body = { client_key: key, lookup_key, charge_net_ore };
      expect((await post(day, calls.upgradeSubscription, body)).status).toBe(200);
      return shown.charge?.total_ore ?? 0;
    },
    repeatUpgrade: (day: number, plan: string, key: string) => {
      const body = { client_key: key, lookup_key: keyOf(plan), charge_net_ore: null };
      return post(day, calls.upgradeSubscription, body);
    },
    documents: async () =>
      (
        await db
          .select({ document: invoices })
          .from(invoices)
          .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
          .where(eq(schoolOrders.schoolId, id))
          .orderBy(asc(invoices.number))
      ).map(({ document }) => document),
    pay: async (day: number, index = 0, ore?: number) => {
      const all = (await school.documents()).filter(({ type }) => type === 'invoice');
      const { id: invoiceId, totalOre } = all.at(index)!;
      const { bookedLeftOre: seenLeftOre } = await readInvoice(invoiceId);
      const sums = { seenLeftOre, amountOre: ore ?? totalOre };
      const payment = { reference: randomUUID(), paidOn: dayOf(day), ...sums };
      await actOn(day, invoiceId, { act: 'pay', ...payment });
    },
    credit: async (
      day: number,
      index: number,
      billsAnew: boolean,
      { payer, part }: { payer?: Payer; part?: number } = {},
    ) => {
      const { id: invoiceId } = (await school.documents())[index]!;
      const { creditableNetOre } = await readInvoice(invoiceId);
      const sums = { netOre: part ?? creditableNetOre, seenCreditableNetOre: creditableNetOre };
      await actOn(day, invoiceId, {
        ...{ act: 'credit', ...sums, reason: 'Feil betaler', billsAnew, payer },
      });
    },
    changePayer: async (day: number, payer = newPayer) => {
      const { payer: basis } = await school.billing(day);
      const body = { payer, basis };
      const answer = await call(calls.changePayer, { method: 'PUT', params, headers, body });
      expect(answer.status).toBe(200);
    },
  };
  return school;
}
