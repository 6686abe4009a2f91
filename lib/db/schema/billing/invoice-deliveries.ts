import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { invoices } from './invoices';

/** How each invoice and credit note goes to its buyer; made in the transaction that issues it. */
export const invoiceDeliveries = pgTable(
  'invoice_deliveries',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    /** `elsewhere`: a clerk has delivered it outside the product. */
    channel: text({ enum: ['ehf', 'email', 'elsewhere'] }).notNull(),
    /** Null for all but `email`; EHF goes to the buyer's organization number. */
    emailAddress: text('email_address'),
    attempts: integer().notNull().default(0),
    /** Not tried before; moved ahead before each try, so that two nodes do not try at once. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When it was given up. Until then a failure is tried again. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    /** Of the last try, without names and addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('invoice_deliveries_waiting_idx')
      .on(table.nextTryAt)
      .where(sql`delivered_at is null and refused_at is null`),
    index('invoice_deliveries_refused_idx')
      .on(table.refusedAt)
      .where(sql`refused_at is not null and delivered_at is null`),
    check('invoice_deliveries_email_check', sql`(channel = 'email') = (email_address is not null)`),
  ],
);
