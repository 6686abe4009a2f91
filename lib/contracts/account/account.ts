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
 * `POST /account/email-confirmation`: a mailed code confirms the account's e-mail address; its other sessions end.
 * `POST /account/disowned`: a mailed code deletes an unconfirmed account; no session is needed.
 */
export const mailedCodeSchema = z.strictObject({ code: z.string().min(1).max(1000) });

/**
 * `POST /account/email-recovery`: a mailed code restores the account's former e-mail address. A link for a new password
 * is mailed.
 */
export const emailRecoverySchema = mailedCodeSchema.extend({ language });

/** `GET /account/sessions`: the account's sessions, the last used first. Times are ISO 8601 in UTC. */
export const sessionListSchema = z.array(
  z.object({
    id: z.uuid(),
    /** Browser and system of a session, such as "Chrome, Windows"; empty if unknown. */
    device: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  }),
);
export type SessionEntry = z.infer<typeof sessionListSchema>[number];

const periodSchema = { periodStart: z.iso.date(), periodEnd: z.iso.date() };

/** Payments and refunds of a school that closes. Amounts are in øre with VAT; days are calendar days in Norway. */
const closingSchema = z.object({
  /** Invoices that a closing school must still pay. An invoice has no number (null) until it is issued. */
  toPay: z.array(
    z.object({ number: z.number().int().nullable(), leftOre: z.number().int(), ...periodSchema }),
  ),
  /**
   * Invoices that are credited when a school closes. `isUnsent` means that the invoice was not sent yet; then neither
   * the invoice nor its credit note will be sent.
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
  creditOre: z.number().int().min(0),
});
export type Closing = z.infer<typeof closingSchema>;

/** `GET /account/departure`: the consequences of leaving the school or deleting the account. */
export const departureSchema = z.object({
  school: z
    .object({
      name: z.string(),
      /** True if the school of a leaving teacher has other teachers, but no other admin. */
      isLastAdmin: z.boolean(),
      /** True if a leaving teacher is the school's only teacher, so that the school closes. */
      isOnlyTeacher: z.boolean(),
      classes: z.number().int(),
      sharedRooms: z.number().int(),
    })
    .nullable(),
  personalClasses: z.number().int(),
  ownRooms: z.number().int(),
  card: cardSchema.nullable(),
  /**
   * Last day of the trial that the leaving teacher would get by creating a new school now; null if they would get no
   * trial.
   */
  newSchoolTrialEndsOn: z.iso.date().nullable(),
  /**
   * Payments of a school that closes when its last teacher leaves; null if the school stays open or never ordered a
   * plan.
   */
  closing: closingSchema.nullable(),
});
export type Departure = z.infer<typeof departureSchema>;

/**
 * `POST /account/leave-school`: the teacher leaves the school, and keeps personal classes or gives them to the school.
 */
export const leaveSchoolSchema = z.strictObject({ personalClasses: z.enum(['take', 'give']) });
export type LeaveSchool = z.infer<typeof leaveSchoolSchema>;

/**
 * `POST /account/deletion`: deletes the account. The ID token proves that the user typed the password in the last five
 * minutes.
 */
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
