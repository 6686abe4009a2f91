'use client';

import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import type { LoginDialog } from './login-dialog';

const never = () => () => {};

export function LoginButton({
  label,
  className,
  dialog,
}: {
  label: string;
  className?: string;
  dialog: Pick<ComponentProps<typeof LoginDialog>, 'locale' | 'messages'>;
}) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [Dialog, setDialog] = useState<typeof LoginDialog>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const href = `${publicEnv().appUrl}/login`;

  const open = async () => {
    setBusy(true);
    try {
      const loaded = await import('./login-dialog');
      setDialog(() => loaded.LoginDialog);
      setOpen(true);
    } catch {
      window.location.assign(href);
    }
    setBusy(false);
  };
  if (!hasScripts) {
    return (
      <a href={href} className={buttonClass({ size: 'large', className })}>
        {label}
      </a>
    );
  }
  return (
    <>
      <Button size="large" className={className} busy={isBusy} onClick={() => void open()}>
        {label}
      </Button>
      {Dialog && <Dialog {...dialog} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
