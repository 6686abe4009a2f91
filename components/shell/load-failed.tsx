'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Notice } from '../ui/notice';
import { PageHeading } from '../ui/page-heading';

interface LoadFailedProps {
  /** What was answered; where it says that there is no such thing, trying again is not offered. */
  error?: unknown;
  text: string;
  onRetry: () => void;
}

/** An id that is none gets 400, one of nothing or of somebody else's 404. */
function isMissing(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: number };
  return status === 404 || status === 400;
}

/** The page of something that does not exist, or that is not the teacher's: what happened, and the way home. */
export function NotFoundHere() {
  const t = useTranslations('LoadFailed');
  return (
    <>
      <PageHeading title={t('missingTitle')} text={t('missingText')} />
      <Link href="/app" className={buttonClass({})}>
        {t('home')}
      </Link>
    </>
  );
}

/** The page of content that could not be fetched. */
export function LoadFailed({ error, text, onRetry }: LoadFailedProps) {
  const t = useTranslations('LoadFailed');
  if (isMissing(error)) return <NotFoundHere />;
  return (
    <>
      <PageHeading back={{ href: '/app', label: t('home') }} title={t('failedTitle')} />
      <Notice
        tone="error"
        title={text}
        actions={
          <Button look="secondary" size="small" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      />
    </>
  );
}
