import 'server-only';
import type { BillingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import {
  makeInvoice,
  type Invoice,
  type InvoiceLine,
  type Seller,
} from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import type { schoolOrders } from '@/lib/db/schema/tables';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';
import { readBalance } from '../receivables/balances';
import { storeWithNextNumber } from './store-invoice';

interface InvoiceToIssue {
  order: typeof schoolOrders.$inferSelect;
  period: BillingPeriod;
  lines: InvoiceLine[];
  seller: Seller;
  language: Invoice['language'];
}

export async function issueInvoice(
  tx: Queryable,
  { order, period, lines, seller, language }: InvoiceToIssue,
  nowMs: number,
): Promise<Invoice> {
  const facts = {
    issuedOn: toCalendarDate(nowMs),
    ...{ period, seller, language, lines },
    buyer: {
      name: cleanText(order.organizationName),
      organizationNumber: order.organizationNumber,
    },
    customerReference: cleanText(order.customerReference) || null,
    creditOre: Math.max(0, -(await readBalance(tx, order.schoolId))),
  };
  const make = (number: number) => makeInvoice(number, facts);
  return storeWithNextNumber(tx, { order, creditsId: null, make }, nowMs);
}
