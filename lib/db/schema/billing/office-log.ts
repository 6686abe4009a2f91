import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  officeActionKinds,
  type OfficeActionDetail,
} from '@/lib/core/billing/office/office-action';
import { invoices } from './invoices';
import { schools } from '../school/schools';

export const officeLog = pgTable(
  'office_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: officeActionKinds }).notNull(),
    actor: text().notNull(),
    invoiceId: uuid('invoice_id').references(() => invoices.id, { onDelete: 'restrict' }),
    invoiceNumber: integer('invoice_number'),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'restrict' }),
    /** Details of an entry in the log of the billing office (staff). The details never contain names of persons. */
    detail: jsonb().$type<OfficeActionDetail>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('office_log_created_idx').on(table.createdAt, table.id),
    index('office_log_invoice_idx').on(table.invoiceId, table.createdAt),
  ],
);
