'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogButtons } from '@/components/ui/dialog-buttons';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRedeliver } from '@/lib/client/billing/office/office';
import { emailAddress } from '@/lib/contracts/addresses';

export function EmailInsteadDialog(props: {
  id: string;
  name: string;
  onSent: () => void;
  onClose: () => void;
}) {
  const { id, name, onSent, onClose } = props;
  const t = useTranslations('OfficeInvoice');
  const errorText = useErrorText();
  const redeliver = useRedeliver(id);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const address = emailAddress().safeParse(typed);
  const submit = () => {
    setAsked(true);
    if (!address.success || redeliver.isPending) return;
    redeliver.mutate(
      { way: 'email', emailAddress: address.data },
      {
        onSuccess: () => {
          onClose();
          onSent();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !redeliver.isPending && onClose()}
      title={t('emailTitle', { document: name })}
      description={t('emailText')}
      closeLabel={t('cancel')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={t('emailAddress')}
          type="email"
          autoComplete="off"
          value={typed}
          error={isAsked && !address.success ? t('emailWrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {redeliver.error && <Notice tone="error">{errorText(redeliver.error)}</Notice>}
        <DialogButtons>
          <Button look="secondary" disabled={redeliver.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={redeliver.isPending}>
            {t('emailSend')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
