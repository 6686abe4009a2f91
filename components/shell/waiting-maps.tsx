'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/client/account/use-session';
import { ApiError } from '@/lib/client/http/api-error';
import { answersUnder } from '@/lib/client/http/queries';
import { useErrorText } from '@/lib/client/http/use-error-text';
import {
  dropWaiting,
  followWaitingMaps,
  onSent,
  sendWaitingMaps,
  tryAgain,
  useWaitingMaps,
  type Waiting,
} from '@/lib/client/maps/waiting-maps';

const tryAgainMs = 5000;

/** Sends maps that wait as soon as there is a network, and says so. */
export function WaitingMaps() {
  const t = useTranslations('Device');
  const client = useQueryClient();
  const router = useRouter();
  const { user } = useSession();
  const isWaiting = useWaitingMaps().some(({ refusal }) => !refusal) && user !== null;
  const say = useEffectEvent(({ map }: Waiting, isStored: boolean) => {
    const names = map.className;
    if (isStored) {
      for (const path of ['/classes', '/maps'] as const) {
        void client.invalidateQueries(answersUnder(path as '/maps'));
      }
      notify({ type: 'success', message: t('sent', { names }) });
    } else {
      const onClick = () => router.push(`/app/maps/${map.id}`);
      const action = { label: t('show'), onClick };
      notify({ type: 'warning', message: t('refusedNews', { names }), action });
    }
  });
  useEffect(() => {
    return onSent(client, (waiting, isStored) => say(waiting, isStored));
  }, [client]);
  useEffect(() => {
    const follow = () => void followWaitingMaps(client);
    window.addEventListener('focus', follow);
    return () => window.removeEventListener('focus', follow);
  }, [client]);
  useEffect(() => {
    if (!isWaiting) return;
    const send = () => sendWaitingMaps(client);
    send();
    window.addEventListener('focus', send);
    // A browser may have a network and no way through it; then no event tells when there is one.
    const timer = setInterval(send, tryAgainMs);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', send);
    };
  }, [client, isWaiting]);
  return null;
}

/** Says of a map that it waits to be sent, or why it was refused. */
export function WaitingNotice({ mapId }: { mapId: string }) {
  const t = useTranslations('Device');
  const client = useQueryClient();
  const errorText = useErrorText();
  const waiting = useWaitingMaps().find(({ map }) => map.id === mapId);
  if (!waiting) return null;
  const { refusal } = waiting;
  return (
    <Notice
      tone="warning"
      title={t(refusal ? 'refused' : 'unsent')}
      actions={
        <>
          <Button
            look="secondary"
            size="small"
            onClick={() => void tryAgain(client, waiting).catch(() => {})}
          >
            {t('tryAgain')}
          </Button>
          <Button look="quiet" size="small" onClick={() => void dropWaiting(client, mapId)}>
            {t('drop')}
          </Button>
        </>
      }
    >
      {refusal ? errorText(new ApiError(refusal, 0)) : t('unsentText')}
    </Notice>
  );
}
