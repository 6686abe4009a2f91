'use client';

import { Plus, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { useClassList } from '@/lib/client/classes/classes';
import { ArchiveLink } from './archive/archive-link';
import { ClassCards } from './class-cards';
import { ColleagueClasses, colleaguesId } from './colleague-classes';
import { FirstSteps } from './first-steps';

export function HomePage({ notices }: { notices?: ReactNode }) {
  const t = useTranslations('Home');
  const ownList = useClassList('own');
  const schoolList = useClassList('school');
  const own = ownList.data ?? [];
  const others = schoolList.data ?? [];
  const isNew = own.length === 0 && others.length === 0 && !schoolList.isError;
  const newClass = (
    <Link
      href="/app/classes/new"
      className={buttonClass({ look: own.length > 0 ? 'secondary' : 'primary' })}
    >
      <LinkIcon>
        <Plus aria-hidden className="size-5" />
      </LinkIcon>
      <span className={own.length > 0 ? 'max-sm:sr-only' : undefined}>{t('newClass')}</span>
    </Link>
  );
  const actions = (
    <>
      {own.length > 0 && newClass}
      <Link href="/app/links" className={buttonClass({ look: 'secondary' })}>
        <LinkIcon>
          <Share2 aria-hidden className="size-5" />
        </LinkIcon>
        <span className="max-sm:sr-only">{t('substitute')}</span>
      </Link>
    </>
  );
  const toColleagues = own.length > 0 && others.length > 0 && (
    <a
      href={`#${colleaguesId}`}
      className="text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {t('colleagues')}
    </a>
  );
  return (
    <FetchedPage
      query={{
        data: schoolList.isPending ? undefined : ownList.data,
        error: ownList.data ? null : ownList.error,
        refetch: ownList.refetch,
      }}
      title={t('title')}
      loaded={() => (isNew ? null : { text: toColleagues, actions })}
      loading={t('loading')}
      kind="cards"
    >
      {() => (
        <>
          {isNew && <FirstSteps />}
          {own.length > 0 && <ClassCards list={ownList} level="h2" label={t('title')} />}
          {own.length === 0 && !isNew && (
            <div className="bg-birch grid justify-items-start gap-4 rounded-2xl p-6">
              <p>{t('noOwn')}</p>
              {newClass}
            </div>
          )}
          {notices && <div className="mt-8 empty:hidden">{notices}</div>}
          {(others.length > 0 || schoolList.isError) && <ColleagueClasses count={others.length} />}
          <ArchiveLink />
        </>
      )}
    </FetchedPage>
  );
}
