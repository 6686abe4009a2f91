import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  ne,
  sql,
  TransactionRollbackError,
} from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import {
  cardSubscriptions,
  invoiceBalances,
  invoiceDeliveries,
  invoices,
  payments,
  mails,
  schoolOrders,
  schools,
  teachers,
  trialQuestions,
} from '@/lib/db/schema/tables';
import { hashLinkToken, makeLinkToken } from '@/lib/server/access/link-token';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { closeSchool, lockLeaving } from '@/lib/server/account/depart';
import { leaveSchool } from '@/lib/server/account/leave-school';
import { AppError } from '@/lib/server/errors/app-error';
import { retryFailedMail } from '@/lib/server/mail/failed-mails';
import { handOverAdmin } from '@/lib/server/school/change-role';
import { joinSchool } from '@/lib/server/school/join-school';
import { removeMember } from '@/lib/server/school/remove-member';
import { addAdmin, addSchool, addTeacher } from '@/lib/server/testing/test-school';
import { dunInvoices } from '../receivables/dun-invoices';
import { readOpenInvoices } from '../receivables/open-invoices';
import { applyDueEvents } from '../agreement/apply-due-events';
import { cancelSubscription, resumeSubscription } from '../agreement/cancel-agreement';
import { applyDay, finish } from '../agreement/change-agreement';
import { previewClosing } from '../agreement/preview-closing';
import { lockBillingState, readBillingState } from '@/lib/server/access/billing-state';
import { listUpgrades, upgradeSubscription } from '../agreement/upgrade-agreement';
import { creditableNetOre } from '../invoices/credit-invoice';
import { readBalance } from '../receivables/balances';
import { creditForOffice } from '../office/credit-invoice';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { readOfficeInvoice } from '../office/read-office-invoice';
import { redeliver } from '../office/redeliver';
import { orderPlan } from '../orders/order-plan';
import { readOrderOptions } from '../orders/read-order-options';
import { changePayer } from '../overview/change-payer';
import { registerPayment } from '../payments/register-payment';
import { stopChasing } from '../payments/stop-chasing';
import { answerTrialQuestion, readTrialQuestion } from '../trial/answer-trial-question';
import type { BillingEvent, Step } from './histories';
import { openCutDatabase } from './open-cut-database';
import type { Answer, Process, RecordingPost } from './recording-post';
import { readSchoolBilling } from '../overview/read-school-billing';

type EventOf<Kind extends BillingEvent['kind']> = Extract<BillingEvent, { kind: Kind }>;

const never = () => false;
const afterClosing: readonly BillingEvent['kind'][] = [
  ...(['pay', 'takeBack', 'credit', 'post', 'dailyRun'] as const),
  ...(['refund', 'stopChasing', 'redeliver'] as const),
];
const moneyEvents: readonly BillingEvent['kind'][] = [
  ...(['pay', 'takeBack', 'refund', 'stopChasing', 'credit'] as const),
];
const netSum = sql<number>`coalesce(sum(case ${invoices.type} when 'invoice' then ${invoices.netOre} else -${invoices.netOre} end), 0)::int`;
const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const dayMs = 24 * 60 * 60 * 1000;
const network = '192.0.2.1';

const buyer = {
  organization_name: 'Fjellvik kommune',
  organization_number: '974760673',
  invoice_type: 'ehf' as const,
  invoice_email: null,
  customer_reference: 'Kari',
};

export class SchoolUnderTest {
  isClosed = false;
  post: Answer = 'takes';
  #isAlone = true;
  readonly problems: string[] = [];
  readonly #asked: TeacherRow;
  #lastOrder: { client_key: string; lookup_key: string; charge_net_ore?: number } | undefined;
  readonly #promises = new Map<string, number>();

  private constructor(
    readonly db: Database,
    readonly url: string,
    readonly office: RecordingPost,
    readonly id: string,
    readonly licenceCode: string,
    private admin: TeacherRow,
  ) {
    this.#asked = admin;
  }

  static async open(
    db: Database,
    url: string,
    office: RecordingPost,
    nowMs: number,
  ): Promise<SchoolUnderTest> {
    const trialExpiresAt = new Date(nowMs + 90 * dayMs);
    const id = await addSchool(db, { trialExpiresAt });
    const admin = await addAdmin(db, id, 'Rektor');
    const [school] = await db.select().from(schools).where(eq(schools.id, id));
    const made = new SchoolUnderTest(db, url, office, id, school!.licenceCode, admin);
    office.add(made, admin.email);
    return made;
  }

