'use client';

import { useEffect } from 'react';
import { NotificationArea } from '@/components/ui/notification-area';
import { notify } from '@/components/ui/notifications';
import { onSessionChange } from '@/lib/client/account/session-event';

const sessionToastMs = 3000;

export interface NotificationTexts {
  /** Names the part of the page. */
  label: string;
  closeLabel: string;
  sessionTitle: string;
  sessionText: string;
}

/**
 * Notifications of a page, including those about sign-in and sign-out (spec, section 4). On narrow screens they stand at
 * the bottom, where they cover neither the title nor a bar with buttons.
 */
export function PageNotifications(props: {
  texts: NotificationTexts;
  /** Place on wide screens. */
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
