'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { useActOnInvoice } from '@/lib/client/billing/office/office';
import { emailAddress } from '@/lib/contracts/addresses';
import { ActDialog, done } from '@/components/billing/act-dialog';

/**
 * Dialog that sends an invoice or credit note by e-mail, even after an earlier delivery, because a buyer may refuse the
 * delivered document late.
 */
export function SendDialog(props: {
  invoiceId: string;
  documentId: string;
  name: string;
  onClose: () => void;
}) {
  const { invoiceId, documentId, name, onClose } = props;
  const t = useTranslations('OfficeInvoice');
  const act = useActOnInvoice(invoiceId);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const address = emailAddress().safeParse(typed);
  const submit = () => {
    setAsked(true);
    if (!address.success) return;
    act.mutate(
      { act: 'send', documentId, emailAddress: address.data },
      done(t('sendQueued', { document: name }), onClose),
    );
  };
  return (
    <ActDialog
      title={t('sendTitle', { document: name })}
      text={t('sendText')}
      submitLabel={t('sendSubmit')}
      cancelLabel={t('cancel')}
      act={act}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('emailAddress')}
        type="email"
        autoComplete="off"
        value={typed}
        error={isAsked && !address.success ? t('emailWrong') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActDialog>
  );
}
