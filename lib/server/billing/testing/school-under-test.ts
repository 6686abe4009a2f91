import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, like, ne, sql } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import {
  allocations,
  dunning,
  invoiceBalances,
  invoiceDeliveries,
  invoices,
  ledgerEntries,
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
import { handOverAdmin } from '@/lib/server/school/change-role';
import { joinSchool } from '@/lib/server/school/join-school';
import { addAdmin, addSchool, addTeacher } from '@/lib/server/testing/test-school';
import { dunInvoices } from '../account/dun-invoices';
import { applyDueEvents } from '../agreement/apply-due-events';
import { cancelSubscription, resumeSubscription } from '../agreement/cancel-agreement';
import { openAccount, readStanding } from '../agreement/standing';
import { listUpgrades, upgradeSubscription } from '../agreement/upgrade-agreement';
import { creditableNetOre } from '../invoices/credit-invoice';
import { readAccount } from '../office/read-account';
import { creditForOffice } from '../office/credit-invoice';
import type { OfficeClerk } from '../office/office-clerk';
import { orderPlan } from '../orders/order-plan';
import { changePayer } from '../overview/change-payer';
import { registerPayment } from '../payments/register-payment';
import { matchUnmatched, registerUnmatched } from '../payments/unmatched';
import { enterLoss } from '../payments/enter-loss';
import { moveAllocation } from '../payments/move-allocation';
import { refund } from '../payments/refund';
import { takeBackPayment } from '../payments/take-back-payment';
import { answerTrialQuestion, readTrialQuestion } from '../trial/answer-trial-question';
import type { BillingEvent, Step } from './histories';
import { openCutDatabase } from './open-cut-database';

type EventOf<Kind extends BillingEvent['kind']> = Extract<BillingEvent, { kind: Kind }>;

const never = () => false;
const afterClosing: readonly BillingEvent['kind'][] = [
  ...(['pay', 'takeBack', 'credit', 'post', 'dailyRun'] as const),
  ...(['refund', 'moveAllocation', 'lose'] as const),
];
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

/** A school that acts through the use cases, as its pages do: with the sums that it was shown. */
export class SchoolUnderTest {
  isClosed = false;
  postWorks = true;
  #isAlone = true;
  /** Acts that did something else than was shown before. */
  readonly problems: string[] = [];
  /** The teacher with the address that the trial's mail leads to. */
  readonly #asked: TeacherRow;
  #lastOrder: { client_key: string; lookup_key: string } | undefined;

  private constructor(
    readonly db: Database,
    readonly url: string,
    readonly id: string,
    readonly licenceCode: string,
    private admin: TeacherRow,
  ) {
    this.#asked = admin;
  }

  static async open(db: Database, url: string, nowMs: number): Promise<SchoolUnderTest> {
    const trialExpiresAt = new Date(nowMs + 90 * dayMs);
    const id = await addSchool(db, { trialExpiresAt });
    await openAccount(db, { id, trialExpiresAt }, nowMs);
    const admin = await addAdmin(db, id, 'Rektor');
    const [school] = await db.select().from(schools).where(eq(schools.id, id));
    return new SchoolUnderTest(db, url, id, school!.licenceCode, admin);
  }

  /**
   * Lets an event happen, or two at the same moment, of which the first may be killed. What the product refuses with a code
   * changes nothing, and a killed process half of nothing.
   */
  async act({ event, beside, cut }: Step, nowMs: number): Promise<void> {
    const killed = cut && openCutDatabase(this.url, cut);
    const second = beside?.kind === 'same' ? event : beside;
    this.#isAlone = !second;
    const both = [
      this.#try(event, killed?.db ?? this.db, nowMs).catch((error: unknown) => {
        if (!killed) throw error;
      }),
      second ? this.#try(second, this.db, nowMs) : Promise.resolve(),
    ];
    // Both end before the next event, also where one of them fails.
    const ended = await Promise.allSettled(both);
    await killed?.close().catch(() => {});
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    if (event.kind === 'close' || second?.kind === 'close') {
      this.isClosed = (await this.#countTeachers()) === 0;
    }
  }

  async #try(event: BillingEvent, db: Database, nowMs: number): Promise<void> {
    if (this.isClosed && !afterClosing.includes(event.kind)) return;
    try {
      await this.#do(event, db, nowMs);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    }
  }

  #countTeachers() {
    return this.db.$count(teachers, eq(teachers.schoolId, this.id));
  }

  async #do(event: BillingEvent, db: Database, nowMs: number): Promise<void> {
    const { id, admin } = this;
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
      case 'moveAllocation':
        return this.#moveAllocation(db, nowMs);
      case 'lose':
        return this.#lose(db, event, nowMs);
      case 'post':
        this.postWorks = event.works;
        return;
      case 'join':
        return this.#join(db);
      case 'leave':
        return this.#leave(db);
      case 'handOver':
        return this.#handOver(db);
      case 'changePayer': {
        const { organization_number: organizationNumber, customer_reference: reference } = buyer;
        await changePayer(db, admin, id, {
          ...{
            organizationName: 'Fjellvik skole',
            organizationNumber,
            customerReference: reference,
          },
          ...{ invoiceType: 'ehf', invoiceEmail: null, attachesEhf: false },
        });
        return;
      }
      case 'dailyRun':
        await applyDueEvents(db, nowMs, never);
        await dunInvoices(db, nowMs, never);
        return;
      case 'close':
        await db.transaction(async (tx) => {
          const { teacher } = await lockLeaving(tx, admin.id);
          await closeSchool(tx, teacher, id, nowMs);
        });
    }
  }

  async #order(db: Database, { plan, isRepeat }: EventOf<'order'>, nowMs: number) {
    const input = (isRepeat && this.#lastOrder) || {
      ...{ client_key: randomUUID(), lookup_key: `school_plan_${plan}_yearly` },
    };
    this.#lastOrder = input;
    await orderPlan(db, this.admin, this.id, { ...buyer, ...input }, nowMs);
    if (!this.#isAlone) return;
    const { agreement } = (await readStanding(this.db, this.id))!;
    this.#expect('an order that is confirmed is agreed', agreement?.endsOn, null);
  }

  /** Notes what an act did where it is not what was said before. */
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

  async #join(db: Database) {
    const teacher = await addTeacher(this.db);
    await db.transaction(async (tx) => joinSchool(tx, teacher, this.licenceCode));
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
    const { lookup_key, offers } = await readTrialQuestion(db, token, network, nowMs);
    const { term, net_ore } = offers.find((one) => one.term === says) ?? offers[0]!;
    const answer =
      says !== 'no'
        ? { answer: 'yes' as const, term, lookup_key, net_ore, ...buyer }
        : { answer: 'no' as const };
    const countOrders = () => this.db.$count(schoolOrders, eq(schoolOrders.schoolId, id));
    const before = await countOrders();
    await answerTrialQuestion(db, token, network, answer, nowMs);
    if (this.#asked === this.admin || !this.#isAlone) return;
    this.#expect('who is not admin orders', await countOrders(), before);
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

  async #pay(db: Database, { which, part, isUnmatched }: EventOf<'pay'>, nowMs: number) {
    const all = await this.invoices();
    const open = all.filter(({ leftOre }) => leftOre > 0);
    const among = open.length > 0 ? open : all;
    const invoice = among[which % among.length];
    if (!invoice) return;
    const { leftOre, totalOre } = invoice;
    const whole = leftOre > 0 ? leftOre : totalOre;
    const amountOre = { all: whole, half: Math.ceil(whole / 2), more: whole + 100_00 }[part]!;
    const money = { amountOre, paidOn: toCalendarDate(nowMs), bankReference: null };
    const id = randomUUID();
    if (!isUnmatched) {
      const payment = { ...money, id, seenLeftOre: leftOre };
      await registerPayment(db, clerk, invoice.id, payment, nowMs);
      return;
    }
    const receivedId = randomUUID();
    const said = { kid: '', payer: 'Fjellvik kommune', message: '' };
    await registerUnmatched(db, clerk, { ...money, ...said, id: receivedId }, nowMs);
    const match = { id, invoiceId: invoice.id, seenLeftOre: leftOre };
    await matchUnmatched(db, clerk, receivedId, match, nowMs);
  }

  async #refund(db: Database, nowMs: number) {
    const { creditOre } = await readAccount(this.db, clerk, this.id);
    if (creditOre === 0) return;
    const sums = { amountOre: creditOre, seenCreditOre: creditOre };
    const wish = { id: randomUUID(), paidOn: toCalendarDate(nowMs), ...sums };
    await refund(db, clerk, this.id, wish, nowMs);
  }

  /** Lets what has settled an invoice settle an open one instead. */
  async #moveAllocation(db: Database, nowMs: number) {
    const open = (await this.invoices()).find(({ leftOre }) => leftOre > 0);
    if (!open) return;
    const [settled] = await this.db
      .select({
        creditId: allocations.creditId,
        fromId: allocations.debitId,
        ore: sql<number>`sum(${allocations.amountOre})::int`,
      })
      .from(allocations)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, allocations.debitId))
      .where(and(eq(ledgerEntries.schoolId, this.id), ne(allocations.debitId, open.id)))
      .groupBy(allocations.creditId, allocations.debitId)
      .having(sql`sum(${allocations.amountOre}) > 0`);
    if (!settled) return;
    const { creditId, fromId, ore } = settled;
    const seen = { seenSettledOre: ore, seenLeftOre: open.leftOre };
    const amountOre = Math.min(ore, open.leftOre);
    const move = { id: randomUUID(), creditId, fromId, toId: open.id, amountOre, ...seen };
    await moveAllocation(db, clerk, this.id, move, nowMs);
  }

  async #lose(db: Database, { which, isWhole }: EventOf<'lose'>, nowMs: number) {
    const open = (await this.invoices()).filter(({ leftOre }) => leftOre > 0);
    const invoice = open[which % open.length];
    if (!invoice) return;
    const { leftOre } = invoice;
    const amountOre = isWhole ? leftOre : Math.ceil(leftOre / 2);
    const wish = { id: randomUUID(), amountOre, reason: 'Konkurs', seenLeftOre: leftOre };
    await enterLoss(db, clerk, invoice.id, wish, nowMs);
  }

  async #takeBack(db: Database, nowMs: number) {
    const [payment] = await this.db
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.schoolId, this.id), eq(ledgerEntries.kind, 'payment')))
      .orderBy(desc(ledgerEntries.createdAt))
      .limit(1);
    if (payment) await takeBackPayment(db, clerk, payment.id, nowMs);
  }

  async #credit(db: Database, { which, billsAnew }: EventOf<'credit'>, nowMs: number) {
    const all = await this.invoices();
    const invoice = all[which % all.length];
    if (!invoice) return;
    const netOre = await creditableNetOre(this.db, invoice);
    if (netOre <= 0) return;
    const wish = { netOre, reason: 'Etter avtale', seenCreditableNetOre: netOre, billsAnew };
    // An act bills today's periods, too.
    if (this.#isAlone) await applyDueEvents(this.db, nowMs, never);
    const before = await this.billedOre();
    const { stoppedOn } = (await readStanding(this.db, this.id))!;
    await creditForOffice(db, clerk, invoice.id, wish, nowMs);
    // An agreement costs the same after it is billed anew; a plan that comes back by it may have more to bill.
    if (billsAnew && stoppedOn === null && this.#isAlone) {
      this.#expect('billing anew changes', (await this.billedOre()) - before, 0);
    }
  }

  /** The school's invoices with what is left of each, in the order of their numbers. */
  invoices() {
    return this.db
      .select({
        ...{ id: invoices.id, netOre: invoices.netOre, totalOre: invoices.totalOre },
        ...{ leftOre: invoiceBalances.leftOre, dueOn: invoiceBalances.dueOn },
      })
      .from(invoices)
      .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
      .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
      .where(eq(schoolOrders.schoolId, this.id))
      .orderBy(asc(invoices.number));
  }

  /** Invoices less credit notes, in øre without VAT. */
  async billedOre(): Promise<number> {
    const [sum] = await this.db
      .select({
        ore: sql<number>`coalesce(sum(case ${invoices.type} when 'invoice' then ${invoices.netOre} else -${invoices.netOre} end), 0)::int`,
      })
      .from(invoices)
      .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
      .where(eq(schoolOrders.schoolId, this.id));
    return sum!.ore;
  }
}

/** Hands over what waits for the schools whose post works: documents, and reminders. */
export async function deliver(db: Database, schools: readonly SchoolUnderTest[], nowMs: number) {
  const ids = schools.filter(({ postWorks }) => postWorks).map(({ id }) => id);
  if (ids.length === 0) return;
  const ofSchools = db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(inArray(schoolOrders.schoolId, ids));
  await db
    .update(invoiceDeliveries)
    .set({ deliveredAt: new Date(nowMs) })
    .where(
      and(inArray(invoiceDeliveries.invoiceId, ofSchools), isNull(invoiceDeliveries.deliveredAt)),
    );
  await db
    .update(dunning)
    .set({ deliveredOn: toCalendarDate(nowMs) })
    .where(
      and(
        inArray(dunning.invoiceId, ofSchools),
        isNull(dunning.deliveredOn),
        like(dunning.step, '%d'),
      ),
    );
}
