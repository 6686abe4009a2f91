'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useActOnInvoice } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import type { OfficeInvoice } from '@/lib/contracts/billing/office';
import { paymentFit } from '@/lib/core/billing/payment/settlement';
import { ActDialog, done } from './act-dialog';
import { AmountField } from './amount-field';
import { isPaidDay, PaidOnField } from './paid-on-field';
import { toTyped, typedAmount } from './typed-amount';
import { useOfficeText } from './use-office-text';

export function PaymentDialog(props: {
  invoice: OfficeInvoice;
  isBack?: boolean;
  onClose: () => void;
}) {
  const { invoice, isBack = false, onClose } = props;
  const t = useTranslations('OfficeInvoice');
  const { amount } = useOfficeText();
  const { leftOre, excessOre } = invoice.settlement;
  const wantedOre = isBack ? excessOre : leftOre;
  const register = useActOnInvoice(invoice.id);
  // Idempotency key of the payment: a retry registers nothing twice.
  const [reference] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(wantedOre > 0 ? toTyped(wantedOre) : '');
  const [paidOn, setPaidOn] = useState(todayInNorway);
  const [isAsked, setAsked] = useState(false);
  const ore = typedAmount(typed, isBack ? excessOre : undefined);
  const isAmount = ore !== null;
  const isDay = isPaidDay(paidOn);
  const fit = isAmount && !isBack ? paymentFit(ore, leftOre) : undefined;

  const submit = () => {
    setAsked(true);
    if (!isAmount || !isDay) return;
    const amountOre = isBack ? -ore : ore;
    const body = {
      act: 'pay' as const,
      reference,
      amountOre,
      paidOn,
      seenLeftOre: invoice.bookedLeftOre,
    };
    register.mutate(body, done(t(isBack ? 'registeredBack' : 'registered'), onClose));
  };
  const difference = isAmount ? amount(Math.abs(ore - leftOre)) : '';
  return (
    <ActDialog
      title={t(isBack ? 'back' : 'register')}
      text={isBack ? t('backText') : undefined}
      effect={
        fit &&
        (fit === 'exact' ? t('exact') : t(fit === 'less' ? 'less' : 'more', { amount: difference }))
      }
      changedText={t('changed')}
      submitLabel={t(isBack ? 'back' : 'register')}
      cancelLabel={t('cancel')}
      act={register}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        hint={t(isBack ? 'backHint' : 'amountHint', { amount: amount(wantedOre) })}
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
