import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dunningSteps } from '../../../core/billing/receivables/dunning';
import { invoices } from './invoices';

export const dunning = pgTable(
  'dunning_steps',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    step: text({ enum: dunningSteps }).notNull(),
    takenOn: date('taken_on').notNull(),
    deliveredOn: date('delivered_on'),
    stopsOn: date('stops_on'),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.step] }),
    index('dunning_steps_stopped_idx')
      .on(table.invoiceId)
      .where(sql`step = 'stopped'`),
  ],
);
