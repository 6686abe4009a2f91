import 'server-only';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { invoiceIdSchema } from '@/lib/contracts/billing/billing';
import type { Queryable } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

export function ofSchool(db: Queryable, schoolId: string): SQL {
  const invoice = alias(invoices, 'invoice');
  const note = alias(invoices, 'note');
  const own = db
    .select({ id: invoice.id })
    .from(invoice)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoice.orderId))
    .where(and(eq(schoolOrders.schoolId, schoolId), eq(invoice.type, 'invoice')));
  const credits = db
    .select({ id: note.id })
    .from(note)
    .innerJoin(invoice, eq(invoice.id, note.creditsId))
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoice.orderId))
    .where(eq(schoolOrders.schoolId, schoolId));
  return inArray(invoices.id, unionAll(own, credits));
}

export async function findInvoice(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  invoiceId: string,
): Promise<typeof invoices.$inferSelect> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  const id = invoiceIdSchema.safeParse(invoiceId);
  if (!id.success) throw new AppError('notFound');
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id.data), ofSchool(db, school.id)));
  if (!row) throw new AppError('notFound');
  return row;
}
