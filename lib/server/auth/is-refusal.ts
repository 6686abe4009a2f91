/** Firebase error codes of an invalid ID token (firebase.google.com/docs/auth/admin/errors). */
const refusals = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/user-disabled',
  'auth/user-not-found',
]);

export function isRefusal(error: unknown): boolean {
  return refusals.has((error as { code?: string } | undefined)?.code ?? '');
}
