import { useTranslations } from 'next-intl';
import type { CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';
import { publicEnv } from '@/lib/env/public';
import { CheckoutWatch } from './checkout-watch';

const { appUrl, company } = publicEnv;

/** Shows a visitor who returns from the card checkout its outcome (spec, section 2). */
export function CheckoutNotice() {
  const t = useTranslations('Checkout');
  const texts = (outcome: CheckoutOutcome) => ({
    title: t(`${outcome}.title`),
    text: t(`${outcome}.text`),
    nextLabel: t(`${outcome}.next`),
  });
  return (
    <CheckoutWatch
      closeLabel={t('close')}
      notices={{
        success: { ...texts('success'), nextHref: appUrl },
        pending: { ...texts('pending'), nextHref: appUrl },
        canceled: { ...texts('canceled'), nextHref: '#pricing', againLabel: t('again') },
        error: {
          ...texts('error'),
          nextHref: t('supportAddress', { email: company.email }),
          againLabel: t('again'),
        },
      }}
    />
  );
}
