import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { invoices } from './invoices';
import { schools } from '../school/schools';

/** Payments from schools; a negative amount is money paid back. Triggers refuse every later change. */
export const payments = pgTable(
  'payments',
  {
    /** Idempotency key of the page that registers the payment, or the bank's reference. */
    reference: text().primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    /** The invoice named by the payment, of the same school. Null for old repayments, which named no invoice. */
    invoiceId: uuid('invoice_id').references(() => invoices.id, { onDelete: 'restrict' }),
    amountOre: integer('amount_ore').notNull(),
    day: date().notNull(),
    /**
     * Address of the clerk's account when the payment was registered. The account may be deleted; the payment may not.
     */
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
