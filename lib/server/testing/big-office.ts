import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { addOrder } from './add-order';
import { addSchool } from './test-school';

export async function addBigOffice(db: Database, total: number): Promise<void> {
  const schoolId = await addSchool(db, { name: 'Storskolen' });
  const orderId = await addOrder(db, { schoolId });
  await db.transaction(async (tx) => {
    // Triggers check every line, which takes longer than the statement timeout on a busy machine.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into school_orders (school_id, agreement_id, client_key, tier_id, lookup_key, net_ore, vat_ore, total_ore, organization_name,
        organization_number, invoice_type, customer_reference, period_start, period_end, created_at)
      select school_id, agreement_id, gen_random_uuid(), tier_id, lookup_key, net_ore, vat_ore, total_ore, organization_name,
        organization_number, invoice_type, customer_reference, period_start, period_end, now() - n * interval '1 hour'
      from school_orders, generate_series(1, ${total}) n where id = ${orderId}::uuid`);
    await tx.execute(sql`
      insert into invoices (number, type, order_id, issued_on, due_on, period_start, period_end, seller, buyer, language, net_ore,
        vat_ore, total_ore, kid)
      select 20000 + row_number() over (), 'invoice', id, '2026-08-01', '2026-08-01'::date + (row_number() over ())::int % 60,
        '2026-08-01', '2027-07-31', '{}', jsonb_build_object('name', 'Kommune ' || row_number() over (), 'organizationNumber',
        (900000000 + row_number() over ())::text), 'no', 100, 25, 125, 'kid'
      from school_orders where school_id = ${schoolId}::uuid and id <> ${orderId}::uuid`);
    await tx.execute(sql`
      insert into invoice_lines select id, 0, 'Linje', 1, 100, 100, period_start, period_end from invoices`);
    await tx.execute(sql`
      insert into ledger_entries (id, school_id, kind, day, amount_ore, source, entered_by)
      select id, ${schoolId}::uuid, 'invoice', issued_on, 125, 'billing', 'billing' from invoices`);
    await tx.execute(sql`
      insert into ledger_entries (id, school_id, kind, day, amount_ore, for_id, source, entered_by)
      select gen_random_uuid(), ${schoolId}::uuid, 'payment', '2026-08-02', -125, id, 'byHand', 'kontor@example.no'
      from invoices where number % 3 = 0`);
    await tx.execute(sql`
      insert into ledger_postings (entry_id, account, amount_ore)
      select id, account, ore from ledger_entries, lateral (values (1500, amount_ore), (1920, -amount_ore)) p (account, ore)`);
    await tx.execute(sql`
      insert into allocations (credit_id, debit_id, amount_ore, made_by)
      select id, for_id, 125, 'kontor@example.no' from ledger_entries where kind = 'payment'`);
    await tx.execute(sql`
      insert into invoice_deliveries (invoice_id, channel, next_try_at, refused_at)
      select id, 'ehf', now(), case when number % 10 = 0 then now() end from invoices`);
    await tx.execute(sql`
      insert into office_log (kind, actor, invoice_id, invoice_number, created_at)
      select 'paymentRegistered', 'kontor@example.no', id, number, now() - number * interval '1 minute' from invoices`);
  });
}
