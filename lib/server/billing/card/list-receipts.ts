import 'server-only';
import { mostReceipts, type Receipts } from '@/lib/contracts/billing/billing';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { callStripe, isMissing } from './stripe';

export async function listReceipts(teacher: TeacherRow, teacherId: string): Promise<Receipts> {
  if (teacherId.toLowerCase() !== teacher.id) throw new AppError('notFound');
  const { stripeCustomerId: customer } = teacher;
  if (!customer) return { receipts: [] };
  try {
    const { data } = await callStripe((stripe) =>
      stripe.invoices.list({ customer, limit: mostReceipts }),
    );
    return {
      receipts: data.flatMap((invoice) => {
        const { id, created, amount_paid: totalOre, hosted_invoice_url: url } = invoice;
        // When the trial of a card subscription begins, Stripe also issues an invoice of 0.
        if (totalOre === 0 || !url) return [];
        const paidMs = (invoice.status_transitions.paid_at ?? created) * 1000;
        return { id, paidOn: toCalendarDate(paidMs), totalOre, url };
      }),
    };
  } catch (error) {
    if (isMissing(error)) return { receipts: [] };
    throw error;
  }
}
