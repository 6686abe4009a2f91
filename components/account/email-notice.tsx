'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { sendVerificationMail } from '@/lib/client/account/verification-mail';
import { useErrorText } from '@/lib/client/http/use-error-text';

export function EmailNotice({ email, onHide }: { email: string; onHide?: () => void }) {
  const t = useTranslations('EmailNotice');
  const errorText = useErrorText('reading');
  const [state, setState] = useState<'waiting' | 'sending' | 'sent'>('waiting');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setState('sending');
    setProblem(undefined);
    try {
      await sendVerificationMail();
      setState('sent');
    } catch (error) {
      setProblem(errorText(error));
      setState('waiting');
    }
  };
  return (
    <Notice
      tone={problem ? 'error' : 'info'}
      title={t('title')}
      actions={
        <>
          <Button
            look="secondary"
            size="small"
            busy={state === 'sending'}
            disabled={state === 'sent'}
            onClick={() => void send()}
          >
            {state === 'sent' ? t('sent') : t('send')}
          </Button>
          {onHide && (
            <Button look="quiet" size="small" onClick={onHide}>
              {t('hide')}
            </Button>
          )}
        </>
      }
    >
      {problem ?? t('text', { email })}
    </Notice>
  );
}
