'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/lib/client/account/use-session';
import { ApiError } from '@/lib/client/http/api-error';
import { answersUnder } from '@/lib/client/http/queries';
import { useErrorText } from '@/lib/client/http/use-error-text';
import {
  dropUnsent,
  onUnsentChange,
  readUnsent,
  sendUnsent,
  unsentMaps,
  type Unsent,
} from '@/lib/client/maps/unsent';

const tryAgainMs = 5000;
const none = unsentMaps();
const nothing = { stored: [], refused: [] };
export const useUnsent = () => useSyncExternalStore(onUnsentChange, unsentMaps, () => none);

/** Sends what was saved without a network, as soon as there is one, and says so. */
export function useSending() {
  const t = useTranslations('Device');
  const client = useQueryClient();
  const router = useRouter();
  return async (isRetry = false) => {
    const { stored, refused } = await sendUnsent({ isRetry }).catch(() => nothing);
    const names = (of: readonly Unsent[]) =>
      [...new Set(of.map(({ map }) => map.className))].join(', ');
    const [first] = refused;
    if (first) {
      const onClick = () => router.push(`/app/maps/${first.map.id}`);
      const action = { label: t('show'), onClick };
      notify({ type: 'warning', message: t('refusedNews', { names: names(refused) }), action });
    }
    if (stored.length === 0) return;
    await Promise.all(
      ['/classes', '/maps'].map((path) => client.invalidateQueries(answersUnder(path as '/maps'))),
    );
    notify({ type: 'success', message: t('sent', { names: names(stored) }) });
  };
}

export function UnsentMaps() {
  const { user, error } = useSession();
  const send = useEffectEvent(useSending());
  const isOnline = user !== null && !error;
  const hasUser = user !== null;
  const isWaiting = useUnsent().some(({ refusal }) => !refusal) && hasUser;
  useEffect(() => {
    if (hasUser) void readUnsent().catch(() => {});
  }, [hasUser]);
  useEffect(() => {
    const sendNow = () => void send();
    if (isOnline) sendNow();
    const events = ['online', 'focus'];
    for (const event of events) window.addEventListener(event, sendNow);
    return () => {
      for (const event of events) window.removeEventListener(event, sendNow);
    };
  }, [isOnline]);
  useEffect(() => {
    if (!isWaiting) return;
    // A browser may have a network and no way through it; then no event tells when there is one.
    const timer = setInterval(() => void send(), tryAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return null;
}

/** Says of a map that it waits to be sent, or why it was refused. */
export function UnsentNotice({ mapId }: { mapId: string }) {
  const t = useTranslations('Device');
  const errorText = useErrorText();
  const send = useSending();
  const unsent = useUnsent().find(({ map }) => map.id === mapId);
  if (!unsent) return null;
  const { refusal } = unsent;
  return (
    <Notice
      tone="warning"
      title={t(refusal ? 'refused' : 'unsent')}
      actions={
        <>
          <Button look="secondary" size="small" onClick={() => void send(true)}>
            {t('tryAgain')}
          </Button>
          {refusal && (
            <Button look="quiet" size="small" onClick={() => void dropUnsent(mapId)}>
              {t('drop')}
            </Button>
          )}
        </>
      }
    >
      {refusal ? errorText(new ApiError(refusal, 0)) : t('unsentText')}
    </Notice>
  );
}
