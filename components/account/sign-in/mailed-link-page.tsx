'use client';

import { useSearchParams } from 'next/navigation';
import { ConfirmEmailPage, isEmailLink } from './confirm-email-page';
import { NewPasswordPage } from './new-password-page';

/**
 * The page that every mailed link opens, because a Firebase project has one address for all kinds of links.
 */
export function MailedLinkPage() {
  const search = useSearchParams();
  const mode = search.get('mode');
  if (isEmailLink(mode)) return <ConfirmEmailPage link={mode} code={search.get('oobCode') ?? ''} />;
  return <NewPasswordPage />;
}
