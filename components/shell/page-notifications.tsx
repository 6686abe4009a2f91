'use client';

import { useEffect } from 'react';
import { NotificationArea } from '@/components/ui/notification-area';
import { notify } from '@/components/ui/notifications';
import { onSessionChange } from '@/lib/client/auth/session-event';

const sessionToastMs = 3000;

export interface NotificationTexts {
  /** Names the part of the page. */
  label: string;
  closeLabel: string;
  sessionTitle: string;
  sessionText: string;
}

/** Notifications of a public page, including those about sign-in and sign-out (spec, section 4). */
export function PageNotifications(props: {
  texts: NotificationTexts;
  className: string;
  isPreloaded?: boolean;
}) {
  const { label, closeLabel, sessionTitle, sessionText } = props.texts;
  useEffect(
    () =>
      onSessionChange(() =>
        notify({
          type: 'success',
          title: sessionTitle,
          message: sessionText,
          durationMs: sessionToastMs,
        }),
      ),
    [sessionTitle, sessionText],
  );
  return (
    <section aria-label={label}>
      <NotificationArea
        closeLabel={closeLabel}
        isPreloaded={props.isPreloaded}
        className={`pointer-events-none fixed inset-x-4 mx-auto grid max-w-sm gap-2 print:hidden ${props.className}`}
      />
    </section>
  );
}
