import { z } from 'zod';
import { emailAddress } from '../addresses';
import { language } from '../text';
import { call } from '../call';

/** Response to `GET /session/me`: the e-mail address of the signed-in user. Without a session, the response is 401. */
export const sessionMeSchema = z.object({ email: z.string() });

/** Response to `GET /session/identity`: the public settings that a browser needs to use the identity provider. */
export const identitySchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string().optional(),
  emulatorUrl: z.string().optional(),
});
export type Identity = z.infer<typeof identitySchema>;

/**
 * Body of `POST /sessionLogin`, which exchanges an ID token of the identity provider for a session cookie. The ID token
 * must be at most five minutes old.
 */
export const sessionLoginSchema = z.strictObject({
  idToken: z.string().min(1).max(8192),
  /**
   * CSRF token of a sign-in request. Empty if the browser could not fetch a CSRF token; the server then refuses the
   * request.
   */
  csrfToken: z.string().max(200),
});

/**
 * Body of `POST /session/new-password`, which sets a new password and ends every session of the account. `code` comes
 * from a mail.
 */
export const newPasswordSchema = z.strictObject({
  code: z.string().min(1).max(1000),
  password: z.string().min(8).max(128),
});

/**
 * Body of `POST /session/password-reset`, which mails a link for a new password. `language` is the language of the
 * mail.
 */
export const passwordResetSchema = z.strictObject({
  email: emailAddress(),
  language,
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

export const doneSchema = z.object({ status: z.literal('success') });

export const sessionCalls = {
  readMe: call('GET', '/session/me', 'required', { answer: sessionMeSchema }),
  /** Returns a CSRF token and also sets the token as a cookie (double-submit cookie pattern). */
  readCsrf: call('GET', '/session/csrf', 'none', { answer: z.object({ csrfToken: z.string() }) }),
  readIdentity: call('GET', '/session/identity', 'none', { answer: identitySchema }),
  setNewPassword: call('POST', '/session/new-password', 'none', {
    body: newPasswordSchema,
    codes: ['accountDeleted', 'identityRefused', 'tooManyRequests'],
  }),
  sendPasswordReset: call('POST', '/session/password-reset', 'none', {
    body: passwordResetSchema,
    codes: ['identityRefused', 'tooManyRequests'],
  }),
  signIn: call('POST', '/sessionLogin', 'none', {
    body: sessionLoginSchema,
    answer: doneSchema,
    codes: [
      'accountDeleted',
      'csrfMismatch',
      'idTokenRejected',
      'idTokenTooOld',
      'tooManyRequests',
    ],
  }),
  signOut: call('POST', '/sessionLogout', 'none', { answer: doneSchema }),
};
