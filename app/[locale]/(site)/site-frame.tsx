import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { SkipLink } from '@/components/shell/skip-link';
import { PageNotifications } from '@/components/shell/page-notifications';

export async function SiteFrame(props: { isPresumedSignedIn?: boolean; children: ReactNode }) {
  const t = await getTranslations('SiteMenu');
  const frame = await getTranslations('Frame');
  const session = await getTranslations('Session');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={t('skip')} />
      <SiteHeader isPresumedSignedIn={props.isPresumedSignedIn} />
      <main id="main" tabIndex={-1} className="flex-1 wrap-anywhere outline-none">
        {props.children}
      </main>
      <SiteFooter />
      <PageNotifications
        className="z-40 sm:right-6 sm:bottom-6 sm:mr-0"
        texts={{
          label: frame('notifications'),
          closeLabel: session('close'),
          sessionTitle: session('title'),
          sessionText: session('updated'),
        }}
      />
    </div>
  );
}
