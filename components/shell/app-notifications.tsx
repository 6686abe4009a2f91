'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { dismissOlderThan } from '@/components/ui/notifications';
import { PageNotifications } from './page-notifications';

const carriedOverMs = 1500;

function DismissOnNavigation() {
  const place = `${usePathname()}?${useSearchParams().toString()}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    dismissOlderThan(carriedOverMs);
  }, [place]);
  return null;
}

export function AppNotifications() {
  const frame = useTranslations('Frame');
  const t = useTranslations('Session');
  return (
    <>
      <PageNotifications
        isPreloaded
        className="z-25 sm:top-18"
        texts={{
          label: frame('notifications'),
          closeLabel: t('close'),
          sessionTitle: t('title'),
          sessionText: t('updated'),
        }}
      />
      <Suspense>
        <DismissOnNavigation />
      </Suspense>
    </>
  );
}
