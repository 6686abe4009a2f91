import { z } from 'zod';
import { cardSchema } from '../billing/billing';
import { personNameMaxLength } from './teachers';
import { language, text } from '../text';
import { call } from '../call';
import { doneSchema } from './session';

export const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  isClerk: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * `POST /account/email-confirmation` confirms an e-mail address by a mailed code and ends the account's other sessions.
 * `POST /account/disowned` deletes an unconfirmed account by such a code, without a session.
 */
export const mailedCodeSchema = z.strictObject({ code: z.string().min(1).max(1000) });

/**
 * `POST /account/email-recovery` restores the former e-mail address by a mailed code, and mails a link for a new
 * password.
 */
export const emailRecoverySchema = mailedCodeSchema.extend({ language });

/** `GET /account/sessions`: the account's sessions, the last used first. Times are ISO 8601 in UTC. */
export const sessionListSchema = z.array(
  z.object({
    id: z.uuid(),
    /** Browser and system, such as "Chrome, Windows"; empty if unknown. */
    device: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  }),
);
export type SessionEntry = z.infer<typeof sessionListSchema>[number];

const periodSchema = { periodStart: z.iso.date(), periodEnd: z.iso.date() };

/** Costs of a school that closes. Amounts are in øre with VAT; days are calendar days in Norway. */
const closingSchema = z.object({
  /** Invoices for periods that have begun; the invoice number is null until the invoice is issued. */
  toPay: z.array(
    z.object({ number: z.number().int().nullable(), leftOre: z.number().int(), ...periodSchema }),
  ),
  /**
   * Invoices that are credited when the school closes. With `isUnsent`, the school gets neither the invoice nor the
   * credit note.
   */
  takenBack: z.array(
    z.object({
      number: z.number().int(),
      creditedOre: z.number().int(),
      reason: z.enum(['notBegun', 'inTrial', 'stopped']),
      isUnsent: z.boolean(),
      ...periodSchema,
    }),
  ),
  /** The school's remaining credit in øre, which is paid back. */
  creditOre: z.number().int().min(0),
});
export type Closing = z.infer<typeof closingSchema>;

/** `GET /account/departure`: the consequences of leaving the school or deleting the account. */
export const departureSchema = z.object({
  school: z
    .object({
      name: z.string(),
      /** True if the school has other teachers, but no other admin. */
      isLastAdmin: z.boolean(),
      /** True if the school has no other teacher, and therefore closes when this teacher leaves. */
      isOnlyTeacher: z.boolean(),
      classes: z.number().int(),
      sharedRooms: z.number().int(),
    })
    .nullable(),
  personalClasses: z.number().int(),
  ownRooms: z.number().int(),
  /** The teacher's active card subscription; null if there is none. */
  card: cardSchema.nullable(),
  /** Last day of the trial if the teacher created a school now; null if there would be no trial. */
  newSchoolTrialEndsOn: z.iso.date().nullable(),
  /** Costs of the school if it closes when this teacher leaves; null if it stays open or never ordered a plan. */
  closing: closingSchema.nullable(),
});
export type Departure = z.infer<typeof departureSchema>;

/** `POST /account/leave-school`: personal classes remain the teacher's, or are given to the school. */
export const leaveSchoolSchema = z.strictObject({ personalClasses: z.enum(['take', 'give']) });
export type LeaveSchool = z.infer<typeof leaveSchoolSchema>;

/** `POST /account/deletion`: the ID token proves that the user typed the password within five minutes. */
export const deleteAccountSchema = z.strictObject({
  idToken: z.string().min(1).max(8192),
  schoolClasses: z.enum(['keep', 'delete']),
});
export type DeleteAccount = z.infer<typeof deleteAccountSchema>;

export const accountCalls = {
  readAccount: call('GET', '/account', 'teacher', { answer: accountSchema }),
  renameAccount: call('PATCH', '/account', 'teacher', {
    body: z.strictObject({ name: text(personNameMaxLength) }),
    answer: accountSchema,
  }),
  readDeparture: call('GET', '/account/departure', 'teacher', { answer: departureSchema }),
  deleteAccount: call('POST', '/account/deletion', 'required', {
    body: deleteAccountSchema,
    answer: doneSchema,
    codes: [
      'accountDeleted',
      'changedMeanwhile',
      'idTokenRejected',
      'idTokenTooOld',
      'lastAdmin',
      'notFound',
      'tooManyRequests',
    ],
  }),
  disownAccount: call('POST', '/account/disowned', 'none', {
    body: mailedCodeSchema,
    codes: [
      'accountDeleted',
      'changedMeanwhile',
      'forbidden',
      'identityRefused',
      'lastAdmin',
      'notFound',
      'tooManyRequests',
    ],
  }),
  confirmEmail: call('POST', '/account/email-confirmation', 'required', {
    body: mailedCodeSchema,
    codes: ['accountDeleted', 'forbidden', 'identityRefused', 'notFound', 'tooManyRequests'],
  }),
  recoverEmail: call('POST', '/account/email-recovery', 'none', {
    body: emailRecoverySchema,
    codes: ['accountDeleted', 'identityRefused', 'tooManyRequests'],
  }),
  endCard: call('POST', '/account/end-card', 'teacher', { codes: ['tooManyRequests'] }),
  exportAccount: call('POST', '/account/export', 'teacher', {
    answer: { file: ['application/json'] },
    codes: ['tooManyRequests'],
  }),
  leaveSchool: call('POST', '/account/leave-school', 'teacher', {
    body: leaveSchoolSchema,
    codes: ['changedMeanwhile', 'lastAdmin', 'notFound'],
  }),
  listSessions: call('GET', '/account/sessions', 'required', { answer: sessionListSchema }),
  endOtherSessions: call('DELETE', '/account/sessions', 'required', { codes: ['accountDeleted'] }),
  endSession: call('DELETE', '/account/sessions/{sessionId}', 'required'),
  acceptTerms: call('PUT', '/account/terms', 'teacher', {
    body: z.strictObject({ version: z.string().max(20) }),
    codes: ['termsNotAccepted'],
  }),
  sendVerificationMail: call('POST', '/account/verification-mail', 'required', {
    body: z.strictObject({ language }),
    codes: ['identityRefused', 'tooManyRequests'],
  }),
};
