'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { DialogBackdrop } from '@/components/ui/dialog-backdrop';

export function MenuDrawer(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  opener: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}) {
  const isLeaving = useRef(false);
  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixDialog.Portal>
        <DialogBackdrop />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            isLeaving.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeaving.current) props.opener.current?.focus({ preventScroll: true });
          }}
          onClick={(event) => {
            if (!(event.target as Element).closest('a')) return;
            isLeaving.current = true;
            props.onOpenChange(false);
          }}
          className="border-line bg-surface shadow-card fixed inset-y-0 right-0 z-50 flex w-[min(22rem,100vw-2.5rem)] flex-col overflow-y-auto border-l px-5 pt-3 pb-8 transition-[translate,opacity] duration-200 sm:px-6 starting:translate-x-10 starting:opacity-0"
        >
          <div className="flex items-center justify-between">
            <RadixDialog.Title className="text-ink-soft font-semibold">
              {props.title}
            </RadixDialog.Title>
            <RadixDialog.Close
              aria-label={props.closeLabel}
              className="rounded-desk hover:bg-birch -mr-2 grid size-11 place-items-center"
            >
              <X aria-hidden className="size-6" />
            </RadixDialog.Close>
          </div>
          {props.children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
