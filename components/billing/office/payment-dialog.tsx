'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { useActOnInvoice } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import type { OfficeInvoice } from '@/lib/contracts/billing/office';
import { parseKroner } from '@/lib/core/billing/payment/parse-kroner';
import { isPaymentDay, mostOre, paymentFit } from '@/lib/core/billing/payment/settlement';
import { ActDialog, done } from '@/components/billing/act-dialog';
import { useOfficeText } from './use-office-text';

const toTyped = (ore: number) => (ore > 0 ? (ore / 100).toFixed(2).replace('.', ',') : '');

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
  // Idempotency key of the payment, so that a retry does not register the payment twice.
  const [reference] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(toTyped(wantedOre));
  const [paidOn, setPaidOn] = useState(todayInNorway);
  const [isAsked, setAsked] = useState(false);
  const ore = parseKroner(typed);
  const isAmount = ore !== null && ore > 0 && ore <= (isBack ? excessOre : mostOre);
  const isDay = isPaymentDay(paidOn) && paidOn <= todayInNorway();
  const fit = isAmount && !isBack ? paymentFit(ore, leftOre) : undefined;

  const submit = () => {
    setAsked(true);
    if (!isAmount || !isDay) return;
    register.mutate(
      {
        act: 'pay',
        reference,
        amountOre: isBack ? -ore : ore,
        paidOn,
        seenLeftOre: invoice.bookedLeftOre,
      },
      done(t(isBack ? 'registeredBack' : 'registered'), onClose),
    );
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
      <Field
        label={t('amount')}
        hint={t(isBack ? 'backHint' : 'amountHint', { amount: amount(wantedOre) })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isAsked && !isAmount ? t('amountWrong') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Field
        label={t('paidOn')}
        type="date"
        min="2020-01-01"
        max={todayInNorway()}
        value={paidOn}
        error={isAsked && !isDay ? t('dayWrong') : undefined}
        onChange={(event) => setPaidOn(event.target.value)}
      />
    </ActDialog>
  );
}
