'use client';

import { useTranslations } from 'next-intl';
import { RetryNotice } from '@/components/shell/retry-notice';
import { SearchField } from '@/components/ui/search-field';
import { useClassList } from '@/lib/client/classes/classes';
import { useSearch } from '@/lib/client/page/use-search';
import { searchMaxLength } from '@/lib/contracts/search';
import { ClassCards } from './class-cards';

const searchFrom = 7;

export const colleaguesId = 'colleagues';

export function ColleagueClasses({ count }: { count: number }) {
  const t = useTranslations('Home');
  const { typed, setTyped, search, isSettled } = useSearch();
  const list = useClassList('school', search);
  const isLong = count >= searchFrom;
  const recent = useClassList('recent', '', isLong);
  const found = list.data?.length ?? 0;
  const showsRecent = isLong && search === '' && (recent.data?.length ?? 0) > 0;
  const isSearching = list.isPlaceholderData || !isSettled;
  return (
    <section aria-labelledby={colleaguesId}>
      <h2 id={colleaguesId} tabIndex={-1} className="mt-14 mb-5 text-2xl font-bold outline-none">
        {t('colleagues')}
      </h2>
      {isLong && (
        <SearchField
          label={t('search')}
          value={typed}
          maxLength={searchMaxLength}
          onChange={setTyped}
          found={
            isSearching
              ? t('searching')
              : list.hasNextPage
                ? t('foundMore', { count: found })
                : t('found', { count: found })
          }
        />
      )}
      {showsRecent && (
        <>
          <h3 className="mb-4 text-lg font-bold">{t('recent')}</h3>
          <ClassCards list={recent} level="h4" label={t('recent')} />
          <h3 className="mt-10 mb-4 text-lg font-bold">{t('all')}</h3>
        </>
      )}
      {list.isError && !list.data ? (
        <RetryNotice error={list.error} onRetry={list.refetch} />
      ) : (
        <ClassCards list={list} level={showsRecent ? 'h4' : 'h3'} label={t('colleagues')} />
      )}
    </section>
  );
}
