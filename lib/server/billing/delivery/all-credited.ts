import 'server-only';
import { sql } from 'drizzle-orm';

export const isAllCredited = sql<boolean>`(select sum(note.total_ore) from invoices note
  where note.credits_id = "invoice_deliveries"."invoice_id") >= (select document.total_ore from invoices document
  where document.id = "invoice_deliveries"."invoice_id")`;
