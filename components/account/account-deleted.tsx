'use client';

import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/ui/page-title';
import { HomeLink } from './home-link';

export function AccountDeleted() {
  const t = useTranslations('Deleted');
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft mt-3 mb-8 text-lg">{t('text')}</p>
      <HomeLink />
    </div>
  );
}
