import { useTranslations } from 'next-intl';
import type { OfficeDelivery } from '@/lib/contracts/billing/office';

export function DeliveryProblem({ delivery }: { delivery: OfficeDelivery }) {
  const t = useTranslations('Office');
  const { problem, answer } = delivery;
  return (
    <>
      {t(`problems.${problem ?? 'unknown'}`)} {answer && <Answer>{answer}</Answer>}
    </>
  );
}

export function Answer({ children }: { children: string }) {
  const t = useTranslations('Office');
  return (
    <span className="mt-1 block text-sm">
      {t('answer')} <code className="break-all">{children}</code>
    </span>
  );
}
