import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { invoices } from './invoices';
import { schools } from '../school/schools';

/** Money that came from schools, and below zero money that was paid back. Triggers refuse every later change. */
export const payments = pgTable(
  'payments',
  {
    /** Chosen by the page that registers it, so that a repeated request registers it once; or the bank's. */
    reference: text().primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    /** The invoice that it names, of the same school; null for money back from before payments named one. */
    invoiceId: uuid('invoice_id').references(() => invoices.id, { onDelete: 'restrict' }),
    amountOre: integer('amount_ore').notNull(),
    /** The day on which the bank booked it. */
    day: date().notNull(),
    /** The address of the clerk's account then: accounts may be deleted, payments are kept. */
    registeredBy: text('registered_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_school_idx').on(table.schoolId),
    index('payments_invoice_idx').on(table.invoiceId),
    index('payments_day_idx').on(table.day),
    check('payments_amount_check', sql`amount_ore <> 0`),
  ],
);

/** Invoices that are chased no more, each with the open amount that was given up. */
export const writeOffs = pgTable(
  'write_offs',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    amountOre: integer('amount_ore').notNull(),
    day: date().notNull(),
  },
  () => [check('write_offs_amount_check', sql`amount_ore > 0`)],
);
