'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useTakeBackPayment } from '@/lib/client/billing/office/office';
import type { OfficePayment } from '@/lib/contracts/billing/office';
import { useOfficeText } from './use-office-text';

/** A payment in the history of its invoice. */
export function PaymentEvent({ payment }: { payment: OfficePayment }) {
  const t = useTranslations('OfficeInvoice');
  const errorText = useErrorText();
  const { amount, day } = useOfficeText();
  const takeBack = useTakeBackPayment();
  const [isAsking, setAsking] = useState(false);
  const paid = amount(payment.amountOre);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className={`min-w-0 break-words ${payment.takenBack ? 'text-ink-soft line-through' : ''}`}>
        {t('paid', { amount: paid, day: day(payment.paidOn), by: payment.registeredBy })}
      </p>
      {!payment.takenBack && (
        <Button
          look="secondary"
          size="small"
          aria-label={t('takeBackOf', { amount: paid })}
          onClick={() => setAsking(true)}
        >
          {t('takeBack')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('takeBackTitle', { amount: paid })}
        text={t('takeBackText')}
        confirmLabel={t('takeBack')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          await takeBack.mutateAsync(payment.id);
          notify({ type: 'success', message: t('tookBack') });
        }}
      />
    </div>
  );
}
