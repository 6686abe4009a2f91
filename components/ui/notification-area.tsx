'use client';

import { useEffect, useState } from 'react';
import type { NotificationCard } from './notification-card';
import { dismissAll } from './notifications';
import { useNotifications } from './use-notifications';

/** Where short messages appear. It stands empty from the start, so that they are read out. */
export function NotificationArea({
  closeLabel,
  className,
  isPreloaded = false,
}: {
  closeLabel: string;
  className: string;
  /** Fetches what shows a message ahead of the first one, so that none depends on the connection. */
  isPreloaded?: boolean;
}) {
  const notifications = useNotifications();
  const [Card, setCard] = useState<typeof NotificationCard>();
  const isNeeded = (isPreloaded || notifications.length > 0) && !Card;
  useEffect(() => {
    if (!isNeeded) return;
    // Without a connection there is nothing to show a message with; the next one may have more luck.
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
