import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';

const ofLines = sql`invoice_lines l join invoices i on i.id = l.invoice_id join school_orders o on o.id = i.order_id
  join agreements on agreements.id = o.agreement_id cross join lateral (
    select min(next - 1) as last from generate_series(1, 9) n,
      lateral (select (anchor + n * period_months * interval '1 month')::date as next) ends where next > l.period_end) period`;

const ofStopped = sql`select o.school_id from dunning_steps d join open_now using (invoice_id)
  join invoices i on i.id = d.invoice_id join school_orders o on o.id = i.order_id
  where d.step = 'stopped'`;

type Invariants = Record<string, ReturnType<typeof sql>>;

export const moneyInvariants: Invariants = {
  'documents are numbered without gaps, and none twice': sql`
    select null as school_id, max(number)::text as found from invoices
    having max(number) - min(number) + 1 <> count(distinct number) or count(*) <> count(distinct number)`,

  'what a school owes is never open beside what it has to its credit': sql`
    select school_id, 'both' as found from invoice_balances group by school_id
    having bool_or(left_ore > 0) and bool_or(excess_ore > 0)`,

  'open is what a school owes': sql`
    select b.school_id, b.balance_ore || ', open ' || sum(i.left_ore) as found
    from school_balances b join invoice_balances i on i.school_id = b.school_id
    group by b.school_id, b.balance_ore having sum(i.left_ore) <> greatest(0, b.balance_ore)`,

  'every krone received is on an invoice or shown as the money of the school': sql`
    select b.school_id, b.balance_ore::text as found from school_balances b
    where b.balance_ore <> (select sum(case i.type when 'invoice' then i.total_ore else -i.total_ore end)
        from invoices i join school_orders o on o.id = i.order_id where o.school_id = b.school_id)
      - coalesce((select sum(amount_ore) from payments p where p.school_id = b.school_id), 0)
      - coalesce((select sum(least(w.amount_ore, greatest(0, i.total_ore
          - coalesce((select sum(n.total_ore) from invoices n where n.credits_id = i.id), 0)
          - coalesce((select sum(p.amount_ore) from payments p where p.invoice_id = i.id), 0))))
        from write_offs w join invoices i on i.id = w.invoice_id
        join school_orders o on o.id = i.order_id where o.school_id = b.school_id), 0)`,

  'a payment is of the school of its invoice': sql`
    select p.school_id, p.reference as found from payments p join invoices i on i.id = p.invoice_id
    join school_orders o on o.id = i.order_id where o.school_id <> p.school_id`,
};

