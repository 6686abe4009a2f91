'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ProblemPage } from '@/components/shell/problem-page';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { useTrialQuestion } from '@/lib/client/billing/trial';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { publicEnv } from '@/lib/env/public';
import { TrialAnswered } from './trial-answered';
import { TrialForm } from './trial-form';

export function TrialQuestionPage({ picture }: { picture?: ReactNode }) {
  const t = useTranslations('TrialQuestion');
  const errorText = useErrorText('reading');
  const token = usePathParameter('answer');
  const { data, error, refetch } = useTrialQuestion(token);
  const [isChanging, setChanging] = useState(false);
  if (data?.state === 'open' || (isChanging && data?.state === 'no')) {
    return <TrialForm question={data} token={token} onAnswered={() => setChanging(false)} />;
  }
  if (data && data.state !== 'closed') {
    return <TrialAnswered question={data} onChange={() => setChanging(true)} />;
  }
  if (data || (error instanceof ApiError && [400, 404].includes(error.status))) {
    return (
      <ProblemPage
        title={t(data ? 'closedTitle' : 'unknownTitle')}
        text={t(data ? 'closedText' : 'unknownText')}
        picture={picture}
        actions={
          <a
            href={`${publicEnv().basePath}/app/billing`}
            className={buttonClass({ look: 'secondary' })}
          >
            {t('toPlan')}
          </a>
        }
      />
    );
  }
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <div className="mt-6">
        {error ? (
          <Notice
            tone="error"
            title={errorText(error)}
            actions={
              <Button look="secondary" size="small" onClick={() => void refetch()}>
                {t('tryAgain')}
              </Button>
            }
          />
        ) : (
          <Skeleton label={t('loading')} kind="form" />
        )}
      </div>
    </>
  );
}
