import 'server-only';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '@/lib/db/client';
import { invoiceDeliveries, invoices, schoolOrders, schools } from '@/lib/db/schema/tables';
import { serverEnv, serviceUrl } from '@/lib/env/server';
import { logger } from '@/lib/server/http/logger';
import { readOwedOre } from '../receivables/open-invoices';
import { readInvoice } from '../invoices/read-invoice';
import { renderEhf } from '../invoices/render-ehf';
import { isAllCredited } from './all-credited';
import { copyCreditNote, copyReaders } from './copy-credit-note';
import { DeliveryFailure } from './delivery-failure';
import { mailInvoice } from './mail-invoice';
import { findOtherAddress } from './other-address';
import { sendEhf } from './send-ehf';

type Delivery = typeof invoiceDeliveries.$inferSelect;

const mostAttempts = 15;

const isWaiting = and(
  isNull(invoiceDeliveries.deliveredAt),
  isNull(invoiceDeliveries.refusedAt),
  isNull(invoiceDeliveries.withdrawnAt),
);

export interface DeliveryWays {
  sendEhf: typeof sendEhf;
  mailInvoice: typeof mailInvoice;
}

interface DeliveryCounts {
  delivered: number;
  failed: number;
  refused: number;
}

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
  if (await isTakenBack(db, delivery)) {
    await change(db, delivery, { withdrawnAt: now });
    return 'refused';
  }
  try {
    if (!(await deliver(db, delivery, ways))) return 'refused';
  } catch (error) {
    return noteFailure(db, delivery, error, now);
  }
  await db.transaction(async (tx) => {
    await change(tx, delivery, { deliveredAt: now, problem: null, answer: null });
    await copyCreditNote(tx, delivery, nowMs);
  });
  return 'delivered';
}

async function isTakenBack(db: Database, { invoiceId, insteadOf }: Delivery): Promise<boolean> {
  if (!insteadOf) return false;
  const isThis = eq(invoiceDeliveries.invoiceId, invoiceId);
  return (await db.$count(invoiceDeliveries, and(isThis, isAllCredited))) > 0;
}

async function noteFailure(
  db: Database,
  delivery: Delivery,
  error: unknown,
  now: Date,
): Promise<keyof DeliveryCounts> {
  const { invoiceId, channel, emailAddress, attempts } = delivery;
  const { message: reason, isPermanent, problem, answer } = toFailure(error);
  const isGivenUp = isPermanent || attempts >= mostAttempts;
  const facts = { invoiceId, channel, attempts, isGivenUp, problem, reason };
  logger().warn({ code: 'invoiceNotDelivered', ...facts });
  const isOurs = problem === 'notHandedOver' || channel === 'elsewhere';
  const isNotInPeppol = problem === 'notInPeppol';
  const other =
    isGivenUp && !isOurs ? await findOtherAddress(db, delivery, { isNotInPeppol }) : null;
  if (!other) {
    await change(db, delivery, { problem, answer, refusedAt: isGivenUp ? now : null });
    return isGivenUp ? 'refused' : 'failed';
  }
  await change(db, delivery, {
    ...{ channel: 'email', emailAddress: other.emailAddress },
    ...{ attempts: 0, nextTryAt: now, problem: null, answer: null },
    triedAdmin: delivery.triedAdmin || other.to === 'admin',
    insteadOf: {
      ...{ channel: channel === 'ehf' ? 'ehf' : 'email', emailAddress, to: other.to },
      ...{ refusedAt: now.toISOString(), answer },
    },
  });
  return 'failed';
}

/** Reduces a delivery error to what may be stored: the receiver's answer, or else only the error's name. */
function toFailure(error: unknown) {
  if (error instanceof DeliveryFailure) return error;
  const name = error instanceof Error ? error.name : 'unknown';
  return new DeliveryFailure(name, false, 'unknown', { answer: name });
}

async function deliver(
  db: Database,
  { invoiceId, channel, emailAddress, insteadOf }: Delivery,
  ways: DeliveryWays,
): Promise<boolean> {
  const { row, attachesEhf, school, schoolId } = await readFacts(db, invoiceId);
  const document = await readInvoice(db, row);
  const name = `${document.type === 'invoice' ? 'invoice' : 'credit-note'}-${document.number}`;
  const stands = and(eq(invoiceDeliveries.invoiceId, invoiceId), isWaiting);
  if ((await db.$count(invoiceDeliveries, stands)) === 0) return false;
  if (channel === 'ehf') await ways.sendEhf(invoiceId, `${name}.xml`, renderEhf(document));
  else {
    const readers = document.type === 'creditNote' && (await copyReaders(db, row, emailAddress));
    await ways.mailInvoice(name, emailAddress!, document, {
      ...{ school, insteadOf, hasCopy: readers && readers.length > 0 },
      owedOre: await readOwedOre(db, schoolId, row.buyer),
      hasEhf: insteadOf?.channel === 'ehf' || attachesEhf,
    });
  }
  const { DEMO, EHF_ENDPOINT_URL, SMTP_URL } = serverEnv();
  const isHandedOver = serviceUrl(channel === 'ehf' ? EHF_ENDPOINT_URL : SMTP_URL) !== undefined;
  if (!isHandedOver && !DEMO) {
    const message = 'Written to a file of this node, and handed over to nobody';
    throw new DeliveryFailure(message, true, 'notHandedOver');
  }
  return true;
}

async function readFacts(db: Queryable, invoiceId: string) {
  const [facts] = await db
    .select({
      ...{ row: invoices, attachesEhf: schoolOrders.attachesEhf },
      ...{ school: schools.name, schoolId: schools.id },
    })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(schools, eq(schools.id, schoolOrders.schoolId))
    .where(eq(invoices.id, invoiceId));
  return facts!;
}

function change(db: Queryable, { invoiceId }: Delivery, values: Partial<Delivery>) {
  return db.update(invoiceDeliveries).set(values).where(eq(invoiceDeliveries.invoiceId, invoiceId));
}
