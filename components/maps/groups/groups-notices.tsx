'use client';

import { useTranslations } from 'next-intl';
import { PlanNotice } from '@/components/shell/plan-notice';
import { SaveProblem } from '@/components/shell/save-problem';
import { Notice } from '@/components/ui/notice';
import type { Condition } from '@/lib/core/conditions/condition';
import type { ClassGroupsWork } from './use-class-groups';

/** Says why groups were not made or not kept. */
export function GroupsNotices({ groups }: { groups: ClassGroupsWork }) {
  const t = useTranslations('Groups');
  const { work, keeping, counted, sentence } = groups;
  return (
    <>
      <PlanNotice />
      {keeping.error && <SaveProblem error={keeping.error} title={t('notKept')} />}
      {work.status === 'failed' && <Notice tone="error">{t('failed')}</Notice>}
      {work.status === 'impossible' && (
        <Clash conflict={work.conflict} conditions={counted} sentence={sentence} />
      )}
    </>
  );
}

/** Says which conditions cannot all be met in groups like these. */
function Clash(props: {
  conflict: readonly string[];
  conditions: readonly Condition[];
  sentence: (condition: Condition) => string;
}) {
  const { conflict, conditions, sentence } = props;
  const t = useTranslations('Groups');
  return (
    <Notice tone="error" title={t('clash')}>
      <ul className="list-disc pl-5">
        {conditions
          .filter(({ id }) => conflict.includes(id))
          .map((condition) => (
            <li key={condition.id}>{sentence(condition)}</li>
          ))}
      </ul>
    </Notice>
  );
}
