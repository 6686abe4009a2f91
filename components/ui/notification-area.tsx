'use client';

import { useEffect, useState } from 'react';
import type { NotificationCard } from './notification-card';
import { dismissAll } from './notifications';
import { useNotifications } from './use-notifications';

/** Area that shows notifications. It is in the page before the first one, so that screen readers announce them. */
export function NotificationArea({
  closeLabel,
  className,
  isPreloaded = false,
}: {
  closeLabel: string;
  className: string;
  /** Loads the card component in advance, so that the first message does not need a connection. */
  isPreloaded?: boolean;
}) {
  const notifications = useNotifications();
  const [Card, setCard] = useState<typeof NotificationCard>();
  const isNeeded = (isPreloaded || notifications.length > 0) && !Card;
  useEffect(() => {
    if (!isNeeded) return;
    // The card could not be loaded, so this message is not shown; the next one tries again.
    import('./notification-card').then(
      (loaded) => setCard(() => loaded.NotificationCard),
      dismissAll,
    );
  }, [isNeeded]);
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className={className}>
      {Card &&
        notifications.map((notification) => (
          <Card key={notification.id} notification={notification} closeLabel={closeLabel} />
        ))}
    </div>
  );
}
