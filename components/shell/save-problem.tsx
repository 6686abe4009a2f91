'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { PlanAdvice, PlansLink, useNoPlanTitle } from './plan-advice';

interface SaveProblemProps {
  error: unknown;
  title?: string;
  actions?: ReactNode;
}

export function SaveProblem(props: SaveProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [props.error]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-my-4 outline-none">
      <Problem {...props} />
    </div>
  );
}

function Problem({ error, title, actions }: SaveProblemProps) {
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
