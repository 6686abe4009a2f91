'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { useRegisterUnmatched } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import { longestText } from '@/lib/core/billing/payment/bank-payment';
import { ActDialog, done } from './act-dialog';
import { AmountField } from './amount-field';
import { isPaidDay, PaidOnField } from './paid-on-field';
import { typedAmount } from './typed-amount';

/** Registers money by hand whose invoice is not known. */
export function UnmatchedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('OfficeUnmatched');
  const register = useRegisterUnmatched();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [paidOn, setPaidOn] = useState(todayInNorway);
  const [payer, setPayer] = useState('');
  const [message, setMessage] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amountOre = typedAmount(typed);
  const isDay = isPaidDay(paidOn);
  const submit = () => {
    setAsked(true);
    if (amountOre === null || !isDay) return;
    register.mutate({ id, amountOre, paidOn, payer, message }, done(t('registered'), onClose));
  };
  const text = { maxLength: longestText, autoComplete: 'off' };
  return (
    <ActDialog
      title={t('register')}
      text={t('registerText')}
      effect={null}
      changedText={t('changed')}
      submitLabel={t('registerSubmit')}
      cancelLabel={t('cancel')}
      act={register}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        value={typed}
        error={isAsked && amountOre === null ? t('amountWrong') : undefined}
        onChange={setTyped}
      />
      <PaidOnField
        label={t('day')}
        value={paidOn}
        error={isAsked && !isDay ? t('dayWrong') : undefined}
        onChange={setPaidOn}
      />
      <Field
        {...text}
        label={t('payerField')}
        value={payer}
        onChange={(event) => setPayer(event.target.value)}
      />
      <Field
        {...text}
        label={t('messageField')}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ActDialog>
  );
}
