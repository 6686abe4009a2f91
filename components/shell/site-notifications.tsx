'use client';

import { useEffect } from 'react';
import { NotificationArea } from '@/components/ui/notification-area';
import { notify } from '@/components/ui/notifications';
import { onSessionChange } from '@/lib/client/auth/session-event';

const sessionToastMs = 3000;

/** Short messages of the public pages; the first of them: that somebody signed in or out (spec, section 4). */
export function SiteNotifications(props: {
  closeLabel: string;
  sessionTitle: string;
  sessionText: string;
}) {
  const { closeLabel, sessionTitle, sessionText } = props;
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
    <NotificationArea
      closeLabel={closeLabel}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto grid max-w-sm gap-2 sm:right-6 sm:bottom-6 sm:mr-0 print:hidden"
    />
  );
}
