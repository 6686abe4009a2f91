'use client';

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import { PupilRow } from './pupil-row';
import type { PupilField, PupilRowsProps } from './pupil-rows';
import { useEarlyKeys } from './use-early-keys';

/** So far a pointer moves before a press becomes a drag. */
const dragDistance = 5;

function SortableRow({
  field,
  index,
  onRemove,
  onMove,
}: Omit<PupilRowsProps, 'fields'> & { field: PupilField; index: number }) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: field.id });
  return (
    <PupilRow
      index={index}
      onRemove={() => onRemove(index)}
      onMove={(by) => onMove(index, index + by)}
      setRow={setNodeRef}
      setHandle={setActivatorNodeRef}
      dragging={{
        style: { transform: CSS.Translate.toString(transform), transition },
        isDragged: isDragging,
        handleProps: { 'aria-describedby': attributes['aria-describedby'], ...listeners },
      }}
    />
  );
}

/** The pupils' rows, each to be dragged by its number: with mouse, finger or keys. */
export function SortableRows({ fields, onRemove, onMove }: PupilRowsProps) {
  const t = useTranslations('Pupils');
  const id = useId();
  const { getValues } = useFormContext<ClassInput>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const early = useEarlyKeys();
  const indexOf = (fieldId: UniqueIdentifier | undefined) =>
    fields.findIndex((field) => field.id === fieldId);
  const told = (
    key: 'lifted' | 'over' | 'moved',
    fieldId: UniqueIdentifier,
    at?: UniqueIdentifier,
  ) =>
    t(key, {
      name: getValues(`pupils.${indexOf(fieldId)}.name`),
      place: indexOf(at ?? fieldId) + 1,
      total: fields.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => told('lifted', active.id),
    // Its own place is the first that a lifted pupil is over.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? told('over', active.id, over.id) : undefined,
    onDragEnd: ({ active, over }) => told('moved', active.id, over?.id),
    onDragCancel: ({ active }) =>
      t('moveCancelled', {
        name: getValues(`pupils.${indexOf(active.id)}.name`),
        place: indexOf(active.id) + 1,
      }),
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('dragHelp') },
        // A list may hold nothing but its items.
        container: document.body,
      }}
      onDragStart={({ activatorEvent }) => early.lifted(activatorEvent)}
      onDragOver={({ over }) => over && early.known()}
      onDragCancel={early.ended}
      onDragEnd={({ active, over }) => {
        early.ended();
        const to = indexOf(over?.id);
        if (over && to !== indexOf(active.id)) onMove(indexOf(active.id), to);
      }}
    >
      <SortableContext items={fields} strategy={rectSortingStrategy}>
        {fields.map((field, index) => (
          <SortableRow key={field.id} {...{ field, index, onRemove, onMove }} />
        ))}
      </SortableContext>
    </DndContext>
  );
}
