'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { MoreButton } from '@/components/ui/more-button';
import { LoadFailed } from '@/components/shell/load-failed';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useActivity } from '@/lib/client/school/use-school';
import type { Activity } from '@/lib/contracts/school/school-activity';
import { formatSchoolYear } from '@/lib/core/school/grades';
import { OfSchool } from './of-school';
import { useCheckAfterRefusal } from './use-school-user';

/** Lists the events at the school, for its admins. */
export function ActivityPage() {
  return <OfSchool page={ActivityList} />;
}

function ActivityList({ schoolId }: { schoolId: string }) {
  const t = useTranslations('SchoolActivity');
  const school = useTranslations('School');
  const list = useActivity(schoolId);
  const { data, error, refetch } = list;
  useCheckAfterRefusal(error);
  const back = { href: '/app/school', label: t('back') };
  if (error && !data) return <LoadFailed error={error} back={back} onRetry={refetch} />;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageHeading back={back} title={t('title')} text={t('text')} />
      {!data && <Skeleton label={t('loading')} />}
      {data && entries.length === 0 && <p>{t('none')}</p>}
      <ol className="divide-line max-w-3xl divide-y">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <MoreButton list={list} label={school('showMore')} className="mt-6" />
    </>
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

/** Two kinds are told in two ways. */
function textKey({ kind, isOfSelf, subjectName }: Activity) {
  if (kind === 'adminEnded' && isOfSelf) return 'steppedDown';
  return kind === 'shared' && subjectName !== null ? 'sharedOf' : kind;
}
