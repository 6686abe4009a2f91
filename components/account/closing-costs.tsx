'use client';

import { useTranslations } from 'next-intl';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import type { Closing } from '@/lib/contracts/account/account';

export function ClosingCosts({ closing }: { closing: Closing }) {
  const t = useTranslations('ClosingCosts');
  const { date, amount } = useBillingText();
  const { toPay, takenBack, creditOre } = closing;
  const period = ({ periodStart, periodEnd }: { periodStart: string; periodEnd: string }) => ({
    from: date(periodStart),
    to: date(periodEnd),
  });
  return (
    <section>
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {toPay.map((each) => (
          <li key={`${each.number} ${each.periodStart}`}>
            {t(each.number === null ? 'toCome' : 'toPay', {
              ...period(each),
              number: String(each.number),
              amount: amount(each.leftOre),
            })}
          </li>
        ))}
        {toPay.length === 0 && <li>{t('nothing')}</li>}
        {takenBack.map((each) => (
          <li key={each.number}>
            {t(each.isUnsent ? 'unsent' : 'credited', {
              ...period(each),
              number: String(each.number),
              amount: amount(each.creditedOre),
              reason: each.reason,
            })}
          </li>
        ))}
        {creditOre > 0 && <li>{t('credit', { amount: amount(creditOre) })}</li>}
      </ul>
    </section>
  );
}
