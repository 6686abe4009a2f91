'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { hasVisitorWork } from '@/lib/client/page/visitor-storage';
import { useErrorText } from '@/lib/client/http/use-error-text';

/** Moves what was made in this browser without an account into the account, before the page shows what the account has. */
export function VisitorMove({ children }: { children: ReactNode }) {
  const t = useTranslations('Visitor');
  const format = useFormatter();
  const errorText = useErrorText();
  const client = useQueryClient();
  const teacherId = useTeacherId();
  const [isNeeded, setNeeded] = useState(() => teacherId !== undefined && hasVisitorWork());
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const { moveVisitorWork } = await import('@/lib/client/visitor/move-visitor-work');
      return moveVisitorWork(teacherId!);
    },
    onSuccess: async (names) => {
      await client.invalidateQueries();
      setNeeded(false);
      if (names.length === 0) return;
      notify({ type: 'success', message: t('moved', { names: format.list(names) }) });
    },
  });
  useEffect(() => {
    if (isNeeded) mutate();
  }, [isNeeded, mutate]);
  if (!isNeeded) return children;
  if (!error || isPending) return <Skeleton label={t('moving')} />;
  return (
    <Notice
      tone="warning"
      title={t('notMoved')}
      actions={
        <>
          <Button size="small" onClick={() => mutate()}>
            {t('tryAgain')}
          </Button>
          <Button look="secondary" size="small" onClick={() => setNeeded(false)}>
            {t('later')}
          </Button>
        </>
      }
    >
      {errorText(error)} {t('stillHere')}
    </Notice>
  );
}
