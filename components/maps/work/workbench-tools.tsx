'use client';

import { Eraser, Redo2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { ActionButton } from './action-button';
import { AddTrainee } from './add-trainee';
import { toNames } from './questions/map-to-ask';
import { useWorkbench } from './workbench-store';

/** Undo and redo, for the bar of the workplace. */
export function UndoTools() {
  return (
    <>
      <ActionButton id="undo" icon={Undo2} />
      <ActionButton id="redo" icon={Redo2} />
    </>
  );
}

/** Tools for the whole map: a trainee is added, all seats are emptied. */
export function MapTools({ pupils }: { pupils: Pupil[] }) {
  const trainees = useWorkbench(({ map }) => map.trainees);
  const names = useMemo(() => toNames(pupils, { trainees }), [pupils, trainees]);
  return (
    <>
      <AddTrainee names={names} />
      <ActionButton id="clear" icon={Eraser} shown="always" />
    </>
  );
}
