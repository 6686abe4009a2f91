'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { PageHeading } from '@/components/ui/page-heading';
import { RetryNotice } from './retry-notice';

interface LoadFailedProps {
  error: unknown;
  back?: { href: string; label: string };
  onRetry: () => unknown;
}

function isMissing(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: number };
  return status === 404 || status === 400;
}

function NotFoundHere({ back }: { back: { href: string; label: string } }) {
  const t = useTranslations('LoadFailed');
  return (
    <>
      <PageHeading title={t('missingTitle')} text={t('missingText')} />
      <Link href={back.href} className={buttonClass({})}>
        {back.label}
      </Link>
    </>
  );
}

export function LoadFailed({ error, back, onRetry }: LoadFailedProps) {
  const t = useTranslations('LoadFailed');
  const list = back ?? { href: '/app', label: t('home') };
  if (isMissing(error)) return <NotFoundHere back={list} />;
  return (
    <>
      <PageHeading back={list} title={t('failedTitle')} />
      <RetryNotice error={error} onRetry={onRetry} />
    </>
  );
}
