import 'server-only';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { InvoiceEvent } from '@/lib/contracts/billing/office';
import type { InvoiceEventKind, OfficeActionKind } from '@/lib/core/billing/office/office-action';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceDeliveries,
  invoiceLines,
  invoices,
  officeLog,
  payments,
} from '@/lib/db/schema/tables';

type InvoiceRow = typeof invoices.$inferSelect;
type DeliveryRow = typeof invoiceDeliveries.$inferSelect;

export async function readHistory(db: Queryable, invoiceId: string): Promise<InvoiceEvent[]> {
  const documents = await db
    .select({ row: invoices, delivery: invoiceDeliveries, line: invoiceLines.description })
    .from(invoices)
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoices.id))
    .innerJoin(
      invoiceLines,
      and(eq(invoiceLines.invoiceId, invoices.id), eq(invoiceLines.position, 0)),
    )
    .where(or(eq(invoices.id, invoiceId), eq(invoices.creditsId, invoiceId)))
    .orderBy(asc(invoices.number));
  const { number } = documents[0]!.row;
  const log = await db
    .select()
    .from(officeLog)
    .where(
      inArray(
        officeLog.invoiceId,
        documents.map(({ row }) => row.id),
      ),
    );
  const paid = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  const creditedBy = (note: number) =>
    log.find(({ detail }) => detail.creditNoteNumber === note)?.actor ?? null;
  const events = [
    ...documents.flatMap(({ row, delivery, line }) => [
      row.creditsId === null
        ? toEvent('issued', row.createdAt, row.number)
        : toEvent('credited', row.createdAt, row.number, {
            by: creditedBy(row.number),
            amountOre: row.totalOre,
            about: line,
          }),
      ...(delivery ? deliveryEvents(row, delivery) : []),
    ]),
    ...paid.map((payment) =>
      toEvent(payment.amountOre > 0 ? 'paid' : 'paidBack', payment.createdAt, number, {
        by: payment.registeredBy,
        amountOre: Math.abs(payment.amountOre),
        day: payment.day,
      }),
    ),
    ...log.flatMap(({ kind, actor, createdAt, invoiceNumber, detail }) => {
      const known = ofLog[kind];
      const amountOre = detail.amountOre ?? null;
      return known ? toEvent(known, createdAt, invoiceNumber!, { by: actor, amountOre }) : [];
    }),
  ];
  return events.sort((a, b) => a.at.localeCompare(b.at));
}

const ofLog: Partial<Record<OfficeActionKind, InvoiceEventKind>> = {
  chasingStopped: 'chasingStopped',
  deliveryRetried: 'deliveryRetried',
  deliveryByEmail: 'deliveryByEmail',
  deliveredElsewhere: 'deliveredElsewhere',
};

function deliveryEvents({ number }: InvoiceRow, delivery: DeliveryRow): InvoiceEvent[] {
  const { channel, deliveredAt, refusedAt, withdrawnAt, emailAddress, answer, insteadOf } =
    delivery;
  const events: InvoiceEvent[] = [];
  if (insteadOf) {
    const kind = { known: 'sentToKnown', admin: 'sentToAdmin', office: 'sentToOffice' } as const;
    const at = new Date(insteadOf.refusedAt);
    events.push(toEvent(kind[insteadOf.to], at, number, { emailAddress, about: insteadOf.answer }));
  }
  if (deliveredAt && channel !== 'elsewhere') {
    events.push(toEvent('delivered', deliveredAt, number, { emailAddress }));
  } else if (refusedAt && !deliveredAt) {
    events.push(toEvent('refused', refusedAt, number, { emailAddress, about: answer }));
  } else if (withdrawnAt) {
    events.push(toEvent('withdrawn', withdrawnAt, number));
  }
  return events;
}

function toEvent(
  kind: InvoiceEventKind,
  at: Date,
  number: number,
  facts: Partial<InvoiceEvent> = {},
): InvoiceEvent {
  return {
    kind,
    at: at.toISOString(),
    by: null,
    number,
    amountOre: null,
    day: null,
    emailAddress: null,
    about: null,
    ...facts,
  };
}
