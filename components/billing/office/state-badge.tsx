import { useTranslations } from 'next-intl';
import type { OfficeInvoice } from '@/lib/contracts/billing/office';

const tones = {
  good: 'bg-green-tint text-green',
  warning: 'bg-amber-tint text-amber',
  bad: 'bg-red-tint text-red',
  plain: 'bg-birch text-ink',
} as const;

export function Badge({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

export function StateBadge(props: Pick<OfficeInvoice, 'settlement' | 'isOverdue'>) {
  const { settlement, isOverdue } = props;
  const t = useTranslations('Office');
  if (isOverdue) return <Badge tone="bad">{t('stateOverdue')}</Badge>;
  const badges = {
    open: <Badge tone="plain">{t('stateOpen')}</Badge>,
    partlyPaid: <Badge tone="warning">{t('statePartlyPaid')}</Badge>,
    paid: <Badge tone="good">{t('statePaid')}</Badge>,
    overpaid: <Badge tone="warning">{t('stateOverpaid')}</Badge>,
    givenUp: <Badge tone="plain">{t('stateGivenUp')}</Badge>,
    credited: <Badge tone="plain">{t('stateCredited')}</Badge>,
  };
  return badges[settlement.state];
}
