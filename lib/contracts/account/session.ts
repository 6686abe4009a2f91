import { z } from 'zod';
import { emailAddress } from '../addresses';
import { language } from '../text';
import { call } from '../call';

/** `GET /session/me`: the session's e-mail; 401 without a session. */
export const sessionMeSchema = z.object({ email: z.string() });

/** `GET /session/identity`: the browser's settings for the identity provider. None of them is secret. */
export const identitySchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string().optional(),
  /** Address of the Auth emulator, if used instead of Firebase. */
  emulatorUrl: z.string().optional(),
});
export type Identity = z.infer<typeof identitySchema>;

/** `POST /sessionLogin`: exchanges an ID token no older than five minutes for a session cookie. */
export const sessionLoginSchema = z.strictObject({
  idToken: z.string().min(1).max(8192),
  /**
   * CSRF token. If the browser could not fetch one, the text is empty, and the server refuses it like a wrong token.
   */
  csrfToken: z.string().max(200),
});

/** `POST /session/new-password`: sets a new password with a mailed code, and ends every session of the account. */
export const newPasswordSchema = z.strictObject({
  code: z.string().min(1).max(1000),
  password: z.string().min(8).max(128),
});

/** `POST /session/password-reset`: sends a password reset mail in the given language. */
export const passwordResetSchema = z.strictObject({
  email: emailAddress(),
  language,
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** The response to a change that returns no data. */
export const doneSchema = z.object({ status: z.literal('success') });

export const sessionCalls = {
  readMe: call('GET', '/session/me', 'required', { answer: sessionMeSchema }),
  /** Returns the visitor's double-submit token, which is also set as a cookie. */
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
