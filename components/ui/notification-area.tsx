'use client';

import { useEffect, useRef, useState } from 'react';
import type { NotificationCards } from './notification-card';
import { dismissAll } from './notifications';
import { useNotifications } from './use-notifications';

/** Area that shows notifications. It is in the page before the first one, so that screen readers announce them. */
export function NotificationArea({
  closeLabel,
  className,
  isPreloaded = false,
  isFixed = false,
}: {
  closeLabel: string;
  className: string;
  /** Loads the card component in advance, so that the first message does not need a connection. */
  isPreloaded?: boolean;
  /** Whether the area lies over the page. On narrow screens it is then kept above what else lies at the bottom. */
  isFixed?: boolean;
}) {
  const area = useRef<HTMLDivElement>(null);
  const notifications = useNotifications();
  const [Cards, setCards] = useState<typeof NotificationCards>();
  const isNeeded = (isPreloaded || notifications.length > 0) && !Cards;
  useEffect(() => {
    if (!isNeeded) return;
    // The cards could not be loaded, so this message is not shown; the next one tries again.
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
