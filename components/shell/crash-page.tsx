'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ProblemPage } from './problem-page';

export interface CrashPageProps {
  /** Whatever was thrown, which need not be an Error. */
  error: unknown;
  /** Fetches and draws the page again. */
  retry: () => void;
}

/** Instead of a page that broke while it was drawn. */
export function CrashPage({ error, retry }: CrashPageProps) {
  const t = useTranslations('NotFound');
  return (
    <ProblemPage
      text={error instanceof Error ? error.message : String(error)}
      actions={
        <>
          <Button onClick={retry}>{t('retry')}</Button>
          <Link href="/" prefetch={false} className={buttonClass({ look: 'secondary' })}>
            {t('home')}
          </Link>
        </>
      }
    />
  );
}
