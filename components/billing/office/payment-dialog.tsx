'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRegisterPayment } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import type { OfficeInvoice } from '@/lib/contracts/billing/office';
import { paymentFit } from '@/lib/core/billing/payment/settlement';
import { ActDialog, done } from './act-dialog';
import { AmountField } from './amount-field';
import { isPaidDay, PaidOnField } from './paid-on-field';
import { toTyped, typedAmount } from './typed-amount';
import { useOfficeText } from './use-office-text';

/** Registers a payment by hand. What is left of the invoice stands there already. */
export function PaymentDialog(props: { invoice: OfficeInvoice; onClose: () => void }) {
  const { invoice, onClose } = props;
  const t = useTranslations('OfficeInvoice');
  const { amount } = useOfficeText();
  const { leftOre } = invoice.settlement;
  const register = useRegisterPayment(invoice.id);
  // Every attempt has the same id, so that a repeated request registers one payment.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(leftOre > 0 ? toTyped(leftOre) : '');
  const [paidOn, setPaidOn] = useState(todayInNorway);
  const [isAsked, setAsked] = useState(false);
  const ore = typedAmount(typed);
  const isAmount = ore !== null;
  const isDay = isPaidDay(paidOn);
  const fit = isAmount ? paymentFit(ore, leftOre) : undefined;

  const submit = () => {
    setAsked(true);
    if (!isAmount || !isDay) return;
    const body = { id, amountOre: ore, paidOn, seenLeftOre: invoice.bookedLeftOre };
    register.mutate(body, done(t('registered'), onClose));
  };
  const difference = isAmount ? amount(Math.abs(ore - leftOre)) : '';
  return (
    <ActDialog
      title={t('register')}
      effect={
        fit &&
        (fit === 'exact' ? t('exact') : t(fit === 'less' ? 'less' : 'more', { amount: difference }))
      }
      changedText={t('changed')}
      submitLabel={t('register')}
      cancelLabel={t('cancel')}
      act={register}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        hint={t('amountHint', { amount: amount(leftOre) })}
        value={typed}
        error={isAsked && !isAmount ? t('amountWrong') : undefined}
        onChange={setTyped}
      />
      <PaidOnField
        label={t('paidOn')}
        value={paidOn}
        error={isAsked && !isDay ? t('dayWrong') : undefined}
        onChange={setPaidOn}
      />
    </ActDialog>
  );
}
