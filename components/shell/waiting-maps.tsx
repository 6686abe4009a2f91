'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/ui/notifications';
import { useSession } from '@/lib/client/account/use-session';
import { answersUnder } from '@/lib/client/http/queries';
import {
  onSent,
  sendWaitingMaps,
  useWaitingMaps,
  type Waiting,
} from '@/lib/client/maps/waiting-maps';

const tryAgainMs = 5000;

export function WaitingMaps() {
  const t = useTranslations('Device');
  const client = useQueryClient();
  const router = useRouter();
  const { user } = useSession();
  const isWaiting = useWaitingMaps().length > 0 && user !== null;
  const say = useEffectEvent(({ map, ...waiting }: Waiting, isStored: boolean) => {
    const names = map.className;
    const isNew = 'save' in waiting;
    if (isStored || !isNew) {
      for (const path of ['/classes', '/maps'] as const) {
        void client.invalidateQueries(answersUnder(path as '/maps'));
      }
    }
    if (isStored) {
      notify({ type: 'success', message: t('sent', { names }) });
    } else {
      const page = isNew ? `/app/classes/${map.classId}/seatmap` : `/app/maps/${map.id}`;
      const action = { label: t('show'), onClick: () => router.push(page) };
      notify({ type: 'warning', message: t('refusedNews', { names }), action });
    }
  });
  useEffect(() => {
    return onSent(client, (waiting, isStored) => say(waiting, isStored));
  }, [client]);
  useEffect(() => {
    if (!isWaiting) return;
    const send = () => sendWaitingMaps(client);
    send();
    window.addEventListener('focus', send);
    // Browsers fire no event when a connected network reaches the internet again, so a timer retries sending.
    const timer = setInterval(send, tryAgainMs);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', send);
    };
  }, [client, isWaiting]);
  return null;
}
