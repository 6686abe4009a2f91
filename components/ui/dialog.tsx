'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { DialogBackdrop } from './dialog-backdrop';

interface DialogProps {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  icon?: ReactNode;
  description?: ReactNode;
  closeLabel?: string;
  isWide?: boolean;
  children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, icon, description, closeLabel, isWide, children } = props;
  const focusedBefore = useRef<HTMLElement>(null);
  const keepOpen = (event: Event) => {
    if (!closeLabel) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <DialogBackdrop />
        <RadixDialog.Content
          // Radix returns the focus only to its own trigger, so the dialog remembers the element that opened it.
          onOpenAutoFocus={() => {
            focusedBefore.current = document.activeElement as HTMLElement | null;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusedBefore.current?.focus();
          }}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`animate-rise border-line bg-surface shadow-card fixed inset-4 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-2xl border p-6 break-words sm:p-8 ${isWide ? 'max-w-[120rem]' : 'max-w-md'}`}
        >
          {icon}
          <RadixDialog.Title className="pr-10 text-2xl font-bold">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="text-ink-soft mt-2">
              {description}
            </RadixDialog.Description>
          )}
          <div className="mt-5">{children}</div>
          {closeLabel && (
            <RadixDialog.Close
              aria-label={closeLabel}
              className="rounded-desk text-ink-soft hover:bg-birch hover:text-ink absolute top-4 right-4 grid size-11 place-items-center"
            >
              <X aria-hidden className="size-5" />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
