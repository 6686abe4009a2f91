import 'server-only';
import { and, sql, type SQL } from 'drizzle-orm';
import { toInvoiceNumber } from '@/lib/core/billing/invoice/kid';
import { parseOrganizationNumber } from '@/lib/core/billing/organization-number';
import { parseKroner } from '@/lib/core/billing/payment/parse-kroner';
import { toSearchWords } from '@/lib/core/classes/search-words';
import { invoiceSearch } from '@/lib/db/schema/tables';

export function isFound(search: string): SQL | undefined {
  const { invoiceId, searchWords } = invoiceSearch;
  const digits = search.replace(/\s/gu, '');
  const amount = parseKroner(search);
  if (!/^\d+$/.test(digits) && amount === null) {
    return and(
      ...toSearchWords(search).map((word) => sql`${searchWords} @@ ${beginning(word)}::tsquery`),
    );
  }
  const typed = /^\d{1,8}$/.test(digits) ? Number(digits) : null;
  // A search for the number of a credit note finds its invoice.
  return sql`${invoiceId} in (
    select coalesce(credits_id, id) from invoices
      where number in (${typed}::integer, ${toInvoiceNumber(digits)}::integer)
    union select invoice_id from invoice_search
      where organization_number = ${parseOrganizationNumber(digits)}::text
    union select id from invoices where type = 'invoice'
      and (total_ore = ${amount}::bigint or total_ore - set_off_ore = ${amount}::bigint))`;
}

const beginning = (word: string) => `'${word.replace(/['\\]/g, (each) => each + each)}':*`;
