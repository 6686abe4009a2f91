import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dunningSteps } from '../../../core/billing/receivables/dunning';
import { invoices } from './invoices';

/** The steps of dunning that were taken for each invoice. */
export const dunning = pgTable(
  'dunning_steps',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    step: text({ enum: dunningSteps }).notNull(),
    takenOn: date('taken_on').notNull(),
    /** When its mail first reached a reader; null until then. A stop has no mail. */
    deliveredOn: date('delivered_on'),
    /** The day of the stop, as readers were told; null on the stop itself. */
    stopsOn: date('stops_on'),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.step] }),
    index('dunning_steps_stopped_idx')
      .on(table.invoiceId)
      .where(sql`step = 'stopped'`),
  ],
);
