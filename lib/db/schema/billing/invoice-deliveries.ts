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
import { deliveryProblems } from '../../../core/billing/office/failures';
import { invoices } from './invoices';

/** How a document was refused that goes another way since. */
export interface RefusedWay {
  channel: InvoiceType;
  emailAddress: string | null;
  /** ISO 8601. */
  refusedAt: string;
  /** As the delivery's own. */
  answer: string | null;
  /**
   * The recipient tried instead: an address known for the school's invoices, where the buyer takes no EHF; one of its
   * admins; or an address from the office.
   */
  to: 'known' | 'admin' | 'office';
  /** Set on a credit note whose invoice was refused in this way: it goes where the invoice went. */
  isOfInvoice?: boolean;
}

/** How each invoice and credit note goes to its buyer; made in the transaction that issues it. */
export const invoiceDeliveries = pgTable(
  'invoice_deliveries',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    /** `elsewhere`: a clerk has delivered it outside the product. */
    channel: text({ enum: [...invoiceTypes, 'elsewhere'] }).notNull(),
    /** Null for all but `email`; EHF goes to the buyer's organization number. */
    emailAddress: text('email_address'),
    attempts: integer().notNull().default(0),
    /** Not tried before; moved ahead before each try, so that two nodes do not try at once. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When it was given up. Until then a failure is tried again. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    /** When it was taken back before it was delivered: nobody needs the document. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** Why the last try failed; null if it did not. */
    problem: text({ enum: deliveryProblems }),
    /** The reply of the access point or the mail server, word for word and cut; null if it said nothing. */
    answer: text(),
    /** Null while the document goes the way that the buyer asked for. */
    insteadOf: jsonb('instead_of').$type<RefusedWay>(),
    /** An admin's address is tried once. */
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
