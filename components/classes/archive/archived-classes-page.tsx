'use client';

import { useTranslations } from 'next-intl';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { SearchField } from '@/components/ui/search-field';
import { useArchivedClasses } from '@/lib/client/classes/classes';
import { useSearch } from '@/lib/client/page/use-search';
import { searchMaxLength } from '@/lib/contracts/search';
import { ArchivedRow } from './archived-row';

export function ArchivedClassesPage() {
  const t = useTranslations('ClassArchive');
  const home = useTranslations('Home');
  const { typed, setTyped, search } = useSearch();
  return (
    <FetchedPage
      query={useArchivedClasses(search)}
      back={{ href: '/app', label: home('title') }}
      title={t('title')}
      loading={t('loading')}
    >
      {({ classes, total }) => (
        <>
          {search === '' && total === 0 ? (
            <p className="text-ink-soft">{t('none')}</p>
          ) : (
            <SearchField
              className="max-w-md"
              label={t('search')}
              value={typed}
              maxLength={searchMaxLength}
              onChange={setTyped}
            />
          )}
          <p aria-live="polite" className="sr-only">
            {search && t('found', { count: total })}
          </p>
          {search && total === 0 && <p className="mt-6">{t('noneFound', { search })}</p>}
          <ul
            tabIndex={-1}
            aria-label={t('title')}
            className="divide-line mt-6 divide-y outline-none"
          >
            {classes.map((entry) => (
              <ArchivedRow key={entry.id} entry={entry} />
            ))}
          </ul>
          {total > classes.length && (
            <p className="text-ink-soft mt-6">{t('more', { shown: classes.length, total })}</p>
          )}
        </>
      )}
    </FetchedPage>
  );
}
