import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { invoices } from './invoices';
import { schools } from '../school/schools';

export const payments = pgTable(
  'payments',
  {
    reference: text().primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    invoiceId: uuid('invoice_id').references(() => invoices.id, { onDelete: 'restrict' }),
    amountOre: integer('amount_ore').notNull(),
    day: date().notNull(),
    /**
     * Account of the staff member who registered the payment. The column is no foreign key, because payments outlive a
     * deleted account.
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
