'use client';

import { useTranslations } from 'next-intl';
import { FormProvider } from 'react-hook-form';
import { ActDialog, done } from '@/components/billing/act-dialog';
import { InvoiceFields } from '@/components/billing/order/invoice-fields';
import { toPayer } from '@/components/billing/order/order-schema';
import { useInvoiceForm } from '@/components/billing/order/use-invoice-form';
import { useChangePayer } from '@/lib/client/billing/billing';
import type { Payer } from '@/lib/contracts/billing/billing';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';

interface PayerDialogProps {
  schoolId: string;
  payer: Payer;
  onClose: () => void;
}

export function PayerDialog({ schoolId, payer, onClose }: PayerDialogProps) {
  const t = useTranslations('Billing');
  const change = useChangePayer(schoolId);
  const { form, submitTo } = useInvoiceForm({
    organizationName: payer.organizationName,
    organizationNumber: formatOrganizationNumber(payer.organizationNumber),
    invoiceType: payer.invoiceType,
    invoiceEmail: payer.invoiceEmail ?? '',
    attachesEhf: payer.attachesEhf,
    customerReference: payer.customerReference,
  });
  const send = submitTo(async (input) => {
    change.mutate({ payer: toPayer(input), basis: payer }, done(t('updated'), onClose));
  });
  return (
    <ActDialog
      title={t('payer.editTitle')}
      text={t('payer.editText')}
      submitLabel={t(change.isPending ? 'payer.saving' : 'payer.save')}
      cancelLabel={t('payer.cancel')}
      act={change}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <div className="grid gap-7">
          <InvoiceFields isInDialog />
        </div>
      </FormProvider>
    </ActDialog>
  );
}
