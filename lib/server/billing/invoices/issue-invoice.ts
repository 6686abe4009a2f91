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
import { readCredits } from '../receivables/balances';
import { storeWithNextNumbers } from './store-invoice';

interface InvoiceToIssue {
  order: typeof schoolOrders.$inferSelect;
  period: BillingPeriod;
  lines: InvoiceLine[];
  seller: Seller;
  language: Invoice['language'];
}

export async function issueInvoices(
  tx: Queryable,
  toIssue: InvoiceToIssue[],
  nowMs: number,
): Promise<Invoice[]> {
  const credits = await readCredits(
    tx,
    toIssue.map(({ order }) => order.schoolId),
  );
  const drafts = toIssue.map(({ order, period, lines, seller, language }) => {
    const facts = {
      issuedOn: toCalendarDate(nowMs),
      period,
      seller,
      buyer: {
        name: cleanText(order.organizationName),
        organizationNumber: order.organizationNumber,
      },
      customerReference: cleanText(order.customerReference) || null,
      ...{ language, lines },
    };
    const make = (number: number) => {
      const creditOre = credits.get(order.schoolId) ?? 0;
      const invoice = makeInvoice(number, { ...facts, creditOre });
      credits.set(order.schoolId, creditOre - invoice.setOffOre);
      return invoice;
    };
    return { order, creditsId: null, make };
  });
  return storeWithNextNumbers(tx, drafts, nowMs);
}
