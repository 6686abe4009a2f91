/** What Firebase says of a token or cookie that does not hold (firebase.google.com/docs/auth/admin/errors). */
const refusals = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie',
  'auth/invalid-uid',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whether the identity provider says no. Its other errors mean that it could not say. */
export function isRefusal(error: unknown): boolean {
  return refusals.has((error as { code?: string } | undefined)?.code ?? '');
}
