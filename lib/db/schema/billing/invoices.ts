import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Buyer, Seller } from '@/lib/core/billing/invoice/invoice';
import { schoolOrders } from './school-orders';

/**
 * Issued invoices and credit notes, with all facts as they were then. Triggers refuse every later change, so what is
 * paid and delivered stands elsewhere. Amounts are positive øre, on a credit note too.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One series without gaps for both types; taken from `invoice_counters` in the same transaction. */
    number: integer().notNull().unique(),
    type: text({ enum: ['invoice', 'creditNote'] }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => schoolOrders.id, { onDelete: 'restrict' }),
    /** The invoice that a credit note corrects; null on an invoice. */
    creditsId: uuid('credits_id').references((): AnyPgColumn => invoices.id, {
      onDelete: 'restrict',
    }),
    issuedOn: date('issued_on').notNull(),
    /** How many invoices of the same period were credited before; 0 on a credit note. */
    round: integer().notNull().default(0),
    /** Null on a credit note. */
    dueOn: date('due_on'),
    /** First and last day that are paid for. */
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    buyer: jsonb().$type<Buyer>().notNull(),
    customerReference: text('customer_reference'),
    language: text({ enum: ['no', 'en'] }).notNull(),
    netOre: integer('net_ore').notNull(),
    vatOre: integer('vat_ore').notNull(),
    totalOre: integer('total_ore').notNull(),
    kid: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // A period of an order is invoiced once, and again only after a credit note.
    uniqueIndex('invoices_order_period_key')
      .on(table.orderId, table.periodStart, table.round)
      .where(sql`type = 'invoice'`),
    index('invoices_credits_idx').on(table.creditsId),
    check('invoices_credits_check', sql`(type = 'creditNote') = (credits_id is not null)`),
    check('invoices_due_check', sql`(type = 'invoice') = (due_on is not null)`),
    check('invoices_total_check', sql`total_ore = net_ore + vat_ore`),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    description: text().notNull(),
    quantity: integer().notNull(),
    unitNetOre: integer('unit_net_ore').notNull(),
    netOre: integer('net_ore').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    check('invoice_lines_net_check', sql`net_ore = quantity * unit_net_ore`),
  ],
);

/** One row: the last number that is used, locked from taking a number to the end of the transaction. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { id: integer().primaryKey(), lastNumber: integer('last_number').notNull() },
  () => [check('invoice_counters_one_check', sql`id = 1`)],
);
