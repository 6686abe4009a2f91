'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Choice } from '@/components/ui/choice';
import type { OrderInput } from './order-schema';

type Problem = 'nameRequired';

export function InvoiceFields({ isInDialog = false }: { isInDialog?: boolean }) {
  const t = useTranslations('Order');
  const { register, control, formState } = useFormContext<OrderInput>();
  const invoiceType = useWatch({ control, name: 'invoiceType' });
  const fieldText = (field: keyof OrderInput) => {
    const message = formState.errors[field]?.message;
    return message && t(`problems.${message as Problem}`);
  };
  return (
    <>
      <div className="grid gap-5">
        {!isInDialog && <h2 className="text-xl font-bold">{t('buyerTitle')}</h2>}
        <Field
          label={t('organizationName')}
          autoComplete="organization"
          required
          hint={t('organizationNameHint')}
          error={fieldText('organizationName')}
          {...register('organizationName')}
        />
        <Field
          label={t('organizationNumber')}
          inputMode="numeric"
          autoComplete="off"
          required
          hint={t('organizationNumberHint')}
          error={fieldText('organizationNumber')}
          {...register('organizationNumber')}
          className="sm:max-w-80"
        />
      </div>
      <div className="grid gap-5">
        <fieldset>
          <legend className="mb-4 text-xl font-bold">{t('invoiceType')}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice
              type="radio"
              value="ehf"
              label={t('ehf')}
              hint={t('ehfHint')}
              {...register('invoiceType')}
            />
            <Choice
              type="radio"
              value="email"
              label={t('email')}
              hint={t('emailHint')}
              {...register('invoiceType')}
            />
          </div>
        </fieldset>
        {invoiceType === 'email' && (
          <>
            <Field
              label={t('invoiceEmail')}
              type="email"
              autoComplete="email"
              required
              hint={t('invoiceEmailHint')}
              error={fieldText('invoiceEmail')}
              {...register('invoiceEmail')}
            />
            <Choice
              type="checkbox"
              label={t('attachesEhf')}
              hint={t('attachesEhfHint')}
              {...register('attachesEhf')}
            />
          </>
        )}
        <Field
          label={t('customerReference')}
          autoComplete="off"
          required
          hint={t('customerReferenceHint')}
          error={fieldText('customerReference')}
          {...register('customerReference')}
        />
      </div>
    </>
  );
}
