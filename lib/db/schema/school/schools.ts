import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SchoolGrade } from '../../../core/school/grades';
import { licenceCodeAlphabet, licenceCodeLength } from '../../../core/school/licence-code';

// All eight bits of the first byte of a random UUID are random, and every row gets a new UUID.
const randomCharacter = `substr('${licenceCodeAlphabet}', get_byte(uuid_send(gen_random_uuid()), 0) % ${licenceCodeAlphabet.length} + 1, 1)`;
const randomLicenceCode = Array.from({ length: licenceCodeLength }, () => randomCharacter);

export const schools = pgTable('schools', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Nine digits; null until an admin has entered it. */
  organizationNumber: text('organization_number'),
  /** First calendar year of the school year: 2026 for 2026/27; null until an admin has chosen it. */
  schoolYear: integer('school_year'),
  /** The grades of the school, offered when a class is made. */
  grades: jsonb().$type<SchoolGrade[]>().notNull().default([]),
  /** Number of changes of the fields above, so that concurrent edits do not overwrite each other. */
  version: integer().notNull().default(1),
  /** Teachers join the school with this code. Stored without separator, as `parseLicenceCode` returns it. */
  licenceCode: text('licence_code')
    .notNull()
    .unique()
    .default(sql.raw(randomLicenceCode.join(' || '))),
  /** How many teachers the school has paid for. */
  seatLimit: integer('seat_limit').notNull().default(20),
  hasActiveSubscription: boolean('has_active_subscription').notNull().default(false),
  subscriptionCurrentPeriodEnd: timestamp('subscription_current_period_end', {
    withTimezone: true,
  }),
  trialExpiresAt: timestamp('trial_expires_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
