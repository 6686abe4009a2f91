'use client';

import { useTranslations } from 'next-intl';
import { PlanNotice } from '@/components/shell/plan-notice';
import { SaveProblem } from '@/components/shell/save-problem';
import { Notice } from '@/components/ui/notice';
import { ConditionsNotice } from '../show/conditions-notice';
import { RightEnded } from '../show/right-ended';
import type { ClassGroupsWork } from './use-class-groups';

export function GroupsNotices({ groups }: { groups: ClassGroupsWork }) {
  const t = useTranslations('Groups');
  const { keeping, sentence } = groups;
  const { work, conditions } = groups.making;
  return (
    <>
      <PlanNotice />
      {keeping.isStranded ? (
        <RightEnded onDiscard={keeping.discard} />
      ) : (
        keeping.error && <SaveProblem error={keeping.error} title={t('notKept')} />
      )}
      {work.status === 'failed' && <Notice tone="error">{t('failed')}</Notice>}
      {work.status === 'impossible' && (
        <ConditionsNotice
          tone="error"
          title={t('clash')}
          conditions={conditions}
          about={work.conflict}
          sentence={sentence}
        />
      )}
    </>
  );
}
