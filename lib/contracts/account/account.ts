import { z } from 'zod';
import { cardSchema } from '../billing/billing';
import { personNameMaxLength } from './teachers';
import { language, text } from '../text';
import { call } from '../call';
import { doneSchema } from './session';

/** `GET /account`: the signed-in teacher's own account. */
export const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** Whether the address was confirmed by a mailed link. */
  isEmailVerified: z.boolean(),
  /** Whether the account belongs to the company's own staff, who may use the office. */
  isClerk: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * `POST /account/email-confirmation`: confirms the signed-in account's address by the code of a mailed link, and ends
 * its other sessions. `POST /account/disowned`: deletes the account of an unconfirmed address by that code, without a
 * session.
 */
export const mailedCodeSchema = z.strictObject({ code: z.string().min(1).max(1000) });

/**
 * `POST /account/email-recovery`: reverts a change of the address by a mailed code, and mails a link for a new
 * password.
 */
export const emailRecoverySchema = mailedCodeSchema.extend({ language });

/** `GET /account/sessions`: the sessions of the account, the last used first. Times are ISO 8601 in UTC. */
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

/** The remaining costs of a school that closes. Amounts in øre, VAT included; days are calendar days in Norway. */
const closingSchema = z.object({
  /** Invoices for periods that have begun. The number is null if the invoice is not issued yet. */
  toPay: z.array(
    z.object({ number: z.number().int().nullable(), leftOre: z.number().int(), ...periodSchema }),
  ),
  /**
   * The invoices that are credited when the school closes. `notBegun`: the billed period has not begun. `inTrial`: the
   * period began with the running trial. `stopped`: the plan was stopped for the invoice. `isUnsent`: the school gets
   * neither the invoice nor the credit note.
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
  /** The school's credit after closing, which is paid back. */
  creditOre: z.number().int().min(0),
});
export type Closing = z.infer<typeof closingSchema>;

/**
 * `GET /account/departure`: the consequences of leaving the school or deleting the account. Classes of the school are
 * those that the teacher owns there; personal classes belong to no school.
 */
export const departureSchema = z.object({
  school: z
    .object({
      name: z.string(),
      /** Whether the school has other teachers, but no other admin. */
      isLastAdmin: z.boolean(),
      /** Whether the school has no other teacher, and therefore closes when this teacher leaves. */
      isOnlyTeacher: z.boolean(),
      classes: z.number().int(),
      sharedRooms: z.number().int(),
    })
    .nullable(),
  personalClasses: z.number().int(),
  /** Number of rooms that are not shared with a school. */
  ownRooms: z.number().int(),
  /** The card subscription; null if none is active. */
  card: cardSchema.nullable(),
  /** If the teacher created a school now, the last day of its trial; null if it would have no trial. */
  newSchoolTrialEndsOn: z.iso.date().nullable(),
  /** The remaining costs of the school; null if the school does not close or has never ordered a plan. */
  closing: closingSchema.nullable(),
});
export type Departure = z.infer<typeof departureSchema>;

/**
 * `POST /account/leave-school`: leaves the school. Personal classes remain the teacher's, or are given to the school.
 */
export const leaveSchoolSchema = z.strictObject({ personalClasses: z.enum(['take', 'give']) });
export type LeaveSchool = z.infer<typeof leaveSchoolSchema>;

/**
 * `POST /account/deletion`: deletes the account. The ID token proves that the password was typed within five minutes.
 * Classes that the teacher owns at their school remain there, unless the teacher chooses otherwise.
 */
export const deleteAccountSchema = z.strictObject({
  idToken: z.string().min(1).max(8192),
  schoolClasses: z.enum(['keep', 'delete']),
});
export type DeleteAccount = z.infer<typeof deleteAccountSchema>;

export const accountCalls = {
  readAccount: call('GET', '/account', 'teacher', { answer: accountSchema }),
  /** Changes the name that colleagues see. Returns the account. */
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
  /** Accepts this version of the terms, and confirms the minimum age. */
  acceptTerms: call('PUT', '/account/terms', 'teacher', {
    body: z.strictObject({ version: z.string().max(20) }),
    codes: ['termsNotAccepted'],
  }),
  /** Sends a mail with a link that confirms the address, in the given language. */
  sendVerificationMail: call('POST', '/account/verification-mail', 'required', {
    body: z.strictObject({ language }),
    codes: ['identityRefused', 'tooManyRequests'],
  }),
};
