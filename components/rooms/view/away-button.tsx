'use client';

import { UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export function AwayButton(props: {
  name: string;
  isAway: boolean;
  textId: string;
  className: string;
  onToggle: () => void;
  children: ReactNode;
}) {
  const { name, isAway, textId, className, onToggle, children } = props;
  const t = useTranslations('Room');
  return (
    <button
      type="button"
      aria-pressed={isAway}
      aria-label={t('awayToday', { name })}
      aria-describedby={textId}
      onClick={onToggle}
      className={`${className} hover:border-green flex-col ${isAway ? 'bg-birch! border-dashed' : ''}`}
    >
      {children}
      {isAway && (
        <>
          {' '}
          <span className="room-desk-note">{t('away')}</span>
          <UserX aria-hidden className="room-desk-mark" />
        </>
      )}
    </button>
  );
}
