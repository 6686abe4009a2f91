'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Fetched } from '@/components/shell/fetched/fetched';
import { notify } from '@/components/ui/notifications';
import { useEndSession, useSessions } from '@/lib/client/account/account';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { SessionEntry } from '@/lib/contracts/account/account';

export function SessionsSection() {
  const t = useTranslations('Account');
  const errorText = useErrorText('reading');
  const end = useEndSession();

  const endSession = (which: SessionEntry | 'others') =>
    end.mutate(which === 'others' ? which : { id: which.id }, {
      onSuccess: () => notify({ type: 'success', message: t('sessionEnded') }),
      onError: (failure) => notify({ type: 'error', message: errorText(failure) }),
    });
  return (
    <Fetched query={useSessions()} loading={t('loading')} kind="form" rows={1}>
      {(sessions) => (
        <>
          <ul className="grid w-full gap-2">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={end.isPending}
                onEnd={() => endSession(session)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button look="secondary" busy={end.isPending} onClick={() => endSession('others')}>
              {t('endOthers')}
            </Button>
          )}
        </>
      )}
    </Fetched>
  );
}

function SessionRow(props: { session: SessionEntry; isBusy: boolean; onEnd: () => void }) {
  const { session, isBusy, onEnd } = props;
  const t = useTranslations('Account');
  const format = useFormatter();
  const now = useNow();
  const device = session.device || t('unknownDevice');
  const lastSeen = new Date(session.lastSeenAt);
  return (
    <li className="border-line bg-surface rounded-desk flex flex-wrap items-center gap-x-3 gap-y-1 border px-4 py-2.5">
      <MonitorSmartphone aria-hidden className="text-ink-soft size-5 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{device}</span>
        <span className="text-ink-soft block text-sm">
          {session.isCurrent
            ? t('thisDevice')
            : t('lastSeen', { time: format.relativeTime(lastSeen, { now }) })}
        </span>
      </p>
      {!session.isCurrent && (
        <Button
          look="quiet"
          size="small"
          disabled={isBusy}
          aria-label={t('endSessionOf', { device })}
          onClick={onEnd}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
