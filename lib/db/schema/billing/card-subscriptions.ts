import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { teachers } from '../account/teachers';

export const cardSubscriptions = pgTable(
  'card_subscriptions',
  {
    id: text().primaryKey(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    lookupKey: text('lookup_key').notNull(),
    status: text().notNull(),
    currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    lastEventCreated: timestamp('last_event_created', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('card_subscriptions_teacher_idx').on(table.teacherId)],
);
