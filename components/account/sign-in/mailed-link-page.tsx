'use client';

import { useSearchParams } from 'next/navigation';
import { ConfirmEmailPage, isEmailLink } from './confirm-email-page';
import { NewPasswordPage } from './new-password-page';

export function MailedLinkPage() {
  const search = useSearchParams();
  const mode = search.get('mode');
  if (isEmailLink(mode)) return <ConfirmEmailPage link={mode} code={search.get('oobCode') ?? ''} />;
  return <NewPasswordPage />;
}
