'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/page-title';
import { publicEnv } from '@/lib/env/public';

/** The page after an account was deleted. */
export function AccountDeleted() {
  const t = useTranslations('Deleted');
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft mt-3 mb-8 text-lg">{t('text')}</p>
      <a href={publicEnv().basePath || '/'} className={buttonClass({ look: 'secondary' })}>
        {t('home')}
      </a>
    </div>
  );
}
