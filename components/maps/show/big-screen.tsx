'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, Eye, Play, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { PerspectiveButton } from '@/components/rooms/view/perspective-button';
import { useSeenRoom } from '@/components/rooms/view/use-seen-room';
import { inRevealOrder, reveal, type Revealed, type RevealStep } from '@/lib/core/rooms/reveal';
import { BigRoom } from './big-room';
import type { ShownMap } from '@/lib/core/maps/shown-map';
import { WholeScreen } from './whole-screen';

const revealKeys: Record<string, RevealStep> = {
  ' ': 'next',
  Enter: 'next',
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Backspace: 'back',
  Home: 'begin',
  End: 'all',
};

export function BigScreen({ map, onClose }: { map: ShownMap; onClose: () => void }) {
  const t = useTranslations('BigScreen');
  const [revealed, setRevealed] = useState<Revealed>();
  const { title } = map;
  const room = useSeenRoom({ desks: map.room.desks, boardSide: map.room.boardSide });
  const seated = inRevealOrder(map.seated);
  const count = seated.length;
  const isRevealing = revealed !== undefined;
  const step = (next: RevealStep) => setRevealed((now) => reveal(now, next, count));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'f' || event.key === 'F') onClose();
    else {
      const next = revealKeys[event.key];
      const pressesButton = event.key === ' ' || event.key === 'Enter';
      if (!next || (pressesButton && event.target instanceof HTMLButtonElement)) return;
      step(next);
    }
    event.preventDefault();
  };

  return (
    <WholeScreen
      onClose={onClose}
      className="bg-birch"
      description={t('keys')}
      onKeyDown={onKeyDown}
    >
      <BigRoom
        room={room}
        label={t('map', { name: title })}
        seated={isRevealing ? seated.slice(0, revealed) : seated}
        hidden={isRevealing ? seated.slice(revealed) : []}
        onClick={isRevealing ? () => step('next') : undefined}
      />
      <div className="flex min-h-14 flex-wrap items-center gap-1 px-3 pb-1 sm:px-5">
        <RadixDialog.Title className="mr-3 text-lg font-bold max-sm:line-clamp-2 max-sm:min-w-20 max-sm:flex-1 max-sm:basis-0 max-sm:text-base max-sm:leading-tight sm:text-xl">
          <bdi>{title}</bdi>
        </RadixDialog.Title>
        {isRevealing ? (
          <>
            <BarButton label={t('back')} onClick={() => step('back')} isIdle={revealed === 0}>
              <ChevronLeft aria-hidden className="size-5" />
            </BarButton>
            <BarButton label={t('next')} onClick={() => step('next')} isIdle={revealed === count}>
              <ChevronRight aria-hidden className="size-5" />
            </BarButton>
            <BarButton onClick={() => step('all')}>
              <Eye aria-hidden className="size-5" />
              {t('all')}
            </BarButton>
          </>
        ) : (
          <BarButton onClick={() => step('begin')}>
            <Play aria-hidden className="size-5" />
            {t('begin')}
          </BarButton>
        )}
        <p role="status" className="text-ink-soft px-2 text-sm">
          {isRevealing && t('shown', { shown: revealed, count })}
          {isRevealing && revealed > 0 && (
            <span className="sr-only">{seated[revealed - 1]?.name}</span>
          )}
        </p>
        <div className="ml-auto flex items-center gap-1">
          <PerspectiveButton seenSide={room.boardSide} className="max-sm:hidden" />
          <BarButton label={t('close')} keys="F Escape" onClick={onClose}>
            <X aria-hidden className="size-5" />
            <span aria-hidden className="max-sm:hidden">
              {t('close')}
            </span>
          </BarButton>
        </div>
      </div>
    </WholeScreen>
  );
}

function BarButton(props: {
  label?: string;
  keys?: string;
  isIdle?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const { label, keys, isIdle, onClick, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      className="rounded-desk hover:bg-surface inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2.5 text-sm font-semibold aria-disabled:opacity-50"
    >
      {children}
    </button>
  );
}
