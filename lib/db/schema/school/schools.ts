import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SchoolGrade } from '../../../core/school/grades';
import { licenceCodeAlphabet, licenceCodeLength } from '../../../core/school/licence-code';

const randomCharacter = `substr('${licenceCodeAlphabet}', get_byte(uuid_send(gen_random_uuid()), 0) % ${licenceCodeAlphabet.length} + 1, 1)`;
const randomLicenceCode = Array.from({ length: licenceCodeLength }, () => randomCharacter);

export const schools = pgTable('schools', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  organizationNumber: text('organization_number'),
  schoolYear: integer('school_year'),
  grades: jsonb().$type<SchoolGrade[]>().notNull().default([]),
  version: integer().notNull().default(1),
  licenceCode: text('licence_code')
    .notNull()
    .unique()
    .default(sql.raw(randomLicenceCode.join(' || '))),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
