'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MoreButton } from '@/components/ui/more-button';
import { Notice } from '@/components/ui/notice';
import { SearchField } from '@/components/ui/search-field';
import { Spinner } from '@/components/ui/spinner';
import { useSession } from '@/lib/client/account/use-session';
import { useClassList } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useSearch } from '@/lib/client/page/use-search';
import type { ClassSummary } from '@/lib/contracts/classes/classes';
import { searchMaxLength } from '@/lib/contracts/search';
import type { Lesson } from './use-lessons';

type OnAdd = (one: Pick<Lesson, 'classId' | 'name'>) => void;

export function ClassFinder(props: {
  isFull: boolean;
  withoutMaps?: boolean;
  chosen?: readonly string[];
  onAdd: OnAdd;
}) {
  const { isFull, withoutMaps = false, chosen = [], onAdd } = props;
  const t = useTranslations('LessonList');
  const { user } = useSession();
  const { typed, setTyped, search, isSettled } = useSearch();
  const own = useClassList('own');
  const school = useClassList('school', search, search !== '');
  const isOpen = ({ id }: ClassSummary) => !chosen.includes(id);
  const found = search === '' ? [] : (school.data ?? []).filter(isOpen);
  const rows = { withoutMaps, isFull, onAdd };
  const announcement =
    school.isPlaceholderData || !isSettled
      ? t('searching')
      : school.hasNextPage
        ? t('foundFirst')
        : t('found', { count: found.length });
  return (
    <div className="grid content-start gap-8">
      <ClassRows {...rows} title={t('own')} list={own} classes={(own.data ?? []).filter(isOpen)}>
        {own.data?.length === 0 && <p className="text-ink-soft">{t('noClasses')}</p>}
      </ClassRows>
      {user?.school_id && (
        <ClassRows {...rows} title={t('school')} list={school} classes={found}>
          <SearchField
            label={t('search')}
            value={typed}
            maxLength={searchMaxLength}
            onChange={setTyped}
            found={announcement}
          />
        </ClassRows>
      )}
    </div>
  );
}

function ClassRows(props: {
  title: string;
  list: ReturnType<typeof useClassList>;
  classes: ClassSummary[];
  withoutMaps: boolean;
  isFull: boolean;
  onAdd: OnAdd;
  children: ReactNode;
}) {
  const { title, list, classes, withoutMaps, isFull, onAdd, children } = props;
  const t = useTranslations('LessonList');
  const errorText = useErrorText('reading');
  return (
    <section aria-label={title}>
      <h3 className="mb-3 font-bold">{title}</h3>
      {children}
      {list.isPending && list.fetchStatus !== 'idle' && <Spinner />}
      {list.error && <Notice tone="error">{errorText(list.error)}</Notice>}
      <ul className="divide-line divide-y">
        {classes.map((entry) => (
          <ClassRow
            key={entry.id}
            entry={entry}
            canAdd={withoutMaps || entry.activeMap !== null}
            isFull={isFull}
            onAdd={onAdd}
          />
        ))}
      </ul>
      {classes.length > 0 && (
        <MoreButton list={list} label={t('more')} size="small" className="mt-3" />
      )}
    </section>
  );
}

function ClassRow(props: { entry: ClassSummary; canAdd: boolean; isFull: boolean; onAdd: OnAdd }) {
  const { entry, canAdd, isFull, onAdd } = props;
  const t = useTranslations('LessonList');
  const facts = [!entry.isOwn && entry.teacherName, !canAdd && t('withoutMap')];
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1 break-words">
        <span className="font-semibold">{entry.name}</span>
        <span className="text-ink-soft block text-sm empty:hidden">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      {canAdd && (
        <button
          type="button"
          aria-label={t('add', { name: entry.name })}
          title={t('add', { name: entry.name })}
          aria-disabled={isFull || undefined}
          onClick={isFull ? undefined : () => onAdd({ classId: entry.id, name: entry.name })}
          className="rounded-desk border-line-strong bg-surface hover:border-green grid size-11 shrink-0 place-items-center border aria-disabled:opacity-40"
        >
          <Plus aria-hidden className="size-5" />
        </button>
      )}
    </li>
  );
}
