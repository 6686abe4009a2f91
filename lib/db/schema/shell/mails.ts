import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { teachers } from '../account/teachers';

/**
 * The outbox: mails that are to be sent, each queued in the transaction of its cause. Invoices and credit notes have
 * `invoice_deliveries` instead.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also its Message-ID, at every try. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    language: text({ enum: ['no', 'en'] }).notNull(),
    /** Null once the row is emptied. */
    recipient: text(),
    /** The facts of the mail, by its kind; null once the row is emptied. */
    facts: jsonb().$type<Record<string, unknown>>(),
    /** The cause of the mail, such as "order:" and its id. A cause is queued once. */
    cause: text().notNull().unique(),
    /** The teacher with whose account the row goes: the reader, or the sender of what a teacher asked us to send. */
    teacherId: uuid('teacher_id').references(() => teachers.id, { onDelete: 'cascade' }),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Not tried before; moved ahead before each try, so that two nodes do not try at once. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Until then a failure is tried again. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    /** The error of the last try, without names and addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_waiting_idx')
      .on(table.nextTryAt)
      .where(sql`sent_at is null and given_up_at is null`),
    index('mails_given_up_idx')
      .on(table.givenUpAt)
      .where(sql`given_up_at is not null`),
    index('mails_teacher_idx').on(table.teacherId),
    check('mails_ended_check', sql`sent_at is null or given_up_at is null`),
    check(
      'mails_emptied_check',
      sql`(recipient is null) = (facts is null) and (facts is not null or sent_at is not null or given_up_at is not null)`,
    ),
  ],
);
