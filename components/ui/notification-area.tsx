'use client';

import { useEffect, useRef, useState } from 'react';
import type { NotificationCards } from './notification-card';
import { dismissAll } from './notifications';
import { useNotifications } from './use-notifications';

/**
 * Area of notifications. Its live region is in the page before the first notification, so that screen readers announce
 * it.
 */
export function NotificationArea({
  closeLabel,
  className,
  isPreloaded = false,
  isFixed = false,
}: {
  closeLabel: string;
  className: string;
  /**
   * Whether the component of a message is loaded early, so that the first message can be shown without a
   * network.
   */
  isPreloaded?: boolean;
  isFixed?: boolean;
}) {
  const area = useRef<HTMLDivElement>(null);
  const notifications = useNotifications();
  const [Cards, setCards] = useState<typeof NotificationCards>();
  const isNeeded = (isPreloaded || notifications.length > 0) && !Cards;
  useEffect(() => {
    if (!isNeeded) return;
    // A failed import loses this message; the next message imports again.
    import('./notification-card').then(
      (loaded) => setCards(() => loaded.NotificationCards),
      dismissAll,
    );
  }, [isNeeded]);
  return (
    <div ref={area} role="status" aria-live="polite" aria-atomic="false" className={className}>
      {Cards && (
        <Cards
          notifications={notifications}
          closeLabel={closeLabel}
          area={isFixed ? area : undefined}
        />
      )}
    </div>
  );
}
