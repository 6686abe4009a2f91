import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '@/lib/db/client';
import { type invoiceDeliveries, invoices, schoolOrders, schools } from '@/lib/db/schema/tables';
import type { FactsOf } from '@/lib/server/mail/mail-kinds';
import type { OutgoingMail } from '@/lib/server/mail/mail-transport';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { drawInvoicePdf } from '../invoices/pdf/draw-invoice';
import { readInvoice } from '../invoices/read-invoice';
import { findLatestOrder } from '../overview/payer';
import { adminsOf, isSameAddress, type Reader } from '../tell-school';

type Document = typeof invoices.$inferSelect;

export async function copyReaders(
  db: Queryable,
  { orderId }: Pick<Document, 'orderId'>,
  sentTo: string | null,
): Promise<Reader[]> {
  const [order] = await db
    .select({ schoolId: schoolOrders.schoolId })
    .from(schoolOrders)
    .where(eq(schoolOrders.id, orderId));
  const { schoolId } = order!;
  const readers: Reader[] = await adminsOf(db, schoolId);
  const email = (await findLatestOrder(db, schoolId))?.invoiceEmail;
  if (email && readers.every(({ to }) => !isSameAddress(to, email))) readers.push({ to: email });
  return readers.filter(({ to }) => !isSameAddress(to, sentTo));
}

export async function copyCreditNote(
  tx: Queryable,
  { invoiceId, channel, emailAddress }: typeof invoiceDeliveries.$inferSelect,
  nowMs: number,
): Promise<void> {
  const [found] = await tx
    .select({ row: invoices, school: schools.name })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(schools, eq(schools.id, schoolOrders.schoolId))
    .where(eq(invoices.id, invoiceId));
  const { row, school } = found!;
  if (row.type === 'invoice') return;
  const document = await readInvoice(tx, row);
  if (document.type === 'invoice') return;
  for (const { to, teacherId } of await copyReaders(tx, row, emailAddress)) {
    await queueMail(tx, {
      ...{ kind: 'creditNoteCopy', to, teacherId, language: document.language, nowMs },
      facts: {
        ...{ documentId: row.id, school, customer: document.buyer.name },
        ...{ number: String(document.number), invoice: String(document.credits.number) },
        ...{ amount: document.totalOre, sentBy: channel, sentTo: emailAddress },
        isAdmin: teacherId !== undefined,
      },
      cause: `creditNoteCopy:${row.id}:${to}`,
    });
  }
}

export async function attachCreditNote(
  db: Database,
  { documentId }: FactsOf<'creditNoteCopy'>,
): Promise<NonNullable<OutgoingMail['attachments']>> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, documentId));
  const document = await readInvoice(db, row!);
  const content = Buffer.from(await drawInvoicePdf(document));
  const filename = `credit-note-${document.number}.pdf`;
  return [{ filename, contentType: 'application/pdf', content }];
}
