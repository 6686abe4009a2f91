'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { conditionIcons } from './condition-icons';
import type { Pair } from './pupil-chip';

interface PairMenuProps {
  pair: Pair;
  onPick: (kind: 'together' | 'apart') => void;
  onClose: () => void;
}

/** Asks whether two pupils sit together or apart, after one was dragged onto the other. */
export function PairMenu({ pair, onPick, onClose }: PairMenuProps) {
  const t = useTranslations('Conditions');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
    const leave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [onClose]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('pairTitle', { one: pair[0].name, other: pair[1].name })}
      className="rounded-desk border-line-strong bg-surface shadow-card grid scroll-mt-20 scroll-mb-24 gap-2 border p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p className="font-semibold">{t('pairTitle', { one: pair[0].name, other: pair[1].name })}</p>
      {(['together', 'apart'] as const).map((kind) => (
        <Button key={kind} look="secondary" size="small" onClick={() => onPick(kind)}>
          {conditionIcons[kind]}
          {t(`type.${kind}`)}
        </Button>
      ))}
      <Button look="quiet" size="small" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  );
}
