'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { maxExamPupils, maxSittings } from '@/lib/contracts/maps/exam-papers';
import { ConditionsNotice } from '../show/conditions-notice';
import type { ExamWork } from './use-exam';

export function ExamNotices({ exam }: { exam: ExamWork }) {
  const t = useTranslations('Exam');
  const errorText = useErrorText('reading');
  const { failed, shown, hasFailed, sittings, present, room } = exam;
  const isGone = failed?.error instanceof ApiError && failed.error.code === 'notFound';
  const sentence = useConditionText(room, new Map(present.map(({ id, name }) => [id, name])));
  return (
    <>
      {failed && (
        <Notice
          tone="error"
          actions={
            <>
              <Button look="secondary" size="small" onClick={() => void failed.refetch()}>
                {t('tryAgain')}
              </Button>
              {exam.leaveOutFailed && (
                <Button look="secondary" size="small" onClick={exam.leaveOutFailed}>
                  {t('leaveOut')}
                </Button>
              )}
            </>
          }
        >
          {isGone ? t('classGone') : errorText(failed.error)}
        </Notice>
      )}
      {hasFailed && <Notice tone="error">{t('failed')}</Notice>}
      {sittings.length > maxSittings && (
        <Notice tone="error">{t('tooMany', { max: maxSittings })}</Notice>
      )}
      {present.length > maxExamPupils && (
        <Notice tone="error">{t('tooManyPupils', { max: maxExamPupils })}</Notice>
      )}
      {shown && shown.seating.broken.length > 0 && (
        <ConditionsNotice
          tone="warning"
          title={t('broken')}
          conditions={shown.problem.conditions}
          about={shown.seating.broken}
          sentence={sentence}
        />
      )}
    </>
  );
}
