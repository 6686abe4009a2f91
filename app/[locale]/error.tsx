'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ProblemPage } from '@/components/shell/problem-page';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';

/** Instead of a page that broke while it was drawn. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('NotFound');
  return (
    <ProblemPage
      text={error.message}
      actions={
        <>
          <Button onClick={reset}>{t('retry')}</Button>
          <Link href="/" className={buttonClass({ look: 'secondary' })}>
            {t('home')}
          </Link>
        </>
      }
    />
  );
}