export const invariants: Invariants = {
  ...moneyInvariants,

  // A billing period needs no invoices until 14 days before its first day. If the plan is stopped before that first
  // day, the billing period costs nothing.
  'invoices less credit notes are the price of the days of each agreed period, less what the office took off or gave up': sql`
    with plans as (
      select distinct on (o.agreement_id, first) o.agreement_id, first, o.net_ore
      from school_orders o, lateral (select (o.period_start at time zone 'Europe/Oslo')::date as first) day
      order by o.agreement_id, first, o.net_ore desc
    ), priced as (
      select *, lead(first, 1, 'infinity') over (partition by agreement_id order by first) as next from plans
    ), periods as (
      select a.id, a.school_id, first, (a.anchor + make_interval(months => a.period_months * (n + 1)))::date - 1 as last,
        first > current_setting('seatmap.today')::date as is_ahead
      from agreements a, generate_series(0, 12) n,
        lateral (select (a.anchor + make_interval(months => a.period_months * n))::date as first) day
      where not a.is_withdrawn and (a.ends_on is null or first <= a.ends_on)
    ), documents as (
      select periods.id, periods.last, sum(case when i.type = 'invoice' then l.net_ore else -l.net_ore end) as billed,
        coalesce(sum(l.net_ore) filter (where i.lowers_price), 0) as lowered,
        (select coalesce(sum(amount_ore) * 0.8, 0) from write_offs where invoice_id = any(array_agg(i.id))) as lost
      from periods join school_orders o on o.agreement_id = periods.id join invoices i on i.order_id = o.id
      join invoice_lines l on l.invoice_id = i.id and l.period_end between periods.first and periods.last
      group by periods.id, periods.last
    ), price as (
      select periods.*, coalesce(billed, 0) as billed, coalesce(lowered, 0) as lowered, coalesce(lost, 0) as lost,
        sum(priced.net_ore::numeric * (least(priced.next - 1, periods.last) - greatest(priced.first, periods.first) + 1)
          / (periods.last - periods.first + 1)) as ore
      from periods left join documents on documents.id = periods.id and documents.last = periods.last
      join priced on priced.agreement_id = periods.id and priced.first <= periods.last and priced.next > periods.first
      group by periods.id, school_id, periods.first, periods.last, is_ahead, billed, lowered, lost
    ), stopped as (${ofStopped})
    select school_id, last || ': ' || round(ore) || ' less ' || lowered || ', billed ' || billed as found from price
    where case
      when is_ahead and school_id in (select school_id from stopped) then billed > lost + 5
      when first > current_setting('seatmap.today')::date + 14 then billed <> 0 and abs(greatest(ore - lowered, 0) - billed) > 5
      else abs(greatest(ore - lowered, 0) - billed) > 5 end`,

  // A written-off amount of an invoice was never paid, so it is not credited.
  'nothing is charged for days after the end, nor of an agreement that was taken back': sql`
    select o.school_id, period.last::text as found from ${ofLines}
    where is_withdrawn or l.period_start > ends_on
    group by o.school_id, agreements.id, period.last
    having sum(case when i.type = 'invoice' then l.net_ore else -l.net_ore end)
      > (select coalesce(sum(1 + amount_ore * 0.8), 0) from write_offs where invoice_id = any(array_agg(i.id)))`,

  'a school has one agreement at a time': sql`
    select a.school_id, b.anchor::text as found from agreements a
    join agreements b on b.school_id = a.school_id and b.id > a.id and not b.is_withdrawn
      and daterange(b.anchor, b.ends_on, '[]') && daterange(a.anchor, a.ends_on, '[]')
    where not a.is_withdrawn`,

  'no reminder of what reached nobody, no two steps within 14 days, none in July, no stop without two reminders': sql`
    select o.school_id, step.step as found from (
      select *, lag(step) over taken as step_before, lag(delivered_on) over taken as delivered_before,
        lag(coalesce(delivered_on, taken_on)) over taken as before
      from dunning_steps window taken as (partition by invoice_id order by
        array_position(array['reminded', 'told', 'stopped'], step))) step
    join invoices i on i.id = step.invoice_id join school_orders o on o.id = i.order_id
    join invoice_deliveries d on d.invoice_id = step.invoice_id
    where d.delivered_at is null or step.taken_on < step.before + 14 or extract(month from step.taken_on) = 7
      or (step.step = 'reminded' and step.taken_on < (d.delivered_at at time zone 'Europe/Oslo')::date + 14)
      or (step.step <> 'reminded' and (step.delivered_before is null
        or step.step_before is distinct from case step.step when 'told' then 'reminded' else 'told' end))`,

  'a reminder that did not arrive waits, or the office sees it': sql`
    select o.school_id, i.number || ' ' || step as found from dunning_steps d
    join invoices i on i.id = d.invoice_id join school_orders o on o.id = i.order_id
    where d.step <> 'stopped' and d.delivered_on is null and not exists (
      select 1 from mails m where m.kind = 'reminder' and m.sent_at is null and m.facts ->> 'invoiceId' = i.id::text
        and m.facts ->> 'step' = d.step)`,

  'who owes is told the next step when it has come': sql`
    select o.school_id, i.number || ' after ' || count(step.step) as found
    from open_now b join invoices i on i.id = b.invoice_id join school_orders o on o.id = i.order_id
    join invoice_deliveries d on d.invoice_id = i.id
    left join dunning_steps step on step.invoice_id = i.id
    where d.delivered_at is not null
      and (d.email_address is not null or exists (select 1 from admins where admins.school_id = o.school_id))
    group by o.school_id, i.id, d.delivered_at
    having count(distinct step.step) < 3 and count(step.step) = count(step.delivered_on)
      and greatest(i.due_on + 1, (d.delivered_at at time zone 'Europe/Oslo')::date + 14, max(step.delivered_on) + 14) < current_setting('seatmap.today')::date - 4
      and extract(month from current_setting('seatmap.today')::date - 4) <> 7
      and extract(month from current_setting('seatmap.today')::date) <> 7`,

  'a card goes on whatever becomes of the school of its teacher': sql`
    select t.school_id, c.id as found from card_subscriptions c join teachers t on t.id = c.teacher_id
    where c.status <> 'active' or c.cancel_at_period_end`,

  'a credit note has the buyer of its invoice': sql`
    select o.school_id, note.number::text as found from invoices note join invoices i on i.id = note.credits_id
    join school_orders o on o.id = i.order_id where note.buyer <> i.buyer`,

  'nothing goes on for a school without teachers': sql`
    select a.school_id, 'renews' as found from agreements a
    where a.ends_on is null and not a.is_withdrawn
      and not exists (select 1 from teachers t where t.school_id = a.school_id)`,

  'no period begins while the plan has stopped for money': sql`
    select a.school_id, d.taken_on::text as found
    from dunning_steps d join open_now using (invoice_id)
    join invoices i on i.id = d.invoice_id join school_orders o on o.id = i.order_id
    join agreements a on a.school_id = o.school_id and not a.is_withdrawn and a.ends_on is null and a.anchor <= d.taken_on
    where d.step = 'stopped' and (
      select min((a.anchor + make_interval(months => a.period_months * n))::date) from generate_series(1, 20) n
      where (a.anchor + make_interval(months => a.period_months * n))::date > d.taken_on
    ) <= current_setting('seatmap.today')::date`,
};

export interface Broken {
  schoolId: string | null;
  found: string;
}

export async function findBroken(
  db: Database,
  today: string,
  which: Invariants = invariants,
): Promise<Broken[]> {
  const broken: Broken[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('seatmap.today', ${today}, true)`);
    await tx.execute(sql`create temp table open_now on commit drop as
      select invoice_id from invoice_balances where is_open`);
    for (const [name, query] of Object.entries(which)) {
      const { rows } = await tx.execute<{ school_id: string | null; found: string }>(query);
      if (rows[0]) broken.push({ schoolId: rows[0].school_id, found: `${name}: ${rows[0].found}` });
    }
  });
  return broken;
}
