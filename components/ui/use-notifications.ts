'use client';

import { useEffect, useId, useSyncExternalStore } from 'react';
import { notificationsAt, onNotifications, openPlace, type Notification } from './notifications';

const none: readonly Notification[] = [];
const onTheServer = () => none;

export function useNotifications(): readonly Notification[] {
  const place = useId();
  useEffect(() => {
    return openPlace(place);
  }, [place]);
  return useSyncExternalStore(onNotifications, () => notificationsAt(place), onTheServer);
}
