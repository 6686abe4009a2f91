'use client';

import { LayoutGrid, Plus, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { LoadFailed } from '@/components/shell/load-failed';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useClassList } from '@/lib/client/classes/classes';
import { ArchiveLink } from './archive/archive-link';
import { ClassCards } from './class-cards';
import { ColleagueClasses, colleaguesId } from './colleague-classes';
import { FirstSteps } from './first-steps';

/** The teacher's home: every class with its active map, and what to do next. */
export function HomePage() {
  const t = useTranslations('Home');
  const ownList = useClassList('own');
  const schoolList = useClassList('school');
  const { data: own, error, refetch } = ownList;
  const others = schoolList.data ?? [];

  if (error && !own) return <LoadFailed error={error} onRetry={refetch} />;
  if (!own || schoolList.isPending) {
    return (
      <>
        <PageHeading title={t('title')} />
        <Skeleton label={t('loading')} kind="cards" />
      </>
    );
  }
  if (own.length === 0 && others.length === 0 && !schoolList.isError) {
    return (
      <>
        <FirstSteps />
        <ArchiveLink />
      </>
    );
  }
  const newClass = (
    <Link
      href="/app/classes/new"
      className={buttonClass({ look: own.length > 0 ? 'secondary' : 'primary' })}
    >
      <LinkIcon>
        <Plus aria-hidden className="size-5" />
      </LinkIcon>
      {t('newClass')}
    </Link>
  );
  return (
    <>
      <PageHeading
        title={t('title')}
        text={
          own.length > 0 &&
          others.length > 0 && (
            <a
              href={`#${colleaguesId}`}
              className="text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t('colleagues')}
            </a>
          )
        }
        actions={
          <>
            {own.length > 0 && newClass}
            <Link href="/app/rooms" className={buttonClass({ look: 'secondary' })}>
              <LinkIcon>
                <LayoutGrid aria-hidden className="size-5" />
              </LinkIcon>
              {t('rooms')}
            </Link>
            <Link href="/app/links" className={buttonClass({ look: 'secondary' })}>
              <LinkIcon>
                <Share2 aria-hidden className="size-5" />
              </LinkIcon>
              {t('substitute')}
            </Link>
          </>
        }
      />
      {own.length > 0 ? (
        <ClassCards list={ownList} level="h2" label={t('title')} />
      ) : (
        <div className="bg-birch grid justify-items-start gap-4 rounded-2xl p-6">
          <p>{t('noOwn')}</p>
          {newClass}
        </div>
      )}
      {(others.length > 0 || schoolList.isError) && <ColleagueClasses count={others.length} />}
      <ArchiveLink />
    </>
  );
}
