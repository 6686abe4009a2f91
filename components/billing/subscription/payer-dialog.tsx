'use client';

import { useTranslations } from 'next-intl';
import { FormProvider } from 'react-hook-form';
import { InvoiceFields } from '@/components/billing/order/invoice-fields';
import { toPayer } from '@/components/billing/order/order-schema';
import { useInvoiceForm } from '@/components/billing/order/use-invoice-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogButtons } from '@/components/ui/dialog-buttons';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useChangePayer } from '@/lib/client/billing/billing';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { Payer } from '@/lib/contracts/billing/billing';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';

interface PayerDialogProps {
  schoolId: string;
  payer: Payer;
  onClose: () => void;
}

export function PayerDialog({ schoolId, payer, onClose }: PayerDialogProps) {
  const t = useTranslations('Billing');
  const errorText = useErrorText();
  const change = useChangePayer(schoolId);
  const { form, submitTo } = useInvoiceForm({
    organizationName: payer.organizationName,
    organizationNumber: formatOrganizationNumber(payer.organizationNumber),
    invoiceType: payer.invoiceType,
    invoiceEmail: payer.invoiceEmail ?? '',
    attachesEhf: payer.attachesEhf,
    customerReference: payer.customerReference,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = submitTo(async (input) => {
    try {
      await change.mutateAsync({ payer: toPayer(input), basis: payer });
      onClose();
      notify({ type: 'success', message: t('updated') });
    } catch (error) {
      form.setError('root', { type: 'server', message: errorText(error) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title={t('payer.editTitle')}
      description={t('payer.editText')}
      closeLabel={t('payer.cancel')}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-7">
          <InvoiceFields isInDialog />
          {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
          <DialogButtons>
            <Button look="secondary" disabled={isSubmitting} onClick={onClose}>
              {t('payer.cancel')}
            </Button>
            <Button type="submit" busy={isSubmitting}>
              {isSubmitting ? t('payer.saving') : t('payer.save')}
            </Button>
          </DialogButtons>
        </form>
      </FormProvider>
    </Dialog>
  );
}
