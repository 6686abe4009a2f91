'use client';

import { NextIntlClientProvider, useTranslations, type Messages } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { NotificationArea } from '@/components/ui/notification-area';
import { notify } from '@/components/ui/notifications';
import { loadFirebase } from '@/lib/client/account/firebase';
import { publicEnv } from '@/lib/env/public';
import { SignInOrReset, type SignInMode } from './sign-in-or-reset';

const modeResetMs = 300;

function useMode(isOpen: boolean) {
  const [mode, setMode] = useState<SignInMode>('login');
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setMode('login'), modeResetMs);
    return () => {
      clearTimeout(timer);
      setMode('login');
    };
  }, [isOpen]);
  return [mode, setMode] as const;
}

interface LoginDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Content({ open, onOpenChange }: LoginDialogProps) {
  const t = useTranslations('LoginDialog');
  const auth = useTranslations('Auth');
  const session = useTranslations('Session');
  const [mode, setMode] = useMode(open);
  const isBusy = useRef(false);
  useEffect(() => {
    if (open) loadFirebase().catch(() => {});
  }, [open]);

  const isLogin = mode === 'login';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isBusy.current) onOpenChange(next);
      }}
      title={isLogin ? t('title') : auth('resetTitle')}
      description={isLogin ? t('text') : auth('resetText')}
      closeLabel={t('close')}
    >
      <SignInOrReset
        mode={mode}
        onModeChange={setMode}
        onBusyChange={(busy) => {
          isBusy.current = busy;
        }}
        onDone={() => {
          isBusy.current = false;
          onOpenChange(false);
        }}
        onResetSent={() =>
          notify({
            type: 'success',
            title: session('resetTitle'),
            message: auth('resetEmailSent'),
          })
        }
      />
      {isLogin && (
        <p className="text-ink-soft mt-4">
          {t('noAccount')}{' '}
          <a
            href={`${publicEnv().appUrl}/signup`}
            className="text-green rounded-desk inline-flex min-h-11 items-center px-1 font-semibold underline underline-offset-4"
          >
            {t('createAccount')}
          </a>
        </p>
      )}
      <NotificationArea closeLabel={session('close')} className="mt-4 grid gap-2 empty:mt-0" />
    </Dialog>
  );
}

export function LoginDialog({
  locale,
  messages,
  ...dialog
}: LoginDialogProps & {
  locale: string;
  messages: Pick<Messages, 'Auth' | 'Errors' | 'LoginDialog' | 'Session'>;
}) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <Content {...dialog} />
    </NextIntlClientProvider>
  );
}
