'use client';

import { useEffect, useRef, useState } from 'react';
import type { NotificationCards } from './notification-card';
import { dismissAll } from './notifications';
import { useNotifications } from './use-notifications';

/** The message area must exist before the first message; otherwise screen readers do not announce that message. */
export function NotificationArea({
  closeLabel,
  className,
  isPreloaded = false,
  isFixed = false,
}: {
  closeLabel: string;
  className: string;
  isPreloaded?: boolean;
  isFixed?: boolean;
}) {
  const area = useRef<HTMLDivElement>(null);
  const notifications = useNotifications();
  const [Cards, setCards] = useState<typeof NotificationCards>();
  const isNeeded = (isPreloaded || notifications.length > 0) && !Cards;
  useEffect(() => {
    if (!isNeeded) return;
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
