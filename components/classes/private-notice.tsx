'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useGiveClass } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { ClassDetail } from '@/lib/contracts/classes/classes';

export function PrivateNotice({ detail: { id, name } }: { detail: ClassDetail }) {
  const t = useTranslations('ClassPrivacy');
  const errorText = useErrorText('reading');
  const give = useGiveClass(id);
  const move = () =>
    give.mutate(undefined, {
      onSuccess: () => notify({ type: 'success', message: t('moved', { name }) }),
    });
  return (
    <div className="mb-8 grid gap-3">
      <Notice
        tone="info"
        title={t('title')}
        actions={
          <Button look="secondary" size="small" busy={give.isPending} onClick={move}>
            {t('move')}
          </Button>
        }
      >
        {t('text')}
      </Notice>
      {give.error && <Notice tone="error">{errorText(give.error)}</Notice>}
    </div>
  );
}
