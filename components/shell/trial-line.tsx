'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useSession } from '@/lib/client/account/use-session';
import { usePlanText } from './use-plan-text';

export function TrialLine() {
  const t = useTranslations('Frame');
  const toPlanText = usePlanText();
  const { subscription } = useSession();
  if (subscription?.planSlug !== 'trial') return null;
  return (
    <p className="text-ink-soft border-line mt-10 flex flex-wrap items-center gap-x-3 border-t pt-4">
      {toPlanText(subscription)}
      <Link
        href="/app/billing"
        className="text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('billing')}
      </Link>
    </p>
  );
}
