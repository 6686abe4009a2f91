'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRedeliver } from '@/lib/client/billing/office/office';
import type { OfficeDelivery } from '@/lib/contracts/billing/office';
import { DeliveryProblem } from './delivery-problem';
import { EmailInsteadDialog } from './email-instead-dialog';
import { useOfficeText } from './use-office-text';
import { useTryAgain } from './use-try-again';

export function RefusedEvent(props: { id: string; name: string; delivery: OfficeDelivery }) {
  const { id, name, delivery } = props;
  const t = useTranslations('OfficeInvoice');
  const office = useTranslations('Office');
  const text = useOfficeText();
  const errorText = useErrorText();
  const redeliver = useRedeliver(id);
  const [open, setOpen] = useState<'email' | 'elsewhere'>();
  const isDone = useRef(false);
  const done = () => void (isDone.current = true);
  const { tryAgain, isPending } = useTryAgain(id, name, done);
  const say = (message: string) => {
    done();
    notify({ type: 'success', message });
  };
  // The buttons are removed with the refusal, so the focus moves.
  useEffect(
    () => () => {
      if (isDone.current) document.getElementById('history')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <>
      <p className="text-red break-words">
        {t('refused', { channel: text.channel(delivery) })} <DeliveryProblem delivery={delivery} />
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          look="secondary"
          size="small"
          busy={isPending}
          aria-label={office('retryOf', { document: name })}
          onClick={tryAgain}
        >
          {office('retry')}
        </Button>
        <Button look="secondary" size="small" onClick={() => setOpen('email')}>
          {t('emailInstead')}
        </Button>
        <Button look="secondary" size="small" onClick={() => setOpen('elsewhere')}>
          {t('elsewhere')}
        </Button>
      </div>
      {open === 'email' && (
        <EmailInsteadDialog
          id={id}
          name={name}
          onSent={() => say(t('emailQueued', { document: name }))}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        open={open === 'elsewhere'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'elsewhere' : undefined)}
        title={t('elsewhereTitle', { document: name })}
        text={t('elsewhereText')}
        confirmLabel={t('elsewhereConfirm')}
        isHarmless
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          await redeliver.mutateAsync({ way: 'elsewhere' });
          say(t('elsewhereDone', { document: name }));
        }}
      />
    </>
  );
}
