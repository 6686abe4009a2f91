import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { AppError } from '@/lib/server/errors/app-error';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { firebaseAuth } from './firebase';
import { askFirebase } from './ask-firebase';

const withoutAccount = new Set([
  'auth/user-not-found',
  'auth/email-not-found',
  'auth/user-disabled',
  'auth/invalid-email',
]);

export async function makeAccountLink(
  kind: 'reset' | 'verify',
  email: string,
  language: Locale,
): Promise<string | null> {
  const auth = firebaseAuth();
  try {
    // With email enumeration protection, Firebase creates a link even for an address without an account, so the account
    // is looked up first.
    await askFirebase(() => auth.getUserByEmail(email));
    const link = await askFirebase(() =>
      kind === 'reset'
        ? auth.generatePasswordResetLink(email)
        : auth.generateEmailVerificationLink(email),
    );
    return toOwnPage(link, language);
  } catch (error) {
    const { code } = error as { code?: string };
    if (withoutAccount.has(code ?? '')) return null;
    throw error instanceof AppError
      ? error
      : new AppError('unavailable', { details: { provider: code } });
  }
}

function toOwnPage(link: string, language: Locale): string {
  const page = new URL(`${mailAddresses(language).app}/new-password`);
  const given = new URL(link).searchParams;
  for (const name of ['mode', 'oobCode']) page.searchParams.set(name, given.get(name) ?? '');
  return page.href;
}
