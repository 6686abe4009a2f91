'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { ActionButton } from './action-button';

/** Undo and redo, for the bar of the workplace. */
export function UndoTools() {
  return (
    <>
      <ActionButton id="undo" icon={Undo2} />
      <ActionButton id="redo" icon={Redo2} />
    </>
  );
}
