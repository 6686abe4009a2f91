'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useShareClass } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { ClassDetail } from '@/lib/contracts/classes/classes';

export function LeaveClass({ detail, teacherId }: { detail: ClassDetail; teacherId: string }) {
  const t = useTranslations('ClassSharing');
  const errorText = useErrorText('reading');
  const share = useShareClass(detail.id);
  const [isAsking, setAsking] = useState(false);
  const { name, teacherName } = detail;
  return (
    <div>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('leaveTitle', { name })}
        text={teacherName ? t('leaveText', { owner: teacherName }) : t('leaveTextWithoutOwner')}
        confirmLabel={t('leave')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          await share.mutateAsync({ teacherId, isShared: false });
        }}
      />
    </div>
  );
}
