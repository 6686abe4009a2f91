'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '@/components/shell/load-failed';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useYearProposal } from '@/lib/client/school/use-school-year';
import type { UndoneYear } from '@/lib/contracts/school/school-year';
import { OfSchool } from '../of-school';
import { useCheckAfterRefusal } from '../use-school-user';
import { KeptClasses } from './kept-classes';
import { LastMove } from './last-move';
import { YearForm } from './year-form';

/** Begins a new school year for the school's classes, and undoes the last start. */
export function NewYearPage() {
  return <OfSchool page={NewYear} />;
}

function NewYear({ schoolId }: { schoolId: string }) {
  const t = useTranslations('SchoolYear');
  const { data: proposal, error, refetch } = useYearProposal(schoolId);
  const [undone, setUndone] = useState<UndoneYear>();
  useCheckAfterRefusal(error);
  const back = { href: '/app/school', label: t('back') };
  if (error && !proposal) return <LoadFailed error={error} back={back} onRetry={refetch} />;
  return (
    <>
      <PageHeading back={back} title={t('title')} text={t('text')} />
      {!proposal && <Skeleton label={t('loading')} />}
      {proposal && (
        <div className="grid max-w-3xl gap-8 *:min-w-0">
          {undone && undone.keptCount > 0 && <KeptClasses undone={undone} />}
          {proposal.last && (
            <LastMove schoolId={schoolId} move={proposal.last} onUndone={setUndone} />
          )}
          <YearForm schoolId={schoolId} proposal={proposal} />
        </div>
      )}
    </>
  );
}
