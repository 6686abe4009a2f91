'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';

export function RoomNotices(props: {
  question: ReactNode;
  restored: { onKeep: () => void; onDiscard: () => void } | false;
  isEmpty: boolean;
  failure: unknown;
  conflictActions?: ReactNode;
}) {
  const { question, restored, isEmpty, failure, conflictActions } = props;
  const t = useTranslations('RoomForm');
  const errorText = useErrorText();
  const isConflict = failure instanceof ApiError && failure.code === 'changedMeanwhile';
  return (
    <>
      {question}
      {restored && (
        <Notice
          tone="info"
          title={t('restored')}
          actions={
            <>
              <Button look="secondary" size="small" onClick={restored.onKeep}>
                {t('keepDraft')}
              </Button>
              <Button look="secondary" size="small" onClick={restored.onDiscard}>
                {t('discard')}
              </Button>
            </>
          }
        />
      )}
      {isEmpty && <Notice tone="error">{t('noDesk')}</Notice>}
      {failure !== undefined && (
        <Notice tone="error" title={t('notSaved')} actions={isConflict && conflictActions}>
          {errorText(failure)}
        </Notice>
      )}
    </>
  );
}
