'use client';

import { useTranslations } from 'next-intl';
import { hasLength, leastLength, mostLength, stampForms } from '@/lib/core/rooms/editor/stamps';
import { BoardSideChoice } from './board-side';
import { useEditor, useEditorStore } from './editor-store';
import { NumberField } from './number-field';
import { OptionChoice } from './option-choice';

export function ToolOptions() {
  const tool = useEditor((state) => state.tool);
  const Options = { stamp: StampChoice, board: BoardSideChoice }[tool as string];
  if (!Options) return null;
  return (
    <div className="bg-surface border-line rounded-desk shadow-card absolute top-2 left-2 z-10 max-w-[calc(100%-1rem)] touch-none border p-2">
      <Options />
    </div>
  );
}

function StampChoice() {
  const t = useTranslations('RoomEditor.stamp');
  const store = useEditorStore();
  const stamp = useEditor((state) => state.stamp);
  const change = (changed: Partial<typeof stamp>) =>
    store.update((state) => ({ ...state, stamp: { ...state.stamp, ...changed } }));
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t('title')}</legend>
      {stampForms.map((form) => (
        <OptionChoice
          key={form}
          name="room-stamp"
          label={t(form)}
          isChosen={stamp.form === form}
          onChoose={() => change({ form })}
        />
      ))}
      {hasLength(stamp.form) && (
        <NumberField
          label={t('length')}
          value={stamp.length}
          least={leastLength}
          most={mostLength}
          onChange={(length) => change({ length })}
        />
      )}
    </fieldset>
  );
}
