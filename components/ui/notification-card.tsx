'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { buttonClass } from './button-class';
import { keepAboveBars } from './keep-above-bars';
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

interface NotificationCardsProps {
  notifications: readonly Notification[];
  closeLabel: string;
  area: RefObject<HTMLElement | null> | undefined;
}

export function NotificationCards({ notifications, closeLabel, area }: NotificationCardsProps) {
  const isShown = notifications.length > 0;
  useLayoutEffect(() => {
    if (isShown && area?.current) return keepAboveBars(area.current);
  }, [isShown, area]);
  return notifications.map((notification) => (
    <NotificationCard key={notification.id} notification={notification} closeLabel={closeLabel} />
  ));
}

function NotificationCard({
  notification,
  closeLabel,
}: {
  notification: Notification;
  closeLabel: string;
}) {
  const { id, type, title, message, action } = notification;
  const focusedBefore = useRef<HTMLElement>(null);
  useEffect(() => {
    notificationAppeared(notification.id);
  }, [notification]);

  const takeFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget as HTMLElement | null;
    }
    holdNotifications();
  };
  const close = () => {
    dismiss(id);
    focusedBefore.current?.focus();
  };
  return (
    <div
      data-type={type}
      onPointerEnter={holdNotifications}
      onPointerLeave={releaseNotifications}
      onFocus={takeFocus}
      onBlur={releaseNotifications}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      className="animate-rise border-line-strong bg-surface text-ink shadow-card rounded-desk pointer-events-auto flex gap-3 border py-2.5 pl-4"
    >
      <span aria-hidden className="mt-1.5 shrink-0 [&>svg]:size-5">
        {icons[type]}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-3">
        <div className="min-w-0 py-1 break-words">
          {title && <p className="font-semibold">{title}</p>}
          <p className={title && 'text-ink-soft'}>{message}</p>
        </div>
        {action && (
          <button
            type="button"
            className={buttonClass({ size: 'small', className: '-my-1.5' })}
            onClick={() => {
              action.onClick();
              close();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={close}
        className="rounded-desk text-ink-soft hover:text-ink -my-1.5 mr-1 grid size-11 shrink-0 place-items-center"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
