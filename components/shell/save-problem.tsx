'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { PlanAdvice, PlansLink, useNoPlanTitle } from './plan-advice';

interface SaveProblemProps {
  error: unknown;
  title?: string;
  actions?: ReactNode;
}

/** Says why something was not saved. Where a plan is missing it says how to get one. */
export function SaveProblem({ error, title, actions }: SaveProblemProps) {
  const errorText = useErrorText();
  const noPlan = useNoPlanTitle();
  if (error instanceof ApiError && error.code === 'noActivePlan') {
    return (
      <Notice
        tone="error"
        title={title ?? noPlan}
        actions={
          <>
            <PlansLink />
            {actions}
          </>
        }
      >
        {title && `${noPlan} `}
        <PlanAdvice />
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={title} actions={actions}>
      {errorText(error)}
    </Notice>
  );
}
