import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { searchWordsOf, tsvector } from '../../search-words';
import { invoices } from './invoices';

/** By what invoices are found. A trigger on `invoices` adds the row: no other code writes here. */
export const invoiceSearch = pgTable(
  'invoice_search',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    number: integer().notNull().unique(),
    dueOn: date('due_on').notNull(),
    totalOre: integer('total_ore').notNull(),
    organizationNumber: text('organization_number').notNull(),
    /** The buyer and the school as they were called when the invoice was issued. */
    names: text().notNull(),
    searchWords: tsvector('search_words').notNull().generatedAlwaysAs(searchWordsOf('names')),
  },
  (table) => [
    index('invoice_search_due_idx').on(table.dueOn, table.invoiceId),
    index('invoice_search_organization_idx').on(table.organizationNumber),
    index('invoice_search_words_idx').using('gin', table.searchWords).with({ fastupdate: false }),
  ],
);

/** Invoices with what is left to pay of each. */
export const invoiceBalances = pgView('invoice_balances', {
  invoiceId: uuid('invoice_id').notNull(),
  number: integer().notNull(),
  dueOn: date('due_on').notNull(),
  leftOre: integer('left_ore').notNull(),
  organizationNumber: text('organization_number').notNull(),
  names: text().notNull(),
  searchWords: tsvector('search_words').notNull(),
}).as(sql`select s.invoice_id, s.number, s.due_on,
  coalesce(e.left_ore, 0) as left_ore, s.organization_number, s.names, s.search_words
  from invoice_search s left join open_entries e on e.id = s.invoice_id`);
