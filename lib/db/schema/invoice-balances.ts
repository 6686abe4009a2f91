import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { searchWordsOf, tsvector } from '../search-words';
import { invoices } from './invoices';

/**
 * What is left to pay of each invoice, so that lists of thousands are read by an index. Triggers on `invoices` and
 * `payments` keep it, in the same transaction: no other code writes here.
 */
export const invoiceBalances = pgTable(
  'invoice_balances',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    number: integer().notNull().unique(),
    dueOn: date('due_on').notNull(),
    /** Below zero if more was paid or credited than the invoice's total. */
    leftOre: integer('left_ore').notNull(),
    organizationNumber: text('organization_number').notNull(),
    /** The buyer and the school as they were called when the invoice was issued. */
    names: text().notNull(),
    searchWords: tsvector('search_words').notNull().generatedAlwaysAs(searchWordsOf('names')),
  },
  (table) => [
    index('invoice_balances_open_idx')
      .on(table.dueOn, table.invoiceId)
      .where(sql`left_ore > 0`),
    index('invoice_balances_settled_idx')
      .on(table.number)
      .where(sql`left_ore <= 0`),
    index('invoice_balances_organization_idx').on(table.organizationNumber),
    index('invoice_balances_search_idx')
      .using('gin', table.searchWords)
      .with({ fastupdate: false }),
  ],
);
