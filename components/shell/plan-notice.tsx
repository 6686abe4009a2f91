'use client';

import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/client/account/use-session';
import { PlanAdvice, PlansLink, useNoPlanTitle } from './plan-advice';

export function PlanNotice() {
  const title = useNoPlanTitle();
  if (useSession().subscription?.planSlug !== 'inactive') return null;
  return (
    <div className="mb-6 print:hidden">
      <Notice tone="info" title={title} actions={<PlansLink />}>
        <PlanAdvice />
      </Notice>
    </div>
  );
}
