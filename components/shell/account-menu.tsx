'use client';

import { CircleUserRound, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';

/** Account menu of narrow screens: the user's name and sign-out, behind a button to prevent accidental sign-outs. */
export function AccountMenu({ name, onLeave }: { name: string; onLeave: () => void }) {
  const t = useTranslations('Frame');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return (
    <div
      ref={frame}
      className="relative sm:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('account')}
        onClick={() => setOpen((now) => !now)}
        className={buttonClass({ look: 'quiet', size: 'small', className: 'min-w-11' })}
      >
        <CircleUserRound aria-hidden className="size-6" />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="border-line bg-surface shadow-card absolute top-full right-0 z-40 mt-2 w-60 rounded-2xl border p-4"
      >
        <p className="mb-3 font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <Button
          look="secondary"
          className="w-full"
          onClick={() => {
            setOpen(false);
            button.current?.focus();
            onLeave();
          }}
        >
          <LogOut aria-hidden className="size-4" />
          {t('signOut')}
        </Button>
      </div>
    </div>
  );
}
