import { useLocale, useTranslations } from 'next-intl';
import { addVat, vatPercent } from '@/lib/core/billing/vat';
import { formatAmount } from '@/lib/core/billing/format-price';

export function InvoiceSum({ priceOre, setOffOre = 0 }: { priceOre: number; setOffOre?: number }) {
  const t = useTranslations('Plan.invoice');
  const locale = useLocale();
  const { netOre, vatOre, totalOre } = addVat(priceOre);
  const line = 'flex flex-wrap gap-x-4 [&>dd]:ml-auto';
  const sum = `border-desk-line mt-1 border-t pt-2 font-bold ${line}`;
  return (
    <dl className="rounded-desk bg-birch grid gap-1 px-4 py-3 tabular-nums">
      <div className={line}>
        <dt>{t('net')}</dt>
        <dd>{formatAmount(netOre, locale)}</dd>
      </div>
      <div className={line}>
        <dt>{t('vat', { percent: vatPercent })}</dt>
        <dd>{formatAmount(vatOre, locale)}</dd>
      </div>
      <div className={sum}>
        <dt>{t('total')}</dt>
        <dd>{formatAmount(totalOre, locale)}</dd>
      </div>
      {setOffOre > 0 && (
        <>
          <div className={line}>
            <dt>{t('setOff')}</dt>
            <dd>{formatAmount(-setOffOre, locale)}</dd>
          </div>
          <div className={sum}>
            <dt>{t('toPay')}</dt>
            <dd>{formatAmount(totalOre - setOffOre, locale)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
