'use client';

import { useTranslations } from 'next-intl';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { SearchField } from '@/components/ui/search-field';
import { useOfficeSchools } from '@/lib/client/billing/office/office';
import { useSearch } from '@/lib/client/page/use-search';
import { searchMaxLength } from '@/lib/contracts/search';
import { OfficeFrame } from './office-frame';
import { SchoolRow } from './school-row';

export function SchoolsPage() {
  return <OfficeFrame screen="schools">{() => <SchoolList />}</OfficeFrame>;
}

function SchoolList() {
  const t = useTranslations('OfficeSchools');
  const { typed, setTyped, search } = useSearch();
  const list = useOfficeSchools(search);
  const rows = list.data?.pages.flatMap(({ schools }) => schools) ?? [];
  const found = t(list.hasNextPage ? 'foundMore' : 'found', { count: rows.length });
  return (
    <>
      <SearchField
        className="max-w-xl"
        label={t('search')}
        hint={t('searchHint')}
        value={typed}
        maxLength={searchMaxLength}
        onChange={setTyped}
      />
      <p aria-live="polite" className="sr-only">
        {list.data && !list.isPlaceholderData && found}
      </p>
      <FetchedList
        list={list}
        rows={rows}
        className="mt-6"
        label={t('label')}
        loading={t('loading')}
        none={<p className="text-ink-soft">{t(search ? 'noneFound' : 'none')}</p>}
        more={t('more')}
        look="grid gap-2"
        row={(school) => <SchoolRow school={school} />}
      />
    </>
  );
}
