'use client';

import { useEffect, useState } from 'react';
import type { NotificationCard } from './notification-card';
import { dismissAll } from './notifications';
import { useNotifications } from './use-notifications';

/** Where short messages appear. It stands empty from the start, so that they are read out; a card is fetched for the first. */
export function NotificationArea({
  closeLabel,
  className,
}: {
  closeLabel: string;
  className: string;
}) {
  const notifications = useNotifications();
  const [Card, setCard] = useState<typeof NotificationCard>();
  const isNeeded = notifications.length > 0 && !Card;
  useEffect(() => {
    if (!isNeeded) return;
    // Without a connection there is nothing to show a message with; the next one may have more luck.
    import('./notification-card').then(
      (loaded) => setCard(() => loaded.NotificationCard),
      dismissAll,
    );
  }, [isNeeded]);
  return (
    <div aria-live="polite" className={className}>
      {Card &&
        notifications.map((notification) => (
          <Card key={notification.id} notification={notification} closeLabel={closeLabel} />
        ))}
    </div>
  );
}
