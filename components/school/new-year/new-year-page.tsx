'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FetchedPage } from '@/components/shell/fetched/fetched';
import { useYearProposal } from '@/lib/client/school/use-school-year';
import type { UndoneYear } from '@/lib/contracts/school/school-year';
import { OfSchool } from '../of-school';
import { useCheckAfterRefusal } from '../use-school-user';
import { KeptClasses } from './kept-classes';
import { LastMove } from './last-move';
import { YearForm } from './year-form';

export function NewYearPage() {
  return <OfSchool page={NewYear} />;
}

function NewYear({ schoolId }: { schoolId: string }) {
  const t = useTranslations('SchoolYear');
  const query = useYearProposal(schoolId);
  const [undone, setUndone] = useState<UndoneYear>();
  useCheckAfterRefusal(query.error);
  return (
    <FetchedPage
      query={query}
      back={{ href: '/app/school', label: t('back') }}
      title={t('title')}
      text={t('text')}
      loading={t('loading')}
    >
      {(proposal) => (
        <div className="grid max-w-3xl gap-8 *:min-w-0">
          {undone && undone.keptCount > 0 && <KeptClasses undone={undone} />}
          {proposal.last && (
            <LastMove schoolId={schoolId} move={proposal.last} onUndone={setUndone} />
          )}
          <YearForm schoolId={schoolId} proposal={proposal} />
        </div>
      )}
    </FetchedPage>
  );
}
