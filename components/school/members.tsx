'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SearchField } from '@/components/ui/search-field';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import type { UserInfo } from '@/lib/client/account/load-user';
import { useSearch } from '@/lib/client/page/use-search';
import { useMembers, useRemovals } from '@/lib/client/school/use-school';
import { searchMaxLength } from '@/lib/contracts/search';
import { MemberRow } from './member-row';
import { RemovedTeachers } from './removed-teachers';

const searchFrom = 6;

export function Members(props: { schoolId: string; user: UserInfo; seats: ReactNode }) {
  const { schoolId, user, seats } = props;
  const t = useTranslations('SchoolMembers');
  const school = useTranslations('School');
  const { typed, setTyped, search } = useSearch();
  const list = useMembers(schoolId, search);
  const removed = useRemovals(schoolId);
  const pages = list.data?.pages;
  const members = pages?.flatMap((page) => page.members) ?? [];
  const total = pages?.at(-1)?.total ?? 0;
  return (
    <section aria-labelledby="members">
      <h2 id="members" tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('title')}
      </h2>
      <div className="mt-4">{seats}</div>
      {(typed !== '' || total >= searchFrom) && (
        <SearchField
          className="mt-6 max-w-md"
          label={t('search')}
          value={typed}
          maxLength={searchMaxLength}
          onChange={setTyped}
        />
      )}
      <p aria-live="polite" className={search && total === 0 ? 'mt-4' : 'sr-only'}>
        {search && pages && t('found', { count: total })}
      </p>
      <FetchedList
        list={list}
        rows={members}
        className="mt-4"
        label={t('title')}
        loading={t('loading')}
        more={school('showMore')}
        shown={t('shown', { shown: members.length, total })}
        row={(member) => <MemberRow schoolId={schoolId} member={member} user={user} />}
      />
      <RemovedTeachers schoolId={schoolId} list={removed} />
    </section>
  );
}
