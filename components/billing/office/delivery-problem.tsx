import { useTranslations } from 'next-intl';
import type { OfficeDelivery } from '@/lib/contracts/billing/office';

/** Why a document was not delivered and what to do, and beside it what the other side said, word for word. */
export function DeliveryProblem({ delivery }: { delivery: OfficeDelivery }) {
  const t = useTranslations('Office');
  const { problem, answer } = delivery;
  return (
    <>
      {t(`problems.${problem ?? 'unknown'}`)} {answer && <Answer>{answer}</Answer>}
    </>
  );
}

/** A quotation from another program, in its own language. */
export function Answer({ children }: { children: string }) {
  const t = useTranslations('Office');
  return (
    <span className="mt-1 block text-sm">
      {t('answer')} <code className="break-all">{children}</code>
    </span>
  );
}
