'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import type { OfficeDelivery } from '@/lib/contracts/billing/office';
import { EmailInsteadDialog } from './email-instead-dialog';
import { useOfficeText } from './use-office-text';

/** Buyers may refuse an EHF late, so a delivered document may be sent to an address as well. */
export function DeliveredEvent(props: { id: string; name: string; delivery: OfficeDelivery }) {
  const { id, name, delivery } = props;
  const t = useTranslations('OfficeInvoice');
  const text = useOfficeText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="min-w-0 break-words">{t('delivered', { channel: text.channel(delivery) })}</p>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {t('emailInstead')}
      </Button>
      {isOpen && (
        <EmailInsteadDialog
          id={id}
          name={name}
          onSent={() => notify({ type: 'success', message: t('emailQueued', { document: name }) })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
