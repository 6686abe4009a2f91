import { eq, sql } from 'drizzle-orm';
import { daysBetween, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import type { FactsOf } from '@/lib/server/mail/mail-kinds';
import { MailFailure } from '@/lib/server/mail/mail-transport';
import { sendMails } from '@/lib/server/mail/send-mails';
import { deliverInvoices } from '../delivery/deliver-invoices';
import { DeliveryFailure } from '../delivery/delivery-failure';
import { noteReminderDelivered } from '../tell-school';
import { makeTrialLink } from '../trial/trial-question';

export type Answer = 'takes' | 'fails' | 'refuses';

interface Receiver {
  id: string;
  post: Answer;
  problems: string[];
}

export interface Process {
  db: Database;
  nowMs: number;
  isKilled: () => boolean;
}

const never = () => false;

export class RecordingPost {
  nowMs = 0;
  readonly #taken = new Map<string, Process>();
  readonly #reminded = new Map<string, { step: string; on: string }>();
  readonly #byEmail = new Map<string, Receiver>();
  readonly #byId = new Map<string, Receiver>();

  add(receiver: Receiver, email: string): void {
    this.#byId.set(receiver.id, receiver);
    this.#byEmail.set(email, receiver);
  }

  async deliverDocuments(process: Process): Promise<void> {
    const take = async (name: string) => {
      const [found] = await process.db
        .select({ schoolId: schoolOrders.schoolId })
        .from(invoices)
        .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
        .where(eq(invoices.number, Number(/\d+/.exec(name)![0])));
      const receiver = this.#byId.get(found!.schoolId);
      const answer = receiver?.post ?? 'takes';
      if (answer !== 'takes') throw new DeliveryFailure('No', answer === 'refuses', 'refused');
      this.#note(name.replace('.xml', ''), process, receiver);
    };
    const ways = { sendEhf: (_: string, name: string) => take(name), mailInvoice: take };
    await deliverInvoices(process.db, process.nowMs, never, ways);
  }

  async sendMails(process: Process): Promise<void> {
    const { db, nowMs } = process;
    await sendMails(db, {
      transport: {
        send: ({ id, to }) => {
          const receiver = this.#byEmail.get(to);
          const answer = receiver?.post ?? 'takes';
          if (answer !== 'takes') {
            return Promise.reject(new MailFailure('No', answer === 'refuses'));
          }
          this.#note(id, process, receiver);
          return Promise.resolve();
        },
      },
      makeUrl: (mail, _, language) =>
        mail.kind === 'trialEnding'
          ? makeTrialLink(db, mail, language, nowMs)
          : Promise.resolve(null),
      noteSent: async ({ kind, facts }) => {
        if (kind !== 'reminder') return;
        const reminder = facts as unknown as FactsOf<'reminder'>;
        await this.#noteReminder(reminder, process);
        await noteReminderDelivered(db, reminder, nowMs);
      },
      clock: () => nowMs,
      isTimeUp: never,
    });
  }

  async findUndelivered(db: Database): Promise<string | null> {
    const taken = sql`(${sql.param([...this.#taken.keys()])}::text[])`;
    const { rows } = await db.execute<{ found: string }>(sql`
      select i.number || ' ' || d.step as found from dunning_steps d join invoices i on i.id = d.invoice_id
      where d.delivered_on is not null and not exists (
        select 1 from mails m where m.id::text = any${taken} and m.facts ->> 'invoiceId' = i.id::text
          and m.facts ->> 'step' = d.step)
      union all
      select i.number::text from invoice_deliveries d join invoices i on i.id = d.invoice_id
      where d.delivered_at is not null and d.channel <> 'elsewhere'
        and case i.type when 'invoice' then 'invoice-' else 'credit-note-' end || i.number <> all${taken}`);
    return rows[0] ? `${rows[0].found} counts as delivered and was not` : null;
  }

  #note(id: string, process: Process, receiver: Receiver | undefined): void {
    const before = this.#taken.get(id);
    if (before && !before.isKilled()) receiver?.problems.push(`${id} is handed over twice`);
    this.#taken.set(id, process);
  }

  async #noteReminder({ invoiceId, step }: FactsOf<'reminder'>, { db }: Process) {
    const on = toCalendarDate(this.nowMs);
    const next = { step, on };
    const last = this.#reminded.get(invoiceId);
    if (last?.step === next.step) return;
    this.#reminded.set(invoiceId, next);
    if (!last || daysBetween(last.on, on) >= 13) return;
    const [found] = await db
      .select({ schoolId: schoolOrders.schoolId })
      .from(invoices)
      .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
      .where(eq(invoices.id, invoiceId));
    const said = `reminders on ${last.on} and ${on}`;
    this.#byId.get(found!.schoolId)?.problems.push(said);
  }
}
