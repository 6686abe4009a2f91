'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { useCodeFromLink } from '@/components/account/sign-in/use-invitation';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { buttonClass } from '@/components/ui/button-class';
import { useAccount } from '@/lib/client/account/account';
import { AccountSection } from './account-section';
import { ChangePassword } from './change-password';
import { EmailSection } from './email-section';
import { ExportSection } from './export-section';
import { KeysSection } from './keys-section';
import { NameForm } from './name-form';
import { SchoolSection } from './school-section';
import { SessionsSection } from './sessions-section';

export function AccountPage({ language }: { language?: ReactNode }) {
  const t = useTranslations('Account');
  const [invitation, setInvitation] = useState<string>();
  useCodeFromLink(setInvitation);
  return (
    <FetchedPage
      query={useAccount()}
      title={t('title')}
      loading={t('loading')}
      kind="form"
      className="mx-auto max-w-4xl"
    >
      {(account) => (
        <>
          <AccountSection title={t('name')}>
            <NameForm name={account.name} />
          </AccountSection>
          <AccountSection title={t('email')}>
            <EmailSection account={account} />
          </AccountSection>
          <AccountSection title={t('password')}>
            <ChangePassword email={account.email} />
          </AccountSection>
          <AccountSection title={t('language')}>{language}</AccountSection>
          <AccountSection title={t('keys')}>
            <KeysSection />
          </AccountSection>
          <AccountSection title={t('sessions')}>
            <SessionsSection />
          </AccountSection>
          <AccountSection id="school" title={t('school')} isMeant={invitation !== undefined}>
            <SchoolSection invitation={invitation} />
          </AccountSection>
          <AccountSection title={t('plan')}>
            <p className="text-ink-soft">{t('planText')}</p>
            <Link href="/app/billing" className={buttonClass({ look: 'secondary' })}>
              {t('toBilling')}
            </Link>
          </AccountSection>
          <AccountSection title={t('data')}>
            <ExportSection />
          </AccountSection>
          <AccountSection title={t('deletion')}>
            <p className="text-ink-soft">{t('deletionText')}</p>
            <Link href="/app/account/delete" className={buttonClass({ look: 'danger' })}>
              {t('toDeletion')}
            </Link>
          </AccountSection>
        </>
      )}
    </FetchedPage>
  );
}
