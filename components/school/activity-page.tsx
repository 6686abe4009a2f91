'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { FetchedList } from '@/components/shell/fetched/fetched-list';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { useActivity } from '@/lib/client/school/use-school';
import type { Activity } from '@/lib/contracts/school/school-activity';
import { formatSchoolYear } from '@/lib/core/school/grades';
import { OfSchool } from './of-school';
import { useCheckAfterRefusal } from './use-school-user';

export function ActivityPage() {
  return <OfSchool page={ActivityList} />;
}

function ActivityList({ schoolId }: { schoolId: string }) {
  const t = useTranslations('SchoolActivity');
  const school = useTranslations('School');
  const list = useActivity(schoolId);
  useCheckAfterRefusal(list.error);
  return (
    <FetchedPage
      query={list}
      back={{ href: '/app/school', label: t('back') }}
      title={t('title')}
      text={t('text')}
      loading={t('loading')}
    >
      {({ pages }) => (
        <FetchedList
          isOrdered
          list={list}
          rows={pages.flatMap(({ entries }) => entries)}
          className="max-w-3xl"
          none={<p>{t('none')}</p>}
          more={school('showMore')}
          row={(entry) => <Entry entry={entry} />}
        />
      )}
    </FetchedPage>
  );
}

function Entry({ entry }: { entry: Activity }) {
  const t = useTranslations('SchoolActivity');
  const format = useFormatter();
  const actor = entry.actorName ?? t('deletedAccount');
  return (
    <li className="py-3">
      <p>
        {t(textKey(entry), {
          actor,
          subject: entry.subjectName ?? t('deletedAccount').toLocaleLowerCase(),
          classes: entry.classes ?? 0,
          year: entry.schoolYear === null ? '' : formatSchoolYear(entry.schoolYear),
        })}
      </p>
      <p className="text-ink-soft text-sm">
        {format.dateTime(new Date(entry.at), { dateStyle: 'long', timeStyle: 'short' })}
      </p>
    </li>
  );
}

function textKey({ kind, isOfSelf, subjectName }: Activity) {
  if (kind === 'adminEnded' && isOfSelf) return 'steppedDown';
  return kind === 'shared' && subjectName !== null ? 'sharedOf' : kind;
}
