import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Buyer, Seller } from '@/lib/core/billing/invoice/invoice';
import { schoolOrders } from './school-orders';

export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: integer().notNull().unique(),
    type: text({ enum: ['invoice', 'creditNote'] }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => schoolOrders.id, { onDelete: 'restrict' }),
    creditsId: uuid('credits_id').references((): AnyPgColumn => invoices.id, {
      onDelete: 'restrict',
    }),
    issuedOn: date('issued_on').notNull(),
    lowersPrice: boolean('lowers_price').notNull().default(false),
    dueOn: date('due_on'),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    buyer: jsonb().$type<Buyer>().notNull(),
    customerReference: text('customer_reference'),
    language: text({ enum: ['no', 'en'] }).notNull(),
    netOre: integer('net_ore').notNull(),
    vatOre: integer('vat_ore').notNull(),
    totalOre: integer('total_ore').notNull(),
    setOffOre: integer('set_off_ore').notNull().default(0),
    kid: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('invoices_order_idx').on(table.orderId),
    index('invoices_credits_idx').on(table.creditsId),
    index('invoices_credit_notes_idx')
      .on(table.number)
      .where(sql`type = 'creditNote'`),
    check('invoices_lowers_price_check', sql`not lowers_price or type = 'creditNote'`),
    check('invoices_credits_check', sql`(type = 'creditNote') = (credits_id is not null)`),
    check('invoices_due_check', sql`(type = 'invoice') = (due_on is not null)`),
    check('invoices_total_check', sql`total_ore = net_ore + vat_ore`),
    check(
      'invoices_set_off_check',
      sql`set_off_ore between 0 and total_ore and (type = 'invoice' or set_off_ore = 0)`,
    ),
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
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    check('invoice_lines_net_check', sql`net_ore = quantity * unit_net_ore`),
  ],
);

export const invoiceCounters = pgTable(
  'invoice_counters',
  { id: integer().primaryKey(), lastNumber: integer('last_number').notNull() },
  () => [check('invoice_counters_one_check', sql`id = 1`)],
);
