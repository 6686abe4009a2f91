'use client';

import { useTranslations } from 'next-intl';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDrag } from '@/components/ui/editing/use-drag';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { liftRow } from './lift-row';
import { PupilRow } from './pupil-row';

interface PupilField {
  id: string;
  key: string;
  name: string;
}

type LiftedRow = ReturnType<typeof liftRow>;

const directions: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

interface SortableRowsProps {
  list: RefObject<HTMLElement | null>;
  fields: PupilField[];
  isFirstName: (name: string) => boolean;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  onTell: (text: string) => void;
  helpId: string;
}

export function SortableRows(props: SortableRowsProps) {
  const { list, fields, isFirstName, onRemove, onMove, onTell, helpId } = props;
  const t = useTranslations('Pupils');
  const { getValues } = useFormContext<ClassInput>();
  const byKeys = useRef<LiftedRow>(undefined);

  const announce = (
    key: 'lifted' | 'over' | 'moved' | 'moveCancelled',
    row: LiftedRow,
    place: number,
  ) =>
    onTell(
      t(key, { name: getValues(`pupils.${row.from}.name`), place: place + 1, total: row.total }),
    );
  const lift = (handle: HTMLElement): LiftedRow => {
    const row = liftRow(handle.closest('li')!);
    announce('lifted', row, row.from);
    return row;
  };
  const drop = (row: LiftedRow) => {
    row.putDown();
    if (row.over() === row.from) announce('moved', row, row.from);
    else onMove(row.from, row.over());
  };
  const cancel = (row: LiftedRow) => {
    row.putDown();
    announce('moveCancelled', row, row.from);
  };

  useDrag(list, {
    handle: '[data-handle]',
    isTouchNone: true,
    begin: (handle, start) => {
      const row = lift(handle);
      const scrolled = () =>
        window.scrollY + (list.current?.closest('.workplace-rail')?.scrollTop ?? 0);
      const startY = start.y + scrolled();
      return {
        move: ({ x, y }) => {
          const isOther = row.moveBy({ x: x - start.x, y: y + scrolled() - startY });
          if (isOther) announce('over', row, row.over());
        },
        drop: () => drop(row),
        cancel: () => cancel(row),
      };
    },
  });

  const end = (finish: (row: LiftedRow) => void) => {
    const row = byKeys.current;
    byKeys.current = undefined;
    if (row) finish(row);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const row = byKeys.current;
    const isPress = key === ' ' || key === 'Enter';
    const direction = directions[key];
    if (!row && isPress) byKeys.current = lift(currentTarget);
    else if (row && (isPress || key === 'Tab')) end(drop);
    else if (row && key === 'Escape') end(cancel);
    else if (row && direction) {
      if (row.step(direction)) announce('over', row, row.over());
    } else return;
    event.preventDefault();
  };

  return (
    <>
      {fields.map((field, index) => (
        <PupilRow
          key={field.id}
          id={field.id}
          index={index}
          isFirstName={isFirstName}
          onRemove={() => onRemove(index)}
          onMove={(by) => onMove(index, index + by)}
          handleProps={{
            'aria-describedby': helpId,
            onKeyDown: press,
            onBlur: () => end(cancel),
            onPointerDown: () => end(cancel),
          }}
        />
      ))}
    </>
  );
}
