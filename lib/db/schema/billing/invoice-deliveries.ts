import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { invoiceTypes, type InvoiceType } from '../../../core/billing/invoice/invoice-types';
import { deliveryProblems } from '../../../core/billing/office/office-action';
import { invoices } from './invoices';

export interface RefusedWay {
  channel: InvoiceType;
  emailAddress: string | null;
  refusedAt: string;
  answer: string | null;
  to: 'known' | 'admin' | 'office';
  isOfInvoice?: boolean;
}

export const invoiceDeliveries = pgTable(
  'invoice_deliveries',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    channel: text({ enum: [...invoiceTypes, 'elsewhere'] }).notNull(),
    emailAddress: text('email_address'),
    attempts: integer().notNull().default(0),
    /**
     * Time of the next try to deliver an invoice or credit note. Each try first postpones this time, so that no second
     * server tries at the same time.
     */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    problem: text({ enum: deliveryProblems }),
    answer: text(),
    insteadOf: jsonb('instead_of').$type<RefusedWay>(),
    triedAdmin: boolean('tried_admin').notNull().default(false),
  },
  (table) => [
    index('invoice_deliveries_waiting_idx')
      .on(table.nextTryAt)
      .where(sql`delivered_at is null and refused_at is null`),
    index('invoice_deliveries_refused_idx')
      .on(table.refusedAt)
      .where(sql`refused_at is not null and delivered_at is null`),
    index('invoice_deliveries_admin_idx')
      .on(table.invoiceId)
      .where(sql`instead_of ->> 'to' = 'admin'`),
    check('invoice_deliveries_email_check', sql`(channel = 'email') = (email_address is not null)`),
  ],
);
