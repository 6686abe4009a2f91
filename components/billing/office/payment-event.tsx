'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRegisterPayment } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import type { OfficeInvoice, OfficePayment } from '@/lib/contracts/billing/office';
import { useOfficeText } from './use-office-text';

/** A payment in the history of its invoice. A wrong one is reversed by a negative payment. */
export function PaymentEvent(props: { payment: OfficePayment; invoice: OfficeInvoice }) {
  const { payment, invoice } = props;
  const t = useTranslations('OfficeInvoice');
  const errorText = useErrorText();
  const { amount, day } = useOfficeText();
  const register = useRegisterPayment(invoice.id);
  const [isAsking, setAsking] = useState(false);
  const [reference] = useState(() => crypto.randomUUID());
  const sum = amount(Math.abs(payment.amountOre));
  const facts = { amount: sum, day: day(payment.paidOn), by: payment.registeredBy };
  const paidOre = invoice.payments.reduce((all, { amountOre }) => all + amountOre, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="min-w-0 break-words">{t(payment.amountOre > 0 ? 'paid' : 'paidBack', facts)}</p>
      {payment.amountOre > 0 && payment.amountOre <= paidOre && (
        <Button
          look="secondary"
          size="small"
          aria-label={t('takeBackOf', { amount: sum })}
          onClick={() => setAsking(true)}
        >
          {t('takeBack')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('takeBackTitle', { amount: sum })}
        text={t('takeBackText')}
        confirmLabel={t('takeBack')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          const amountOre = -payment.amountOre;
          const seenLeftOre = invoice.bookedLeftOre;
          await register.mutateAsync({
            reference,
            amountOre,
            paidOn: todayInNorway(),
            seenLeftOre,
          });
          notify({ type: 'success', message: t('tookBack') });
        }}
      />
    </div>
  );
}
