'use client';

import { Eraser, Hand, SquareDashedMousePointer, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useShortcutText } from '@/components/ui/editing/use-shortcut-text';
import { actions } from '@/lib/core/rooms/editor/actions';
import type { CellKind } from '@/lib/core/rooms/editor/drawing';
import type { LabelledAction } from './action-button';
import { CellPicture } from './cell-picture';
import { useEditor, useEditorStore } from './editor-store';
import type { PointerInput } from './pointer-input';

const tools: { id: LabelledAction; picture: CellKind | LucideIcon }[] = [
  { id: 'toolDesk', picture: 'desk' },
  { id: 'toolSelect', picture: SquareDashedMousePointer },
  { id: 'toolErase', picture: Eraser },
  { id: 'toolTeacherDesk', picture: 'teacherDesk' },
  { id: 'toolDoor', picture: 'door' },
  { id: 'toolWindow', picture: 'window' },
  { id: 'toolAisle', picture: 'aisle' },
  { id: 'toolPan', picture: Hand },
];

/** The tools of the pointer on the canvas. */
export function ToolBar({ input }: { input: PointerInput }) {
  const t = useTranslations('RoomEditor');
  return (
    <fieldset
      className="min-w-0"
      onPointerDown={({ pointerType }) => {
        if (pointerType === 'touch') input.allowFingers();
      }}
    >
      <legend className="sr-only">{t('tools')}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {tools.map((tool) => (
          <ToolChoice key={tool.id} {...tool} />
        ))}
      </div>
    </fieldset>
  );
}

function ToolChoice({ id, picture: Picture }: (typeof tools)[number]) {
  const t = useTranslations('RoomEditor');
  const store = useEditorStore();
  const isChosen = useEditor((state) => actions.isOn(id, state)) ?? false;
  const shortcutText = useShortcutText();
  const label = t(`action.${id}`);
  return (
    <label
      title={`${label} (${shortcutText(actions.shortcutsFor(id))})`}
      className="rounded-desk border-line-strong bg-surface hover:border-ink-soft has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green relative flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 border-2 px-1 py-1.5 text-center text-xs leading-tight font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 sm:text-sm"
    >
      <input
        type="radio"
        name="room-tool"
        className="sr-only"
        checked={isChosen}
        onChange={() => store.run(id)}
      />
      {typeof Picture === 'string' ? (
        // A window stands at the upper edge of its cell.
        <svg
          viewBox={Picture === 'window' ? '0 -0.25 1 1' : '0 0 1 1'}
          aria-hidden
          className="size-7"
        >
          <CellPicture kind={Picture} mask={0} wall="top" />
        </svg>
      ) : (
        <Picture aria-hidden className="m-0.5 size-6" />
      )}
      {label}
    </label>
  );
}
