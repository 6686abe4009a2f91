import { realMessages } from '@/lib/i18n/testing/server-words';
import { authProblem, type AuthTask } from './auth-problem';

const { Auth } = realMessages('en');

/** Returns the English text that is shown for an error. */
function announcement(code: string, task: AuthTask): string {
  const { key, isDetailed } = authProblem(code, task);
  return isDetailed ? `${Auth[key]}: provider message` : Auth[key];
}

describe('an error at sign-in', () => {
  it.each([
    ['auth/invalid-email', 'Invalid email format.'],
    ['auth/user-disabled', 'Account disabled.'],
    ['auth/user-not-found', 'No account with this email.'],
    ['auth/wrong-password', 'Incorrect password.'],
    ['auth/too-many-requests', 'Too many failed attempts, try later.'],
    ['auth/invalid-credential', 'Wrong email or password.'],
    ['auth/operation-not-allowed', 'Error signing in: provider message'],
    ['auth/network-request-failed', 'Error signing in: provider message'],
    ['auth/', 'Error signing in: provider message'],
    ['toString', 'Error signing in: provider message'],
  ])('with the code %s has the text "%s"', (code, text) => {
    expect(announcement(code, 'signIn')).toBe(text);
  });
});

describe('an error at registration', () => {
  it.each([
    ['auth/email-already-in-use', Auth.errorEmailInUse],
    ['auth/weak-password', Auth.errorWeakPassword],
    ['auth/operation-not-allowed', 'Error signing up: provider message'],
  ])('with the code %s has the text "%s"', (code, text) => {
    expect(announcement(code, 'signUp')).toBe(text);
  });
});

describe('an error at a password reset', () => {
  it.each([
    ['auth/invalid-email', 'Invalid email format.'],
    ['auth/user-not-found', 'No account with this email.'],
    ['auth/too-many-requests', 'Too many failed attempts, try later.'],
    ['auth/user-disabled', 'Error resetting password: provider message'],
    ['auth/wrong-password', 'Error resetting password: provider message'],
    ['auth/invalid-credential', 'Error resetting password: provider message'],
    ['auth/internal-error', 'Error resetting password: provider message'],
  ])('with the code %s has the text "%s"', (code, text) => {
    expect(announcement(code, 'reset')).toBe(text);
  });
});

it.each([
  ['auth/invalid-email', 'signIn', 'email'],
  ['auth/user-not-found', 'signIn', 'email'],
  ['auth/wrong-password', 'signIn', 'password'],
  ['auth/invalid-credential', 'signIn', 'root'],
  ['auth/too-many-requests', 'signIn', 'root'],
  ['auth/email-already-in-use', 'signUp', 'email'],
  ['auth/user-not-found', 'reset', 'email'],
  ['auth/user-not-found', 'newPassword', 'root'],
  ['auth/weak-password', 'newPassword', 'password'],
] as const)('the error %s of the form %s belongs to the field %s', (code, task, field) => {
  expect(authProblem(code, task).field).toBe(field);
});

it('the English texts of the sign-in dialog equal the texts in the product specification', () => {
  expect([Auth.errorSignIn, Auth.errorResetPassword, Auth.errorEmailRequired]).toEqual([
    'Error signing in',
    'Error resetting password',
    'Email address is required',
  ]);
  expect(Auth.resetEmailSent).toBe('Password reset email sent! Check your inbox for instructions.');
});
