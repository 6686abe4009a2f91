import 'server-only';
import { and, eq, or } from 'drizzle-orm';
import type { InvoiceAct, OfficeInvoice } from '@/lib/contracts/billing/office';
import type { Database } from '@/lib/db/client';
import { invoices } from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { AppError } from '@/lib/server/errors/app-error';
import { registerPayment } from '../payments/register-payment';
import { stopChasing } from '../payments/stop-chasing';
import { creditForOffice } from './credit-invoice';
import { checkId } from './office-rows';
import { readOfficeInvoice } from './read-office-invoice';
import { redeliver } from './redeliver';

export async function actOnInvoice(
  db: Database,
  clerk: OfficeClerk,
  invoiceId: string,
  act: InvoiceAct,
  nowMs: number,
): Promise<OfficeInvoice> {
  const id = checkId(invoiceId);
  switch (act.act) {
    case 'pay':
      await registerPayment(db, clerk, id, act, nowMs);
      break;
    case 'credit':
      await creditForOffice(db, clerk, id, act, nowMs);
      break;
    case 'send': {
      const { emailAddress } = act;
      await checkDocument(db, id, act.documentId);
      await redeliver(db, clerk, act.documentId, { way: 'email', emailAddress }, nowMs);
      break;
    }
    case 'delivered':
      await checkDocument(db, id, act.documentId);
      await redeliver(db, clerk, act.documentId, { way: 'elsewhere' }, nowMs);
      break;
    case 'stopChasing':
      await stopChasing(db, clerk, id, act, nowMs);
      break;
  }
  return readOfficeInvoice(db, clerk, id, nowMs);
}

async function checkDocument(db: Database, invoiceId: string, documentId: string): Promise<void> {
  const isOwn = or(eq(invoices.id, invoiceId), eq(invoices.creditsId, invoiceId));
  const count = await db.$count(invoices, and(eq(invoices.id, documentId), isOwn));
  if (count === 0) throw new AppError('notFound');
}
