import 'server-only';
import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '@/lib/db/client';
import { invoiceDeliveries, invoices, schoolOrders } from '@/lib/db/schema/tables';
import { serverEnv, serviceUrl } from '@/lib/env/server';
import { logger } from '@/lib/server/http/logger';
import { readInvoice } from '../invoices/read-invoice';
import { EhfProblem, renderEhf } from '../invoices/render-ehf';
import { DeliveryFailure, NotInPeppol } from './delivery-failure';
import { mailInvoice } from './mail-invoice';
import { sendEhf } from './send-ehf';

type Delivery = typeof invoiceDeliveries.$inferSelect;

/** Tries until it is given up: with the pauses below, about a week. */
const mostAttempts = 15;

const isWaiting = and(isNull(invoiceDeliveries.deliveredAt), isNull(invoiceDeliveries.refusedAt));

/** How documents leave. */
export interface DeliveryWays {
  sendEhf: typeof sendEhf;
  mailInvoice: typeof mailInvoice;
}

interface DeliveryCounts {
  delivered: number;
  /** Tried again later. */
  failed: number;
  /** Given up. */
  refused: number;
}

/** Delivers what is due until nothing is or the time is up. Several nodes may do it at once. */
export async function deliverInvoices(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
  ways: DeliveryWays = { sendEhf, mailInvoice },
): Promise<DeliveryCounts> {
  const counts: DeliveryCounts = { delivered: 0, failed: 0, refused: 0 };
  while (!isTimeUp()) {
    const delivery = await claimNext(db, nowMs);
    if (!delivery) break;
    counts[await tryDelivery(db, delivery, nowMs, ways)] += 1;
  }
  return counts;
}

/**
 * Takes the delivery that has waited longest. It is due again after a pause, ten minutes doubled at each try up to half a
 * day: if this process dies, another one tries then.
 */
async function claimNext(db: Database, nowMs: number): Promise<Delivery | undefined> {
  const now = new Date(nowMs);
  const next = db
    .select({ id: invoiceDeliveries.invoiceId })
    .from(invoiceDeliveries)
    .where(and(isWaiting, lte(invoiceDeliveries.nextTryAt, now)))
    .orderBy(asc(invoiceDeliveries.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const pause = sql`make_interval(mins => least(720, 10 * (2 ^ least(${invoiceDeliveries.attempts}, 10)))::int)`;
  const [claimed] = await db
    .update(invoiceDeliveries)
    .set({
      attempts: sql`${invoiceDeliveries.attempts} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(eq(invoiceDeliveries.invoiceId, sql`(${next})`))
    .returning();
  return claimed;
}

async function tryDelivery(
  db: Database,
  delivery: Delivery,
  nowMs: number,
  ways: DeliveryWays,
): Promise<keyof DeliveryCounts> {
  const now = new Date(nowMs);
  try {
    await deliver(db, delivery, ways);
    await change(db, delivery, { deliveredAt: now, lastError: null });
    return 'delivered';
  } catch (error) {
    if (error instanceof NotInPeppol && (await sendByMailInstead(db, delivery, now))) {
      return 'failed';
    }
    const isUnwritten = error instanceof EhfProblem;
    const isGivenUp =
      isUnwritten ||
      (error instanceof DeliveryFailure && error.isPermanent) ||
      delivery.attempts >= mostAttempts;
    const lastError =
      isUnwritten || error instanceof DeliveryFailure
        ? error.message
        : error instanceof Error
          ? error.name
          : 'unknown';
    const { invoiceId, channel, attempts } = delivery;
    logger().warn({
      code: 'invoiceNotDelivered',
      invoiceId,
      channel,
      attempts,
      isGivenUp,
      lastError,
    });
    await change(db, delivery, { lastError, refusedAt: isGivenUp ? now : null });
    return isGivenUp ? 'refused' : 'failed';
  }
}

/**
 * Changes a delivery by EHF to one by mail, to the address of the newest order of the school that has one, or else to the
 * one that the office sent a document of the school to last. Returns whether there is one.
 */
async function sendByMailInstead(db: Database, delivery: Delivery, now: Date): Promise<boolean> {
  const { invoiceId } = delivery;
  const emailAddress = (await findOrderEmail(db, invoiceId)) ?? (await findSentTo(db, invoiceId));
  if (!emailAddress) return false;
  logger().info({ code: 'invoiceNotInPeppol', invoiceId });
  const byMail = { channel: 'email', emailAddress } as const;
  await change(db, delivery, { ...byMail, attempts: 0, nextTryAt: now, lastError: null });
  return true;
}

async function findOrderEmail(db: Database, invoiceId: string) {
  const others = alias(schoolOrders, 'others');
  const [known] = await db
    .select({ email: others.invoiceEmail })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(others, eq(others.schoolId, schoolOrders.schoolId))
    .where(and(eq(invoices.id, invoiceId), isNotNull(others.invoiceEmail)))
    .orderBy(desc(others.createdAt))
    .limit(1);
  return known?.email;
}

async function findSentTo(db: Database, invoiceId: string) {
  const [others, ordersOfSchool] = [alias(invoices, 'others'), alias(schoolOrders, 'of_school')];
  const [known] = await db
    .select({ email: invoiceDeliveries.emailAddress })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(ordersOfSchool, eq(ordersOfSchool.schoolId, schoolOrders.schoolId))
    .innerJoin(others, eq(others.orderId, ordersOfSchool.id))
    .innerJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, others.id))
    .where(
      and(
        eq(invoices.id, invoiceId),
        isNotNull(invoiceDeliveries.deliveredAt),
        isNotNull(invoiceDeliveries.emailAddress),
      ),
    )
    .orderBy(desc(others.number))
    .limit(1);
  return known?.email;
}

async function deliver(
  db: Database,
  { invoiceId, channel, emailAddress }: Delivery,
  ways: DeliveryWays,
) {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  const document = await readInvoice(db, row!);
  const [order] = await db
    .select({ wished: schoolOrders.invoiceType, attachesEhf: schoolOrders.attachesEhf })
    .from(schoolOrders)
    .where(eq(schoolOrders.id, row!.orderId));
  const name = `${document.type === 'invoice' ? 'invoice' : 'credit-note'}-${document.number}`;
  if (channel === 'ehf') await ways.sendEhf(invoiceId, `${name}.xml`, renderEhf(document));
  else {
    const isInsteadOfEhf = order?.wished === 'ehf';
    const hasEhf = isInsteadOfEhf || (order?.attachesEhf ?? false);
    await ways.mailInvoice(name, emailAddress!, document, { isInsteadOfEhf, hasEhf });
  }
  const { DEMO, EHF_ENDPOINT_URL, SMTP_URL } = serverEnv();
  const isHandedOver = serviceUrl(channel === 'ehf' ? EHF_ENDPOINT_URL : SMTP_URL) !== undefined;
  if (!isHandedOver && !DEMO) {
    throw new DeliveryFailure('Written to a file of this node, and handed over to nobody', true);
  }
}

function change(db: Database, { invoiceId }: Delivery, values: Partial<Delivery>) {
  return db.update(invoiceDeliveries).set(values).where(eq(invoiceDeliveries.invoiceId, invoiceId));
}
