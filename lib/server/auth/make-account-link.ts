import 'server-only';
import { publicEnv } from '@/lib/env/public';
import { AppError } from '@/lib/server/errors/app-error';
import { firebaseAuth } from './firebase';
import { withDeadline } from './with-deadline';

/** What Firebase says of an address to which no link can be made. */
const withoutAccount = new Set([
  'auth/user-not-found',
  'auth/email-not-found',
  'auth/user-disabled',
  'auth/invalid-email',
]);

/**
 * Makes the address of a page of ours on which a password is chosen or an e-mail address is confirmed. Null if no account
 * has the address. Throws `unavailable` if Firebase does not answer in time.
 */
export async function makeAccountLink(
  kind: 'reset' | 'verify',
  email: string,
): Promise<string | null> {
  const auth = firebaseAuth();
  try {
    const link = await withDeadline(
      kind === 'reset'
        ? auth.generatePasswordResetLink(email)
        : auth.generateEmailVerificationLink(email),
    );
    return toOwnPage(link);
  } catch (error) {
    const { code } = error as { code?: string };
    if (withoutAccount.has(code ?? '')) return null;
    throw error instanceof AppError
      ? error
      : new AppError('unavailable', { details: { provider: code } });
  }
}

/** Firebase's link leads to its own page, with what counts in its query. */
function toOwnPage(link: string): string {
  const page = new URL(`${publicEnv.appUrl}/new-password`, publicEnv.siteUrls.no);
  const given = new URL(link).searchParams;
  for (const name of ['mode', 'oobCode']) page.searchParams.set(name, given.get(name) ?? '');
  return page.href;
}
