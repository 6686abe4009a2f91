import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { teachers } from '../account/teachers';

export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    language: text({ enum: ['no', 'en'] }).notNull(),
    recipient: text(),
    facts: jsonb().$type<Record<string, unknown>>(),
    cause: text().notNull().unique(),
    teacherId: uuid('teacher_id').references(() => teachers.id, { onDelete: 'cascade' }),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
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
