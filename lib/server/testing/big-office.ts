import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { addOrder } from './add-order';
import { addSchool } from './test-school';

export async function addBigOffice(db: Database, total: number): Promise<void> {
  const schoolId = await addSchool(db, { name: 'Storskolen' });
  const orderId = await addOrder(db, { schoolId });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into schools (name) select 'Storskolen ' || n from generate_series(1, ${total}) n`);
    await tx.execute(sql`
      insert into school_billing (school_id) select id from schools on conflict do nothing`);
    await tx.execute(sql`
      insert into agreements (school_id, anchor, period_months)
      select id, '2026-08-01', 12 from schools where name like 'Storskolen _%'`);
    await tx.execute(sql`
      insert into school_orders (school_id, agreement_id, client_key, tier_id, lookup_key, net_ore, vat_ore, total_ore, organization_name,
        organization_number, invoice_type, customer_reference, period_start, period_end, created_at)
      select a.school_id, a.id, gen_random_uuid(), tier_id, lookup_key, net_ore, vat_ore, total_ore, organization_name,
        organization_number, invoice_type, customer_reference, period_start, period_end, now()
      from school_orders, agreements a where school_orders.id = ${orderId}::uuid and a.id <> agreement_id
        and a.anchor = '2026-08-01'`);
    await tx.execute(sql`
      insert into invoices (number, type, order_id, issued_on, due_on, period_start, period_end, seller, buyer, language, net_ore,
        vat_ore, total_ore, kid)
      select 20000 + row_number() over (), 'invoice', id, '2026-08-01', '2026-08-01'::date + (row_number() over ())::int % 60,
        '2026-08-01', '2027-07-31', '{}', jsonb_build_object('name', 'Kommune ' || row_number() over (), 'organizationNumber',
        (900000000 + row_number() over ())::text), 'no', 10000, 2500, 12500, 'kid'
      from school_orders where id <> ${orderId}::uuid`);
    await tx.execute(sql`
      insert into invoice_lines select id, 0, 'Linje', 1, 10000, 10000, period_start, period_end from invoices`);
    await tx.execute(sql`
      insert into payments (reference, school_id, invoice_id, amount_ore, day, registered_by)
      select gen_random_uuid()::text, o.school_id, i.id, i.total_ore, '2026-08-02', 'kontor@example.no'
      from invoices i join school_orders o on o.id = i.order_id where number % 3 = 0`);
    await tx.execute(sql`
      insert into invoice_deliveries (invoice_id, channel, next_try_at, refused_at)
      select id, 'ehf', now(), case when number % 10 = 0 then now() end from invoices`);
    await tx.execute(sql`
      insert into office_log (kind, actor, invoice_id, invoice_number, created_at)
      select 'paymentRegistered', 'kontor@example.no', id, number, now() - number * interval '1 minute' from invoices`);
  });
}
