'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useActOnInvoice } from '@/lib/client/billing/office/office';
import type { OfficeInvoice } from '@/lib/contracts/billing/office';
import { useOfficeText } from './use-office-text';

export function StopChasing({ invoice }: { invoice: OfficeInvoice }) {
  const t = useTranslations('OfficeInvoice');
  const errorText = useErrorText();
  const { amount } = useOfficeText();
  const stop = useActOnInvoice(invoice.id);
  const [isAsking, setAsking] = useState(false);
  const { bookedLeftOre: seenLeftOre, chasingStopEndsAgreement } = invoice;
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('stopChasing')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('stopChasingTitle', { amount: amount(seenLeftOre) })}
        text={t(chasingStopEndsAgreement ? 'stopChasingEnds' : 'stopChasingText')}
        confirmLabel={t('stopChasing')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          await stop.mutateAsync({ act: 'stopChasing', seenLeftOre });
          notify({ type: 'success', message: t('stoppedChasing') });
        }}
      />
    </>
  );
}
