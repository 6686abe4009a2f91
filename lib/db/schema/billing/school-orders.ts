import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { invoiceTypes } from '../../../core/billing/invoice/invoice-types';
import { agreements } from './agreements';
import { schools } from '../school/schools';
import { teachers } from '../account/teachers';

export const schoolOrders = pgTable(
  'school_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** School of an order. A school with orders cannot be deleted, because sales records must be retained. */
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    agreementId: uuid('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    orderedBy: uuid('ordered_by').references(() => teachers.id, { onDelete: 'set null' }),
    clientKey: uuid('client_key').notNull().unique(),
    tierId: text('tier_id').notNull(),
    lookupKey: text('lookup_key').notNull(),
    netOre: integer('net_ore').notNull(),
    vatOre: integer('vat_ore').notNull(),
    totalOre: integer('total_ore').notNull(),
    organizationName: text('organization_name').notNull(),
    organizationNumber: text('organization_number').notNull(),
    invoiceType: text('invoice_type', { enum: invoiceTypes }).notNull(),
    invoiceEmail: text('invoice_email'),
    attachesEhf: boolean('attaches_ehf').notNull().default(false),
    customerReference: text('customer_reference').notNull(),
    periodStart: timestamp('period_start', { withTimezone: true }).notNull(),
    periodEnd: timestamp('period_end', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('school_orders_school_idx').on(table.schoolId, table.createdAt),
    index('school_orders_agreement_idx').on(table.agreementId, table.periodStart),
    index('school_orders_created_idx').on(table.createdAt, table.id),
  ],
);
