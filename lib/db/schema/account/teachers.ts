import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foldedEmail } from '../../folded-email';
import { schools } from '../school/schools';
import { searchWordsOf, tsvector } from '../../search-words';

export const teachers = pgTable(
  'teachers',
  {
    id: uuid().primaryKey().defaultRandom(),
    firebaseUid: text('firebase_uid').notNull().unique(),
    name: text().notNull(),
    searchWords: tsvector('search_words').notNull().generatedAlwaysAs(searchWordsOf('name')),
    email: text().notNull(),
    role: text({ enum: ['teacher', 'admin'] })
      .notNull()
      .default('teacher'),
    schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
    firstSchoolAt: timestamp('first_school_at', { withTimezone: true }),
    hasActivePersonalSubscription: boolean('has_active_personal_subscription')
      .notNull()
      .default(false),
    personalSubscriptionCurrentPeriodEnd: timestamp('personal_subscription_current_period_end', {
      withTimezone: true,
    }),
    stripeCustomerId: text('stripe_customer_id').unique(),
    termsVersion: text('terms_version'),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('teachers_email_key').on(foldedEmail(table.email)),
    index('teachers_search_idx').using('gin', table.searchWords).with({ fastupdate: false }),
    index('teachers_school_name_idx').on(table.schoolId, sql`lower(${table.name})`, table.id),
  ],
);
