'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';

export function HomeLink() {
  const t = useTranslations('Deleted');
  return (
    <a href={publicEnv().basePath || '/'} className={buttonClass({ look: 'secondary' })}>
      {t('home')}
    </a>
  );
}