  async act(
    { event, beside, cut, daysBehind }: Step,
    trueMs: number,
    isAlone: boolean,
  ): Promise<void> {
    const killed = cut && openCutDatabase(this.url, cut);
    const second = beside?.kind === 'same' ? event : beside;
    this.#isAlone = isAlone && !second;
    const nowMs = trueMs - daysBehind * dayMs;
    const process = { db: this.db, nowMs, isKilled: () => false };
    const both = [
      this.#try(event, killed ? { ...killed, nowMs } : process).catch((error: unknown) => {
        if (!killed) throw error;
      }),
      second ? this.#try(second, { ...process, nowMs: trueMs }) : Promise.resolve(),
    ];
    const ended = await Promise.allSettled(both);
    await killed?.close().catch(() => {});
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    if (event.kind === 'close' || second?.kind === 'close') {
      this.isClosed = (await this.#countTeachers()) === 0;
    }
  }

  async #try(event: BillingEvent, process: Process): Promise<void> {
    if (this.isClosed && !afterClosing.includes(event.kind)) return;
    try {
      await this.#do(event, process);
      if (moneyEvents.includes(event.kind) && this.#isAlone) await this.checkMoney();
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    }
  }

  #countTeachers() {
    return this.db.$count(teachers, eq(teachers.schoolId, this.id));
  }

  async #do(event: BillingEvent, process: Process): Promise<void> {
    const { id, admin } = this;
    const { db, nowMs } = process;
    switch (event.kind) {
      case 'order':
        return this.#order(db, event, nowMs);
      case 'answer':
        return this.#answer(db, event.says, nowMs);
      case 'upgrade':
        return this.#upgrade(db, event.plan, nowMs);
      case 'cancel':
        await cancelSubscription(db, admin, id, nowMs);
        return;
      case 'resume':
        await resumeSubscription(db, admin, id, nowMs);
        return;
      case 'pay':
        return this.#pay(db, event, nowMs);
      case 'takeBack':
        return this.#takeBack(db, nowMs);
      case 'credit':
        return this.#credit(db, event, nowMs);
      case 'refund':
        return this.#refund(db, nowMs);
      case 'stopChasing':
        return this.#stopChasing(db, event, nowMs);
      case 'post':
        this.post = event.answers;
        return;
      case 'redeliver':
        return this.#redeliver(db, nowMs);
      case 'join':
        return this.#join(db, event, nowMs);
      case 'remove':
        return this.#remove(db);
      case 'leave':
        return this.#leave(db);
      case 'handOver':
        return this.#handOver(db);
      case 'changePayer': {
        const { payer: basis } = await readSchoolBilling(db, admin, id, nowMs);
        const payer = {
          organizationName: 'Fjellvik skole',
          organizationNumber: buyer.organization_number,
          customerReference: buyer.customer_reference,
          ...{ invoiceType: 'ehf' as const, invoiceEmail: null, attachesEhf: false },
        };
        await changePayer(db, admin, id, { payer, basis: basis ?? payer });
        return;
      }
      case 'dailyRun':
        if (event.part === 'agreements') await applyDueEvents(db, nowMs, never);
        if (event.part === 'dunning') await dunInvoices(db, nowMs, never);
        if (event.part === 'documents') await this.office.deliverDocuments(process);
        if (event.part === 'mails') await this.office.sendMails(process);
        return;
      case 'close':
        return this.#close(db, nowMs);
    }
  }

  #billDue(nowMs: number) {
    return this.db.transaction((tx) => this.#bill(tx, nowMs));
  }

  async #bill(tx: Queryable, nowMs: number) {
    await applyDay(tx, await lockBillingState(tx, this.id), nowMs);
    await finish(tx, this.id, nowMs, { isAct: false });
  }

  async #ifBilled(nowMs: number, read: (tx: Queryable) => Promise<number>): Promise<number> {
    let found = 0;
    const preview = this.db.transaction(async (tx) => {
      await this.#bill(tx, nowMs);
      found = await read(tx);
      tx.rollback();
    });
    await preview.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    return found;
  }

  async #close(db: Database, nowMs: number) {
    const { id, admin } = this;
    for (let left = await this.#findColleague(); left; left = await this.#findColleague()) {
      await leaveSchool(db, left, { personalClasses: 'take' });
    }
    const told = await previewClosing(db, id, nowMs);
    await db.transaction(async (tx) => {
      const { teacher } = await lockLeaving(tx, admin.id);
      await closeSchool(tx, teacher, id, nowMs);
    });
    if (!told || !this.#isAlone) return;
    await this.#billDue(nowMs);
    const sums = (all: readonly number[]) => [...all].sort((a, b) => a - b).join();
    const open = await readOpenInvoices(this.db, { schoolId: id });
    const left = open.map(({ openOre }) => openOre);
    this.#expect('closing leaves to pay', sums(left), sums(told.toPay.map((each) => each.leftOre)));
    const creditOre = Math.max(0, -(await readBalance(this.db, id)));
    this.#expect('closing leaves a credit of', creditOre, told.creditOre);
  }

  async checkMoney(): Promise<void> {
    const { rows } = await this.db.execute<{ owes: number; open: number }>(sql`
      with documents as (
        select i.id, i.total_ore - coalesce((select sum(n.total_ore) from invoices n where n.credits_id = i.id), 0)
          - coalesce((select sum(amount_ore) from payments p where p.invoice_id = i.id), 0) as rest
        from invoices i join school_orders o on o.id = i.order_id where o.school_id = ${this.id} and i.type = 'invoice')
      select coalesce(sum(case when rest > 0 then greatest(0, rest - coalesce(w.amount_ore, 0)) else rest end), 0)::int as owes,
        (select coalesce(sum(left_ore), 0)::int from invoice_balances where school_id = ${this.id}) as open
      from documents left join write_offs w on w.invoice_id = documents.id`);
    const { owes, open } = rows[0]!;
    this.#expect('the balance is', await readBalance(this.db, this.id), owes);
    this.#expect('open is', open, Math.max(0, owes));
  }

  async checkPromises(): Promise<void> {
    for (const [agreementId, netOre] of this.#promises) {
      const ofAgreement = eq(schoolOrders.agreementId, agreementId);
      const [first] = await this.db
        .select({ netOre: invoices.netOre })
        .from(invoices)
        .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
        .where(ofAgreement)
        .orderBy(asc(invoices.number))
        .limit(1);
      if (!first) continue;
      this.#promises.delete(agreementId);
      if ((await this.db.$count(schoolOrders, ofAgreement)) > 1) continue;
      this.#expect('the first invoice is over', first.netOre, netOre);
    }
  }

  async #order(db: Database, { plan, isRepeat }: EventOf<'order'>, nowMs: number) {
    const lookup_key = `school_plan_${plan}_yearly`;
    const { offers } = await readOrderOptions(db, this.admin, this.id, nowMs);
    const offer = offers.find(({ lookupKey }) => lookupKey === lookup_key);
    const isAgain = isRepeat && this.#lastOrder !== undefined;
    const input = isAgain
      ? this.#lastOrder!
      : { client_key: randomUUID(), lookup_key, charge_net_ore: offer?.amounts.netOre };
    this.#lastOrder = input;
    const before = await this.#billedByAgreement();
    await orderPlan(db, this.admin, this.id, { ...buyer, ...input }, nowMs);
    if (!this.#isAlone) return;
    const { agreement } = (await readBillingState(this.db, this.id))!;
    this.#expect('an order that is confirmed is agreed', agreement?.endsOn, null);
    if (isAgain || !offer || !agreement) return;
    const shown = { netOre: offer.amounts.netOre, invoiceOn: offer.invoiceOn };
    await this.#expectBilled('an order', shown, { before, agreementId: agreement.id }, nowMs);
  }

  async #expectBilled(
    act: string,
    { netOre, invoiceOn }: { netOre: number; invoiceOn: string },
    { before, agreementId }: { before: Map<string, number>; agreementId: string },
    nowMs: number,
  ) {
    const billed = async (at: Queryable = this.db) =>
      ((await this.#billedByAgreement(at)).get(agreementId) ?? 0) - (before.get(agreementId) ?? 0);
    const byAct = await billed();
    if (byAct === 0 && invoiceOn > toCalendarDate(nowMs)) {
      if (!before.has(agreementId)) this.#promises.set(agreementId, netOre);
      return;
    }
    this.#expect(`${act} bills`, byAct || (await this.#ifBilled(nowMs, billed)), netOre);
  }

  async #billedByAgreement(db: Queryable = this.db): Promise<Map<string, number>> {
    const rows = await db
      .select({ id: schoolOrders.agreementId, ore: netSum })
      .from(invoices)
      .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
      .where(eq(schoolOrders.schoolId, this.id))
      .groupBy(schoolOrders.agreementId);
    return new Map(rows.map(({ id, ore }) => [id, ore]));
  }

  #expect(what: string, found: unknown, said: unknown) {
    if (found !== said) this.problems.push(`${what}: ${String(said)}, not ${String(found)}`);
  }

  async #findColleague(): Promise<TeacherRow | undefined> {
    const [colleague] = await this.db
      .select()
      .from(teachers)
      .where(and(eq(teachers.schoolId, this.id), ne(teachers.id, this.admin.id)))
      .limit(1);
    return colleague;
  }

  async #handOver(db: Database) {
    const colleague = await this.#findColleague();
    if (!colleague) return;
    await handOverAdmin(db, this.admin, this.id, colleague.id);
    this.admin = colleague;
  }

  async #join(db: Database, { hasCard }: EventOf<'join'>, nowMs: number) {
    const teacher = await addTeacher(this.db);
    this.office.add(this, teacher.email);
    if (hasCard) {
      const lookupKey = 'teacher_plan_yearly';
      const card = { id: randomUUID(), teacherId: teacher.id, lookupKey, status: 'active' };
      await this.db.insert(cardSubscriptions).values(card);
    }
    await db.transaction(async (tx) => joinSchool(tx, teacher, this.licenceCode, nowMs));
  }

  async #remove(db: Database) {
    const colleague = await this.#findColleague();
    const { id } = this.admin;
    const choice = { newOwnerId: id, renewsCode: false };
    if (colleague) await removeMember(db, this.admin, this.id, colleague.id, choice);
  }

  async #redeliver(db: Database, nowMs: number) {
    const refused = await this.db
      .select({ id: invoiceDeliveries.invoiceId })
      .from(invoiceDeliveries)
      .innerJoin(invoices, eq(invoices.id, invoiceDeliveries.invoiceId))
      .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
      .where(
        and(
          eq(schoolOrders.schoolId, this.id),
          isNotNull(invoiceDeliveries.refusedAt),
          isNull(invoiceDeliveries.deliveredAt),
        ),
      );
    const ways = ['again', 'elsewhere'] as const;
    for (const [index, { id }] of refused.entries()) {
      await redeliver(db, clerk, id, { way: ways[index % 2]! }, nowMs);
    }
    const lost = await this.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.recipient, this.admin.email), isNotNull(mails.givenUpAt)));
    for (const { id } of lost) await retryFailedMail(db, id, nowMs);
  }

  async #leave(db: Database) {
    const colleague = await this.#findColleague();
    if (colleague) await leaveSchool(db, colleague, { personalClasses: 'take' });
  }

  async #answer(db: Database, says: 'halfYear' | 'year' | 'no', nowMs: number) {
    const { id } = this;
    const token = makeLinkToken();
    const tokenHash = hashLinkToken(token)!;
    const teacherId = this.#asked.id;
    await db
      .insert(trialQuestions)
      .values({ tokenHash, schoolId: id, teacherId, askedAt: new Date(nowMs) });
    const question = await readTrialQuestion(db, token, network, nowMs);
    if (question.state === 'closed') return;
    const { lookup_key, offers } = question;
    const { term, net_ore, invoice_on } = offers.find((one) => one.term === says) ?? offers[0]!;
    const answer =
      says !== 'no'
        ? { answer: 'yes' as const, term, lookup_key, net_ore, ...buyer }
        : { answer: 'no' as const };
    const countOrders = () => this.db.$count(schoolOrders, eq(schoolOrders.schoolId, id));
    const before = await countOrders();
    await answerTrialQuestion(db, token, network, answer, nowMs);
    if (!this.#isAlone) return;
    const isOrdered = (await countOrders()) > before;
    if (this.#asked !== this.admin) this.#expect('who is not admin orders', isOrdered, false);
    if (!isOrdered) return;
    const { agreement } = (await readBillingState(this.db, id))!;
    const shown = { netOre: net_ore, invoiceOn: invoice_on };
    const after = { before: new Map<string, number>(), agreementId: agreement!.id };
    await this.#expectBilled('a yes', shown, after, nowMs);
  }

  async #upgrade(db: Database, plan: string, nowMs: number) {
    const { id, admin } = this;
    const lookup_key = `school_plan_${plan}_yearly`;
    const offered = await listUpgrades(db, admin, id, nowMs);
    const offer = offered.find((each) => each.lookup_key === lookup_key);
    const charge_net_ore = offer?.charge?.net_ore ?? null;
    const before = await this.billedOre();
    const input = { client_key: randomUUID(), lookup_key, charge_net_ore };
    await upgradeSubscription(db, admin, id, input, nowMs);
    if (!this.#isAlone) return;
    this.#expect('an upgrade bills', (await this.billedOre()) - before, charge_net_ore ?? 0);
  }

  async #pay(db: Database, { which, part }: EventOf<'pay'>, nowMs: number) {
    const all = await this.invoices();
    const open = all.filter(({ leftOre }) => leftOre > 0);
    const among = open.length > 0 ? open : all;
    const invoice = among[which % among.length];
    if (!invoice) return;
    const { leftOre, totalOre } = invoice;
    const whole = leftOre > 0 ? leftOre : totalOre;
    const amountOre = { all: whole, half: Math.ceil(whole / 2), more: whole + 100_00 }[part]!;
    const reference = randomUUID();
    const seenLeftOre = leftOre - invoice.excessOre;
    const payment = { reference, amountOre, paidOn: toCalendarDate(nowMs), seenLeftOre };
    await registerPayment(db, clerk, invoice.id, payment, nowMs);
  }

  async #refund(db: Database, nowMs: number) {
    const invoice = (await this.invoices()).find(({ excessOre }) => excessOre > 0);
    if (!invoice) return;
    const sums = { amountOre: -invoice.excessOre, seenLeftOre: -invoice.excessOre };
    const back = { reference: randomUUID(), paidOn: toCalendarDate(nowMs), ...sums };
    await registerPayment(db, clerk, invoice.id, back, nowMs);
  }

  async #stopChasing(db: Database, { which }: EventOf<'stopChasing'>, nowMs: number) {
    const open = (await this.invoices()).filter(({ leftOre }) => leftOre > 0);
    const invoice = open[which % open.length];
    if (!invoice) return;
    await stopChasing(db, clerk, invoice.id, { seenLeftOre: invoice.leftOre }, nowMs);
  }

  async #takeBack(db: Database, nowMs: number) {
    const [payment] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.schoolId, this.id), gt(payments.amountOre, 0)))
      .orderBy(desc(payments.createdAt))
      .limit(1);
    const invoice = (await this.invoices()).find(({ id }) => id === payment?.invoiceId);
    if (!payment || !invoice) return;
    const seenLeftOre = invoice.leftOre - invoice.excessOre;
    const sums = { amountOre: -payment.amountOre, seenLeftOre };
    const back = { reference: randomUUID(), paidOn: toCalendarDate(nowMs), ...sums };
    await registerPayment(db, clerk, invoice.id, back, nowMs);
  }

  async #credit(db: Database, { which, billsAnew }: EventOf<'credit'>, nowMs: number) {
    const all = await this.invoices();
    const invoice = all[which % all.length];
    if (!invoice) return;
    const netOre = await creditableNetOre(this.db, invoice);
    if (netOre <= 0) return;
    const wish = { netOre, reason: 'Etter avtale', seenCreditableNetOre: netOre, billsAnew };
    // A credit also bills the billing periods due today, so these billing periods are billed first.
    if (this.#isAlone) await this.#billDue(nowMs);
    const before = await this.billedOre();
    const issued = new Set((await this.invoices()).map(({ id }) => id));
    const { stoppedOn } = (await readBillingState(this.db, this.id))!;
    const { payer } = await readOfficeInvoice(this.db, clerk, invoice.id, nowMs);
    await creditForOffice(db, clerk, invoice.id, wish, nowMs);
    if (!billsAnew || stoppedOn !== null || !this.#isAlone) return;
    this.#expect('billing anew changes', (await this.billedOre()) - before, 0);
    for (const { id, type, buyer: billed } of await this.invoices()) {
      if (type !== 'invoice' || issued.has(id)) continue;
      this.#expect('billed anew is', billed.name, payer.organizationName);
    }
  }

  invoices() {
    return this.db
      .select({
        ...{ id: invoices.id, netOre: invoices.netOre, totalOre: invoices.totalOre },
        ...{ kid: invoices.kid, type: invoices.type, buyer: invoices.buyer },
        ...{ leftOre: invoiceBalances.leftOre, excessOre: invoiceBalances.excessOre },
      })
      .from(invoices)
      .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
      .where(eq(invoiceBalances.schoolId, this.id))
      .orderBy(asc(invoices.number));
  }

  async billedOre(): Promise<number> {
    const [sum] = await this.db
      .select({ ore: netSum })
      .from(invoices)
      .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
      .where(eq(schoolOrders.schoolId, this.id));
    return sum!.ore;
  }
}
