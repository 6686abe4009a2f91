'use client';

import { ListPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { useLinks } from '@/lib/client/maps/share/links';
import type { Link as ListedLink } from '@/lib/contracts/maps/links';
import { LinkRow } from './link-row';

export function LinksPage() {
  const t = useTranslations('LinkList');
  return (
    <FetchedPage
      query={useLinks()}
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
      loading={t('loading')}
    >
      {(links) => <Links links={links} />}
    </FetchedPage>
  );
}

function Links({ links }: { links: readonly ListedLink[] }) {
  const t = useTranslations('LinkList');
  const open = links.filter(({ state }) => state === 'open' || state === 'empty');
  const over = links.filter(({ state }) => state === 'ended' || state === 'revoked');
  if (links.length === 0) return <p className="bg-birch rounded-2xl p-6">{t('none')}</p>;
  return (
    <>
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
