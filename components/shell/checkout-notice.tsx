import { useTranslations } from 'next-intl';
import type { CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';
import { publicEnv } from '@/lib/env/public';
import type { CheckoutNoticeTexts } from './checkout-parts';
import { CheckoutReceipt } from './checkout-receipt';
import { CheckoutWatch } from './checkout-watch';

const { appUrl, basePath, company } = publicEnv();

export function CheckoutNotice({ outcome }: { outcome: CheckoutOutcome }) {
  const t = useTranslations('Checkout');
  const ways: Record<CheckoutOutcome, Pick<CheckoutNoticeTexts, 'nextHref' | 'againLabel'>> = {
    success: { nextHref: appUrl },
    pending: { nextHref: appUrl },
    canceled: { nextHref: `${basePath || '/'}#pricing`, againLabel: t('again') },
    error: {
      nextHref: t('supportAddress', { email: company.email }),
      againLabel: t('again'),
    },
  };
  const notice = (each: CheckoutOutcome): CheckoutNoticeTexts => ({
    title: t(`${each}.title`),
    text: t(`${each}.text`),
    ...(each === 'success' && { textInTrial: t.raw('success.inTrial') as string }),
    nextLabel: t(`${each}.next`),
    ...ways[each],
  });
  return (
    <CheckoutWatch
      closeLabel={t('close')}
      outcome={outcome}
      notice={notice(outcome)}
      success={outcome === 'pending' ? notice('success') : undefined}
      receipt={
        <CheckoutReceipt outcome={outcome} notice={notice(outcome)} closeLabel={t('close')} />
      }
    />
  );
}
