'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogButtons } from '@/components/ui/dialog-buttons';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';

export const done = (message: string, onClose: () => void) => ({
  onSuccess: () => {
    notify({ type: 'success', message });
    onClose();
  },
});

export function ActDialog(props: {
  title: string;
  text?: string;
  effect?: ReactNode;
  changedText?: string;
  submitLabel: string;
  cancelLabel: string;
  isDanger?: boolean;
  act: { isPending: boolean; error: Error | null };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { act, onClose } = props;
  const errorText = useErrorText();
  const isChanged = act.error instanceof ApiError && act.error.code === 'changedMeanwhile';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) props.onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !act.isPending && onClose()}
      title={props.title}
      description={props.text}
      closeLabel={props.cancelLabel}
    >
      <form noValidate onSubmit={submit} className="grid gap-4 *:min-w-0">
        {props.children}
        <p aria-live="polite" className="text-ink-soft">
          {props.effect}
        </p>
        {act.error && (
          <Notice tone="error">
            {isChanged && props.changedText ? props.changedText : errorText(act.error)}
          </Notice>
        )}
        <DialogButtons>
          <Button look="secondary" disabled={act.isPending} onClick={onClose}>
            {props.cancelLabel}
          </Button>
          <Button type="submit" look={props.isDanger ? 'danger' : 'primary'} busy={act.isPending}>
            {props.submitLabel}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
