'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRegisterPayment } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import type { OfficeInvoice } from '@/lib/contracts/billing/office';
import { paymentFit } from '@/lib/core/billing/payment/settlement';
import { toTyped, typedAmount } from './typed-amount';
import { useOfficeText } from './use-office-text';

/** Registers a payment by hand. What is left of the invoice stands there already. */
export function PaymentDialog(props: {
  invoice: OfficeInvoice;
  onOpenChange: (open: boolean) => void;
}) {
  const { invoice, onOpenChange } = props;
  const t = useTranslations('OfficeInvoice');
  const errorText = useErrorText();
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
  const isDay = paidOn >= '2020-01-01' && paidOn <= todayInNorway();
  const fit = isAmount ? paymentFit(ore, leftOre) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isAmount || !isDay) return;
    const body = { id, amountOre: ore, paidOn, seenLeftOre: invoice.bookedLeftOre };
    register.mutate(body, {
      onSuccess: () => {
        notify({ type: 'success', message: t('registered') });
        onOpenChange(false);
      },
    });
  };
  const { error } = register;
  const isChanged = error instanceof ApiError && error.code === 'changedMeanwhile';
  return (
    <Dialog
      open
      onOpenChange={(open) => !register.isPending && onOpenChange(open)}
      title={t('register')}
      closeLabel={t('cancel')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('amount')}
          hint={t('amountHint', { amount: amount(leftOre) })}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isAsked && !isAmount ? t('amountWrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Field
          type="date"
          label={t('paidOn')}
          min="2020-01-01"
          max={todayInNorway()}
          value={paidOn}
          error={isAsked && !isDay ? t('dayWrong') : undefined}
          onChange={(event) => setPaidOn(event.target.value)}
        />
        <p aria-live="polite" className="text-ink-soft">
          {fit === 'exact' && t('exact')}
          {fit === 'less' && t('less', { amount: amount(leftOre - ore!) })}
          {(fit === 'more' || fit === 'nothingLeft') &&
            t('more', { amount: amount(ore! - leftOre) })}
        </p>
        {error && <Notice tone="error">{isChanged ? t('changed') : errorText(error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            look="secondary"
            disabled={register.isPending}
            onClick={() => onOpenChange(false)}
          >
            {t('cancel')}
          </Button>
          <Button type="submit" busy={register.isPending}>
            {t('register')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
