import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { invoices } from './invoices';

/**
 * Payments of invoices. Triggers refuse every later change: a payment that was registered by mistake is taken back by a
 * counter-entry, which is a row of its own with the amount below zero.
 */
export const payments = pgTable(
  'payments',
  {
    /** Chosen by the page that registers it, so that a repeated request registers it once. */
    id: uuid().primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    amountOre: integer('amount_ore').notNull(),
    /** The day on which the bank booked it; on a counter-entry the day on which it was taken back. */
    paidOn: date('paid_on').notNull(),
    source: text({ enum: ['byHand', 'bankFile', 'takenBack'] }).notNull(),
    /** The payment that a counter-entry takes back, whole and once. */
    reversesId: uuid('reverses_id')
      .unique()
      .references((): AnyPgColumn => payments.id, { onDelete: 'restrict' }),
    /** Names the payment at the bank, so that a file read twice registers nothing twice. */
    bankReference: text('bank_reference').unique(),
    /** The address of the clerk's account then: accounts may be deleted, books are kept. */
    registeredBy: text('registered_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_invoice_idx').on(table.invoiceId),
    check('payments_reverses_check', sql`(source = 'takenBack') = (reverses_id is not null)`),
    check(
      'payments_amount_check',
      sql`(reverses_id is null) = (amount_ore > 0) and amount_ore <> 0`,
    ),
    check('payments_bank_file_check', sql`source <> 'bankFile' or bank_reference is not null`),
  ],
);
