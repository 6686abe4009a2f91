'use client';

import { useTranslations } from 'next-intl';
import { LoadFailed } from '@/components/shell/load-failed';
import { Field } from '@/components/ui/field';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useArchivedClasses } from '@/lib/client/classes/classes';
import { useSearch } from '@/lib/client/page/use-search';
import { searchMaxLength } from '@/lib/contracts/search';
import { ArchivedRow } from './archived-row';

/** The archived classes that the teacher may see, to be found, looked at and restored. */
export function ArchivedClassesPage() {
  const t = useTranslations('ClassArchive');
  const home = useTranslations('Home');
  const { typed, setTyped, search } = useSearch();
  const { data, error, refetch } = useArchivedClasses(search);
  const heading = <PageHeading back={{ href: '/app', label: home('title') }} title={t('title')} />;

  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <>
        {heading}
        <Skeleton label={t('loading')} />
      </>
    );
  }
  const { classes, total } = data;
  const isEmpty = search === '' && total === 0;
  return (
    <>
      {heading}
      {isEmpty ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <Field
          type="search"
          className="max-w-md"
          label={t('search')}
          value={typed}
          maxLength={searchMaxLength}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {search && t('found', { count: total })}
      </p>
      {search && total === 0 && <p className="mt-6">{t('noneFound', { search })}</p>}
      <ul tabIndex={-1} aria-label={t('title')} className="divide-line mt-6 divide-y outline-none">
        {classes.map((entry) => (
          <ArchivedRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {total > classes.length && (
        <p className="text-ink-soft mt-6">{t('more', { shown: classes.length, total })}</p>
      )}
    </>
  );
}
