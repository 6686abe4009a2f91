import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { schools } from './schools';
import { teachers } from './teachers';

/** What a school has ordered, with everything that its invoice needs, as it was at that moment. */
export const schoolOrders = pgTable(
  'school_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A school with orders cannot be deleted: what was sold has to be kept. */
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    orderedBy: uuid('ordered_by').references(() => teachers.id, { onDelete: 'set null' }),
    /** Of the form that was sent: sent twice, it makes one order. */
    clientKey: uuid('client_key').notNull().unique(),
    tierId: text('tier_id').notNull(),
    lookupKey: text('lookup_key').notNull(),
    netOre: integer('net_ore').notNull(),
    vatOre: integer('vat_ore').notNull(),
    totalOre: integer('total_ore').notNull(),
    organizationName: text('organization_name').notNull(),
    organizationNumber: text('organization_number').notNull(),
    invoiceType: text('invoice_type', { enum: ['ehf', 'email'] }).notNull(),
    /** Where an invoice by e-mail goes; null where it goes as EHF. */
    invoiceEmail: text('invoice_email'),
    customerReference: text('customer_reference').notNull(),
    periodStart: timestamp('period_start', { withTimezone: true }).notNull(),
    periodEnd: timestamp('period_end', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('school_orders_school_idx').on(table.schoolId, table.createdAt)],
);
