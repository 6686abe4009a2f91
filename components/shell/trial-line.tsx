'use client';

import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { useSession } from '@/lib/client/auth/use-session';
import { usePlanText } from './use-plan-text';

/** Says how long the trial lasts, with the way to the plans. */
export function TrialLine() {
  const t = useTranslations('Frame');
  const toPlanText = usePlanText();
  const { subscription } = useSession();
  if (subscription?.planSlug !== 'trial') return null;
  const { text, href } = toPlanText(subscription);
  return (
    <p className="text-ink-soft border-line mt-10 flex flex-wrap items-center gap-x-3 border-t pt-4">
      {text}
      <SiteLink
        href={href}
        className="text-green inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('seePlans')}
      </SiteLink>
    </p>
  );
}
