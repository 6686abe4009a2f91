'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useFullscreen } from './use-fullscreen';

interface WholeScreenProps {
  onClose: () => void;
  className: string;
  description?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

export function WholeScreen(props: WholeScreenProps) {
  const { onClose } = props;
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <Content {...props} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Content(props: WholeScreenProps) {
  const { onClose, className, description, onKeyDown, children } = props;
  const screen = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  useFullscreen(screen, onClose);
  return (
    <RadixDialog.Content
      ref={screen}
      {...(description === undefined && { 'aria-describedby': undefined })}
      tabIndex={-1}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusedBefore.current = document.activeElement as HTMLElement | null;
        screen.current?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusedBefore.current?.focus({ preventScroll: true });
      }}
      onInteractOutside={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      className={`fixed inset-0 z-50 flex flex-col outline-none print:hidden ${className}`}
    >
      {description && (
        <RadixDialog.Description className="sr-only">{description}</RadixDialog.Description>
      )}
      {children}
    </RadixDialog.Content>
  );
}

export function ScreenBar(props: {
  title: string;
  onClose: () => void;
  className?: string;
  children?: ReactNode;
}) {
  const { title, onClose, className = '', children } = props;
  const t = useTranslations('BigScreen');
  return (
    <div className={`flex items-center gap-3 ${className}`}>
      <RadixDialog.Title className="min-w-0 truncate text-lg font-bold">{title}</RadixDialog.Title>
      {children}
      <Button
        look="quiet"
        size="small"
        className="ml-auto"
        aria-keyshortcuts="Escape"
        onClick={onClose}
      >
        <X aria-hidden className="size-5" />
        {t('close')}
      </Button>
    </div>
  );
}
