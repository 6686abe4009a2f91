import 'server-only';
import { desc, eq } from 'drizzle-orm';
import type { Payer } from '@/lib/contracts/billing/billing';
import type { Queryable } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';

export function toPayer(order: typeof schoolOrders.$inferSelect): Payer {
  return {
    organizationName: order.organizationName,
    organizationNumber: order.organizationNumber,
    invoiceType: order.invoiceType,
    invoiceEmail: order.invoiceEmail,
    attachesEhf: order.attachesEhf,
    customerReference: order.customerReference,
  };
}

export async function findLatestOrder(
  db: Queryable,
  schoolId: string,
): Promise<typeof schoolOrders.$inferSelect | undefined> {
  const [order] = await db
    .select()
    .from(schoolOrders)
    .where(eq(schoolOrders.schoolId, schoolId))
    .orderBy(desc(schoolOrders.createdAt))
    .limit(1);
  return order;
}
