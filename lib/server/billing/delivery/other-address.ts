import 'server-only';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '@/lib/db/client';
import type { RefusedWay } from '@/lib/db/schema/billing/invoice-deliveries';
import { invoiceDeliveries, invoices, schoolOrders } from '@/lib/db/schema/tables';
import { adminsOf, isSameAddress } from '../tell-school';

type Delivery = typeof invoiceDeliveries.$inferSelect;

/**
 * Finds another e-mail address to which a refused invoice or credit note can be sent; null if there is none. The
 * document is sent to an admin of the school only once.
 */
export async function findOtherAddress(
  db: Queryable,
  { invoiceId, emailAddress, triedAdmin }: Delivery,
  { isNotInPeppol }: { isNotInPeppol: boolean },
): Promise<{ emailAddress: string; to: RefusedWay['to'] } | null> {
  const [document] = await db
    .select({ schoolId: schoolOrders.schoolId })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(eq(invoices.id, invoiceId));
  const { schoolId } = document!;
  const known =
    isNotInPeppol && ((await findOrderEmail(db, schoolId)) ?? (await findSentTo(db, schoolId)));
  if (known) return { emailAddress: known, to: 'known' };
  if (triedAdmin) return null;
  const admins = await adminsOf(db, schoolId);
  const admin = admins.find(({ to }) => !isSameAddress(to, emailAddress));
  return admin ? { emailAddress: admin.to, to: 'admin' } : null;
}

async function findOrderEmail(db: Queryable, schoolId: string) {
  const [known] = await db
    .select({ email: schoolOrders.invoiceEmail })
    .from(schoolOrders)
    .where(and(eq(schoolOrders.schoolId, schoolId), isNotNull(schoolOrders.invoiceEmail)))
    .orderBy(desc(schoolOrders.createdAt))
    .limit(1);
  return known?.email;
}

async function findSentTo(db: Queryable, schoolId: string) {
  const others = alias(invoices, 'others');
  const [known] = await db
    .select({ email: invoiceDeliveries.emailAddress })
    .from(others)
    .innerJoin(schoolOrders, eq(schoolOrders.id, others.orderId))
    .innerJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, others.id))
    .where(
      and(
        eq(schoolOrders.schoolId, schoolId),
        isNotNull(invoiceDeliveries.deliveredAt),
        isNotNull(invoiceDeliveries.emailAddress),
        sql`${invoiceDeliveries.insteadOf}->>'to' is distinct from 'admin'`,
      ),
    )
    .orderBy(desc(others.number))
    .limit(1);
  return known?.email;
}
