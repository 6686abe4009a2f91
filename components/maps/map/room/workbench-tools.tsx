'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { ActionButton } from './action-button';

export function UndoTools() {
  return (
    <>
      <ActionButton id="undo" icon={Undo2} />
      <ActionButton id="redo" icon={Redo2} />
    </>
  );
}
