import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { activityKinds, type ActivityDetail } from '@/lib/core/school/activity';
import { schools } from './schools';
import { teachers } from '../account/teachers';

/**
 * Activity log of schools. The log contains only account ids and numbers, so that a name is deleted with its account.
 */
export const activityLog = pgTable(
  'activity_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    kind: text({ enum: activityKinds }).notNull(),
    actorId: uuid('actor_id').references(() => teachers.id, { onDelete: 'set null' }),
    subjectId: uuid('subject_id').references(() => teachers.id, { onDelete: 'set null' }),
    detail: jsonb().$type<ActivityDetail>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('activity_log_school_idx').on(table.schoolId, table.createdAt, table.id),
    index('activity_log_actor_idx').on(table.actorId),
    index('activity_log_subject_idx').on(table.subjectId),
  ],
);
