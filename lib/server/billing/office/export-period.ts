import 'server-only';
import { sql } from 'drizzle-orm';
import type { ExportPeriod } from '@/lib/core/billing/export/export-period';
import { toPeriodCsv, type ExportRow } from '@/lib/core/billing/export/period-csv';
import type { Queryable } from '@/lib/db/client';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';

export async function exportPeriod(
  db: Queryable,
  _clerk: OfficeClerk,
  period: ExportPeriod,
): Promise<string> {
  return toPeriodCsv(period, await readRows(db, period));
}

async function readRows(db: Queryable, { from, to }: ExportPeriod): Promise<ExportRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with documents as (
      select i.issued_on as day, i.number as place, i.type as kind, i.number, of.number as "invoiceNumber",
        i.buyer, o.school_id, i.net_ore * side as "netOre", i.vat_ore * side as "vatOre",
        i.total_ore * side as "totalOre", case i.type when 'invoice' then i.kid else '' end as reference
      from invoices i join school_orders o on o.id = i.order_id left join invoices of on of.id = i.credits_id,
        lateral (select case i.type when 'invoice' then 1 else -1 end as side) sign
      where i.issued_on between ${from} and ${to}
    ), paid as (
      select p.day, 0 as place, 'payment' as kind, null::int as number, i.number as "invoiceNumber",
        i.buyer, p.school_id, null::int as "netOre", null::int as "vatOre",
        p.amount_ore as "totalOre", p.reference
      from payments p left join invoices i on i.id = p.invoice_id
      where p.day between ${from} and ${to}
    )
    select each.kind, each.day::text, each.number, "invoiceNumber", coalesce(buyer ->> 'name', '') as customer,
      coalesce(buyer ->> 'organizationNumber', '') as "organizationNumber", s.name as school,
      "netOre", "vatOre", "totalOre", reference
    from (select * from documents union all select * from paid) each join schools s on s.id = each.school_id
    order by each.day, place, reference`);
  return rows as unknown as ExportRow[];
}
