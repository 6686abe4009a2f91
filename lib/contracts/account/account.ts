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
 * Request body with a code from a mail. `POST /account/email-confirmation` confirms the account's e-mail address and
 * ends all sessions of the account except the current session. `POST /account/disowned` deletes an account with an
 * unconfirmed address; no session is needed.
 */
export const mailedCodeSchema = z.strictObject({ code: z.string().min(1).max(1000) });

/**
 * Body of `POST /account/email-recovery`, which restores the account's former e-mail address and mails a link for a new
 * password. `code` comes from a mail.
 */
export const emailRecoverySchema = mailedCodeSchema.extend({ language });

/** Response to `GET /account/sessions`: the account's sessions, the most recently used first. */
export const sessionListSchema = z.array(
  z.object({
    id: z.uuid(),
    /** Browser and operating system of a session, such as "Chrome, Windows"; empty if unknown. */
    device: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  }),
);
export type SessionEntry = z.infer<typeof sessionListSchema>[number];

const periodSchema = { periodStart: z.iso.date(), periodEnd: z.iso.date() };

const closingSchema = z.object({
  /**
   * Invoices that a closing school must still pay. `leftOre` is the unpaid amount with VAT; `number` is null if the
   * invoice is not issued yet.
   */
  toPay: z.array(
    z.object({ number: z.number().int().nullable(), leftOre: z.number().int(), ...periodSchema }),
  ),
  /**
   * Invoices that are credited when a school closes; `creditedOre` includes VAT. If `isUnsent` is true, the invoice was
   * not sent yet, and both the invoice and the credit note are never sent.
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

/** Response to `GET /account/departure`: the consequences if the teacher leaves the school or deletes the account. */
export const departureSchema = z.object({
  school: z
    .object({
      name: z.string(),
      /** True if the leaving teacher is the school's only admin, but not the school's only teacher. */
      isLastAdmin: z.boolean(),
      /** True if the leaving teacher is the school's only teacher. The school then closes. */
      isOnlyTeacher: z.boolean(),
      classes: z.number().int(),
      sharedRooms: z.number().int(),
    })
    .nullable(),
  personalClasses: z.number().int(),
  ownRooms: z.number().int(),
  card: cardSchema.nullable(),
  /**
   * Last day of the trial if the leaving teacher creates a new school today; null if the new school would get no trial.
   */
  newSchoolTrialEndsOn: z.iso.date().nullable(),
  /**
   * Payments and refunds if the school closes because the last teacher leaves. Null if the school stays open or never
   * ordered a subscription plan.
   */
  closing: closingSchema.nullable(),
});
export type Departure = z.infer<typeof departureSchema>;

/**
 * Body of `POST /account/leave-school`, which removes the teacher from the school. `take`: the teacher keeps the
 * personal classes (classes outside the school). `give`: the school gets the personal classes.
 */
export const leaveSchoolSchema = z.strictObject({ personalClasses: z.enum(['take', 'give']) });
export type LeaveSchool = z.infer<typeof leaveSchoolSchema>;

/**
 * Body of `POST /account/deletion`, which deletes the account. `idToken` proves that the user typed the password in the
 * last five minutes.
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
