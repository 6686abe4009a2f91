'use client';

import { CircleUserRound, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { useDisclosure } from '@/components/ui/use-disclosure';

/** Account menu of narrow screens: the user's name and sign-out, behind a button to prevent accidental sign-outs. */
export function AccountMenu({ name, onLeave }: { name: string; onLeave: () => void }) {
  const t = useTranslations('Frame');
  const id = useId();
  const { isOpen, close, frameProps, buttonProps } = useDisclosure();

  return (
    <div {...frameProps} className="relative sm:hidden">
      <button
        type="button"
        {...buttonProps}
        aria-controls={id}
        aria-label={t('account')}
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
            close();
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
