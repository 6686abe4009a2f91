import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { searchWordsOf, tsvector } from '../../search-words';
import { invoices } from './invoices';

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
    names: text().notNull(),
    searchWords: tsvector('search_words').notNull().generatedAlwaysAs(searchWordsOf('names')),
  },
  (table) => [
    index('invoice_search_due_idx').on(table.dueOn, table.invoiceId),
    index('invoice_search_organization_idx').on(table.organizationNumber),
    index('invoice_search_words_idx').using('gin', table.searchWords).with({ fastupdate: false }),
  ],
);

const sums = sql`select s.invoice_id, s.number, s.due_on, s.organization_number, s.names, s.search_words, o.school_id,
    greatest(0, rest - coalesce(w.amount_ore, 0)) as asked, greatest(0, -rest) as excess
  from invoice_search s join invoices i on i.id = s.invoice_id join school_orders o on o.id = i.order_id
    left join write_offs w on w.invoice_id = s.invoice_id
    cross join lateral (select i.total_ore
      - coalesce((select sum(n.total_ore) from invoices n where n.credits_id = i.id), 0)
      - coalesce((select sum(p.amount_ore) from payments p where p.invoice_id = i.id), 0) as rest) left_of`;

/** Balances of invoices. Without a filter by school, PostgreSQL computes the balances of all schools. */
export const invoiceBalances = pgView('invoice_balances', {
  invoiceId: uuid('invoice_id').notNull(),
  schoolId: uuid('school_id').notNull(),
  number: integer().notNull(),
  dueOn: date('due_on').notNull(),
  leftOre: integer('left_ore').notNull(),
  excessOre: integer('excess_ore').notNull(),
  isOpen: boolean('is_open').notNull(),
  organizationNumber: text('organization_number').notNull(),
  names: text().notNull(),
  searchWords: tsvector('search_words').notNull(),
})
  .as(sql`select invoice_id, school_id, number, due_on, left_ore, excess_ore, left_ore >= 1000 as is_open,
    organization_number, names, search_words
  from (select summed.*, greatest(0, least(asked, sum(asked) over due - greatest(0, sum(excess) over school + unnamed)))::int as left_ore,
      greatest(0, least(excess, sum(excess) over school + unnamed - sum(asked) over school))::int as excess_ore
    from (${sums}) summed cross join lateral (select coalesce(sum(p.amount_ore), 0) as unnamed
      from payments p where p.school_id = summed.school_id and p.invoice_id is null) money
    window school as (partition by school_id), due as (partition by school_id order by due_on, number)) each`);

export const schoolBalances = pgView('school_balances', {
  schoolId: uuid('school_id').notNull(),
  balanceOre: integer('balance_ore').notNull(),
})
  .as(sql`select school_id, (sum(asked - excess) - coalesce((select sum(p.amount_ore) from payments p
  where p.school_id = summed.school_id and p.invoice_id is null), 0))::int as balance_ore
  from (${sums}) summed group by school_id`);
