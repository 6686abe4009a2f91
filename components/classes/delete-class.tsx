'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { removeDraft } from '@/lib/client/local/drafts';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useDeleteClass } from '@/lib/client/classes/classes';
import type { ClassDetail } from '@/lib/contracts/classes/classes';

export function DeleteClass({
  detail,
  draftKey,
}: {
  detail: ClassDetail;
  draftKey: string | undefined;
}) {
  const t = useTranslations('ClassForm');
  const errorText = useErrorText('reading');
  const router = useRouter();
  const deletion = useDeleteClass(detail.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('deleteTitle', { name: detail.name })}
        text={t('deleteText', { pupils: detail.pupils.length, maps: detail.maps.length })}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          await deletion.mutateAsync();
          if (draftKey !== undefined) removeDraft(draftKey);
          router.replace('/app');
        }}
      />
    </>
  );
}
