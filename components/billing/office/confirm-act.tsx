'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { useActOnInvoice } from '@/lib/client/billing/office/office';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { InvoiceAct } from '@/lib/contracts/billing/office';

export function ConfirmAct(props: {
  invoiceId: string;
  act: InvoiceAct;
  label: string;
  ariaLabel?: string;
  title: string;
  text: string;
  confirmLabel?: string;
  isHarmless?: boolean;
  message: string;
  onDone?: () => void;
}) {
  const t = useTranslations('OfficeInvoice');
  const errorText = useErrorText();
  const { mutateAsync } = useActOnInvoice(props.invoiceId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size={props.ariaLabel ? 'small' : undefined}
        aria-label={props.ariaLabel}
        onClick={() => setAsking(true)}
      >
        {props.label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={props.title}
        text={props.text}
        confirmLabel={props.confirmLabel ?? props.label}
        isHarmless={props.isHarmless}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          await mutateAsync(props.act);
          notify({ type: 'success', message: props.message });
          props.onDone?.();
        }}
      />
    </>
  );
}
