import { z } from 'zod';
import { emailAddress } from '../addresses';
import { language } from '../text';
import { call } from '../call';

/** `GET /session/me`: the e-mail address of the session; 401 without a session. */
export const sessionMeSchema = z.object({ email: z.string() });

/** `GET /session/identity`: public settings of the identity provider for the browser. */
export const identitySchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string().optional(),
  emulatorUrl: z.string().optional(),
});
export type Identity = z.infer<typeof identitySchema>;

/** `POST /sessionLogin`: exchanges an ID token for a session cookie. The token is at most five minutes old. */
export const sessionLoginSchema = z.strictObject({
  idToken: z.string().min(1).max(8192),
  /**
   * CSRF token of a sign-in request. It is empty if the browser could not fetch one; the server then refuses the
   * request.
   */
  csrfToken: z.string().max(200),
});

/** `POST /session/new-password`: sets a password by a mailed code and ends every session of the account. */
export const newPasswordSchema = z.strictObject({
  code: z.string().min(1).max(1000),
  password: z.string().min(8).max(128),
});

/** `POST /session/password-reset`: mails a link for a new password, in the given language. */
export const passwordResetSchema = z.strictObject({
  email: emailAddress(),
  language,
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

export const doneSchema = z.object({ status: z.literal('success') });

export const sessionCalls = {
  readMe: call('GET', '/session/me', 'required', { answer: sessionMeSchema }),
  /** Returns a CSRF token and also sets it as a cookie (double-submit cookie pattern). */
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
