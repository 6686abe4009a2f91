'use client';

import { ListPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { LoadFailed } from '@/components/shell/load-failed';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useLinks } from '@/lib/client/maps/share/links';
import { LinkRow } from './link-row';

/** The links that the teacher has made for substitutes, and the way to a day's list. */
export function LinksPage() {
  const t = useTranslations('LinkList');
  const { data: links, error, refetch } = useLinks();
  if (error && !links) return <LoadFailed error={error} onRetry={refetch} />;
  const open = links?.filter(({ state }) => state === 'open' || state === 'empty') ?? [];
  const over = links?.filter(({ state }) => state === 'ended' || state === 'revoked') ?? [];
  return (
    <>
      <PageHeading
        back={{ href: '/app', label: t('back') }}
        title={t('title')}
        text={t('text')}
        actions={
          <Link href="/app/links/new" className={buttonClass({})}>
            <LinkIcon>
              <ListPlus aria-hidden className="size-5" />
            </LinkIcon>
            {t('newList')}
          </Link>
        }
      />
      {!links && <Skeleton label={t('loading')} />}
      {links?.length === 0 && <p className="bg-birch rounded-2xl p-6">{t('none')}</p>}
      {open.length > 0 && (
        <section aria-labelledby="open-links">
          <h2 id="open-links" className="mb-4 text-xl font-bold">
            {t('open')}
          </h2>
          <ul className="grid gap-3">
            {open.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section aria-labelledby="ended-links" className="mt-12">
          <h2 id="ended-links" className="text-xl font-bold">
            {t('over')}
          </h2>
          <p className="text-ink-soft mt-1 mb-4">{t('overHint')}</p>
          <ul className="grid gap-3">
            {over.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
