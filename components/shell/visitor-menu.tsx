'use client';

import { CircleUserRound, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useDisclosure } from '@/components/ui/use-disclosure';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { isStorageDenied } from '@/lib/client/local/database';
import { beginClaim, isVisitorMarkStored } from '@/lib/client/local/marks';
import { forgetVisitor } from '@/lib/client/local/owners';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { publicEnv } from '@/lib/env/public';

const isKept = () => isVisitorMarkStored() && !isStorageDenied();

export function VisitorMenu({ children }: { children: ReactNode }) {
  const t = useTranslations('Visitor');
  const id = useId();
  const errorText = useErrorText();
  const { isOpen, close, frameProps, buttonProps } = useDisclosure();
  const [isAsking, setAsking] = useState(false);
  return (
    <div {...frameProps} className="sm:relative">
      <button
        type="button"
        {...buttonProps}
        aria-controls={id}
        aria-label={t('here')}
        className={buttonClass({ look: 'quiet', size: 'small', className: 'min-w-11 max-sm:px-0' })}
      >
        <CircleUserRound aria-hidden className="size-6 sm:size-5" />
        <span data-elsewhere className="max-sm:hidden">
          {t('here')}
        </span>
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="border-line bg-surface shadow-card absolute top-full right-4 z-40 mt-2 grid w-80 max-w-[calc(100vw-2rem)] gap-3 rounded-2xl border p-4 sm:right-0"
      >
        <p className="font-semibold">{t('here')}</p>
        <p className="text-sm">{t(isOpen && !isKept() ? 'notKept' : 'text')}</p>
        <p className="text-ink-soft text-sm">{t('adds')}</p>
        <Link
          href="/app/signup"
          onClick={() => {
            beginClaim();
            close();
          }}
          className={buttonClass({})}
        >
          {t('signUp')}
        </Link>
        <Link href="/app/login" onClick={close} className={buttonClass({ look: 'secondary' })}>
          {t('signIn')}
        </Link>
        {isOpen && children}
        <Button look="quiet" size="small" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-4" />
          {t('forget')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('forgetTitle')}
        text={t('forgetText')}
        confirmLabel={t('forgetNow')}
        cancelLabel={t('stay')}
        describeError={errorText}
        onConfirm={async () => {
          await forgetVisitor();
          window.location.assign(`${publicEnv().appUrl}/try`);
        }}
      />
    </div>
  );
}

export function VisitorLine() {
  const t = useTranslations('Visitor');
  if (!useIsVisitor()) return null;
  return (
    <p className="text-ink-soft mt-6 text-sm">
      {t('here')}.{' '}
      <Link
        href="/app/signup"
        onClick={beginClaim}
        className="text-green inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
      >
        {t('signUp')}
      </Link>
    </p>
  );
}
