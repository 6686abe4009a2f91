'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import {
  dismiss,
  holdNotifications,
  notificationAppeared,
  releaseNotifications,
  type Notification,
} from './notifications';

const icons = {
  success: <CircleCheck className="text-green" />,
  error: <CircleAlert className="text-red" />,
  warning: <TriangleAlert className="text-amber" />,
  info: <Info className="text-green" />,
} as const;

/** A short message that goes by itself, but not while the pointer or the focus is on it. */
export function NotificationCard({
  notification,
  closeLabel,
}: {
  notification: Notification;
  closeLabel: string;
}) {
  const { id, type, title, message } = notification;
  useEffect(() => notificationAppeared(id), [id]);
  return (
    <div
      data-type={type}
      onPointerEnter={holdNotifications}
      onPointerLeave={releaseNotifications}
      onFocus={holdNotifications}
      onBlur={releaseNotifications}
      className="animate-rise border-line-strong bg-surface text-ink shadow-card rounded-desk pointer-events-auto flex gap-3 border py-3 pl-4"
    >
      <span aria-hidden className="mt-0.5 shrink-0 [&>svg]:size-5">
        {icons[type]}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft">{message}</p>
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismiss(id)}
        className="rounded-desk text-ink-soft hover:text-ink -my-1.5 mr-1 grid size-11 shrink-0 place-items-center"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
