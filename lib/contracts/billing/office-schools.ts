import { z } from 'zod';
import { planStates } from '@/lib/core/billing/agreement/plan-state';
import { schoolActionKinds } from '@/lib/core/billing/office/office-action';
import { schoolTiers } from '@/lib/core/billing/plans';
import { emailAddress } from '../addresses';
import { call } from '../call';
import { pageQuery, searchSchema } from '../search';
import { organizationNumber } from './orders';

/** A school, which is closed if it has no teachers. `balanceOre` is its open amount, negative for a credit. */
const school = z.object({
  id: z.uuid(),
  name: z.string(),
  organizationNumber: z.string().nullable(),
  state: z.enum(planStates),
  plan: z.enum(schoolTiers.map(({ slug }) => slug)).nullable(),
  endsOn: z.string().nullable(),
  teachers: z.number().int(),
  balanceOre: z.number().int(),
  canExtendTrial: z.boolean(),
  /** Changes by the office, the latest first. */
  log: z.array(z.object({ kind: z.enum(schoolActionKinds), by: z.string(), at: z.iso.datetime() })),
});
export type OfficeSchool = z.infer<typeof school>;

/** A change of a school by a clerk. A wrong value gives the error `invalidRequest`, whose path is the field. */
const schoolAct = z.discriminatedUnion('act', [
  /** `lastDay` is later than the last day of the trial, and at most 90 days from today. */
  z.strictObject({ act: z.literal('extendTrial'), lastDay: z.iso.date() }),
  z.strictObject({ act: z.literal('correctNumber'), organizationNumber }),
  /** The teacher becomes the admin of a closed school. */
  z.strictObject({ act: z.literal('reopen'), adminEmail: emailAddress() }),
]);
export type SchoolAct = z.infer<typeof schoolAct>;

/** Calls about schools, by name, for clerks of the office; days and amounts as in `office.ts`. */
export const officeSchoolCalls = {
  /** Schools are found by name, organization number, or the email address of a teacher. */
  listOfficeSchools: call('GET', '/office/schools', 'clerk', {
    query: pageQuery.extend({ search: searchSchema.catch('') }),
    answer: z.object({ schools: z.array(school), next: z.string().nullable() }),
  }),
  changeOfficeSchool: call('POST', '/office/schools/{schoolId}', 'clerk', {
    body: schoolAct,
    codes: ['changedMeanwhile'],
  }),
};
