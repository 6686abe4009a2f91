'use client';

import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogButtons } from './dialog-buttons';
import { Notice } from './notice';

export function ConfirmDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  isHarmless?: boolean;
  cancelLabel: string;
  onConfirm: () => Promise<unknown>;
  describeError: (error: unknown) => string;
  children?: ReactNode;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await props.onConfirm();
      props.onOpenChange(false);
    } catch (error) {
      setProblem(props.describeError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !isBusy && props.onOpenChange(open)}
      title={props.title}
      description={props.text}
      closeLabel={props.cancelLabel}
    >
      {props.children && <div className="mb-4">{props.children}</div>}
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="mt-4">
        <DialogButtons>
          <Button look="secondary" onClick={() => props.onOpenChange(false)} disabled={isBusy}>
            {props.cancelLabel}
          </Button>
          <Button
            look={props.isHarmless ? 'primary' : 'danger'}
            busy={isBusy}
            onClick={() => void confirm()}
          >
            {props.confirmLabel}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
