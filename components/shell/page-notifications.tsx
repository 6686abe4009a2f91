'use client';

import { useEffect } from 'react';
import { NotificationArea } from '@/components/ui/notification-area';
import { notify } from '@/components/ui/notifications';
import { onSessionChange } from '@/lib/client/account/session-event';

const sessionToastMs = 3000;

export interface NotificationTexts {
  label: string;
  closeLabel: string;
  sessionTitle: string;
  sessionText: string;
}

export function PageNotifications(props: {
  texts: NotificationTexts;
  className: string;
  isPreloaded?: boolean;
}) {
  const { label, closeLabel, sessionTitle, sessionText } = props.texts;
  useEffect(() => {
    return onSessionChange(() =>
      notify({
        type: 'success',
        title: sessionTitle,
        message: sessionText,
        durationMs: sessionToastMs,
      }),
    );
  }, [sessionTitle, sessionText]);
  return (
    <section aria-label={label}>
      <NotificationArea
        closeLabel={closeLabel}
        isPreloaded={props.isPreloaded}
        isFixed
        className={`pointer-events-none fixed inset-x-4 mx-auto grid max-w-sm gap-2 max-sm:bottom-[calc(var(--bars,0px)+max(1rem,env(safe-area-inset-bottom)))] print:hidden ${props.className}`}
      />
    </section>
  );
}
