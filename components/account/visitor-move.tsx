'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { isVisitorClaimed } from '@/lib/client/local/marks';
import { forgetVisitor } from '@/lib/client/local/owners';
import { readVisitorClass, type VisitorClass } from '@/lib/client/visitor/visitor-class';

export function VisitorMove({ children }: { children: ReactNode }) {
  const [found, setFound] = useState(readVisitorClass);
  return found ? (
    <Question found={found} onAnswered={() => setFound(undefined)}>
      {children}
    </Question>
  ) : (
    children
  );
}

function Question(props: { found: VisitorClass; onAnswered: () => void; children: ReactNode }) {
  const { found, onAnswered, children } = props;
  const t = useTranslations('Visitor');
  const errorText = useErrorText();
  const client = useQueryClient();
  const router = useRouter();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const { sendVisitorWork } = await import('@/lib/client/visitor/send-visitor');
      return sendVisitorWork();
    },
    onSuccess: async (sent) => {
      await client.invalidateQueries();
      onAnswered();
      if (!sent) return;
      const onClick = () => router.push(`/app/classes/${sent.classId}`);
      const action = { label: t('show'), onClick };
      notify({ type: 'success', message: t('moved', { name: sent.name }), action });
    },
  });
  const [isOwn] = useState(isVisitorClaimed);
  const addOwn = useEffectEvent(() => {
    if (isOwn) mutate();
  });
  useEffect(() => {
    addOwn();
  }, []);
  if (isOwn && !error) return <Skeleton label={t('moving')} />;
  return (
    <>
      <div className="mb-6 print:hidden">
        <Notice
          tone={error ? 'warning' : 'info'}
          title={t('ask', { name: found.name, count: found.pupils.length })}
          actions={
            <>
              <Button size="small" busy={isPending} onClick={() => mutate()}>
                {t(error ? 'tryAgain' : 'add')}
              </Button>
              <Button
                look="secondary"
                size="small"
                disabled={isPending}
                onClick={() => void forgetVisitor().then(onAnswered)}
              >
                {t('notMine')}
              </Button>
            </>
          }
        >
          {error ? `${errorText(error)} ${t('stillHere')}` : t('askText')}
        </Notice>
      </div>
      {children}
    </>
  );
}
