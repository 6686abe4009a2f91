'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { InvoiceFields } from '@/components/billing/order/invoice-fields';
import { toPayer } from '@/components/billing/order/order-schema';
import { useInvoiceForm } from '@/components/billing/order/use-invoice-form';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { FieldMessage } from '@/components/ui/field-message';
import { useActOnInvoice } from '@/lib/client/billing/office/office';
import type { Payer } from '@/lib/contracts/billing/billing';
import { creditReasonMaxLength, type OfficeInvoice } from '@/lib/contracts/billing/office';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { parseKroner } from '@/lib/core/billing/payment/parse-kroner';
import { addVat } from '@/lib/core/billing/vat';
import { ActDialog, done } from '@/components/billing/act-dialog';
import { useOfficeText } from './use-office-text';

export function CreditDialog(props: { invoice: OfficeInvoice; onClose: () => void }) {
  const { invoice, onClose } = props;
  const t = useTranslations('OfficeInvoice');
  const { amount } = useOfficeText();
  const creditable = invoice.creditableNetOre;
  const credit = useActOnInvoice(invoice.id);
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState(() =>
    t('reasonDefault', { number: String(invoice.number) }),
  );
  const [billsAnew, setBillsAnew] = useState<boolean>();
  const [isAsked, setAsked] = useState(false);
  const part = parseKroner(typed);
  const isPartRight = part !== null && part > 0 && part % 100 === 0 && part <= creditable;
  const [hasOtherPayer, setOtherPayer] = useState(false);
  const { form: payerForm, submitTo } = useInvoiceForm({
    ...{ organizationName: '', organizationNumber: '', invoiceType: 'ehf', invoiceEmail: '' },
    ...{ attachesEhf: false, customerReference: invoice.payer.customerReference },
  });
  const netOre = isPart ? (isPartRight ? part : undefined) : creditable;
  const isReason = reason.trim() !== '';

  const submit = () => {
    setAsked(true);
    if (netOre === undefined || billsAnew === undefined || !isReason) return;
    const send = (payer?: Payer) => {
      const seenCreditableNetOre = creditable;
      credit.mutate(
        { act: 'credit', netOre, reason, seenCreditableNetOre, billsAnew, payer },
        done(t('made'), onClose),
      );
    };
    if (billsAnew && hasOtherPayer) void submitTo(async (input) => send(toPayer(input)))();
    else send();
  };
  return (
    <ActDialog
      title={t('creditTitle', { number: String(invoice.number) })}
      text={t('creditText')}
      effect={
        netOre !== undefined && (
          <span className="text-ink font-semibold">
            {t('creditEffect', { amount: amount(addVat(netOre).totalOre) })}
          </span>
        )
      }
      changedText={t('changed')}
      submitLabel={t('credit')}
      cancelLabel={t('cancel')}
      isDanger
      act={credit}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('credit')}</legend>
        <Choice
          type="radio"
          name="credit-amount"
          label={t('creditWhole')}
          hint={t('creditWholeHint', {
            net: amount(creditable),
            total: amount(addVat(creditable).totalOre),
          })}
          checked={!isPart}
          onChange={() => setPart(false)}
        />
        <Choice
          type="radio"
          name="credit-amount"
          label={t('creditPart')}
          checked={isPart}
          onChange={() => setPart(true)}
        />
      </fieldset>
      {isPart && (
        <Field
          label={t('creditNet')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={
            isAsked && !isPartRight
              ? t('creditNetWrong', { amount: amount(creditable) })
              : undefined
          }
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <AfterCredit
        billsAnew={billsAnew}
        isMissing={isAsked && billsAnew === undefined}
        onChoose={setBillsAnew}
        payer={invoice.payer}
      />
      {billsAnew && (
        <Choice
          type="checkbox"
          label={t('otherPayer')}
          hint={t('otherPayerHint')}
          checked={hasOtherPayer}
          onChange={() => setOtherPayer(!hasOtherPayer)}
        />
      )}
      {billsAnew && hasOtherPayer && (
        <FormProvider {...payerForm}>
          <InvoiceFields isInDialog />
        </FormProvider>
      )}
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        maxLength={creditReasonMaxLength}
        autoComplete="off"
        error={isAsked && !isReason ? t('reasonWrong') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
}

function AfterCredit(props: {
  billsAnew: boolean | undefined;
  isMissing: boolean;
  onChoose: (billsAnew: boolean) => void;
  payer: Payer;
}) {
  const { billsAnew, isMissing, onChoose, payer } = props;
  const t = useTranslations('OfficeInvoice');
  const messageId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? messageId : undefined}
      className="grid gap-2"
    >
      <legend className="mb-1.5 font-semibold">{t('creditThen')}</legend>
      <Choice
        type="radio"
        name="credit-then"
        label={t('billAgain')}
        hint={t('billAgainHint', {
          name: payer.organizationName,
          number: formatOrganizationNumber(payer.organizationNumber),
          way:
            payer.invoiceEmail === null
              ? t('byEhf')
              : t('byEmail', { address: payer.invoiceEmail }),
        })}
        checked={billsAnew === true}
        onChange={() => onChoose(true)}
      />
      <Choice
        type="radio"
        name="credit-then"
        label={t('lowerPrice')}
        hint={t('lowerPriceHint')}
        checked={billsAnew === false}
        onChange={() => onChoose(false)}
      />
      <FieldMessage id={messageId}>{isMissing ? t('creditThenWrong') : undefined}</FieldMessage>
    </fieldset>
  );
}
