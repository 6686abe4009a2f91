'use client';

import { Eraser, Grid2x2, Hand, MousePointer2, Presentation, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useShortcutText } from '@/components/ui/editing/use-shortcut-text';
import { actions } from '@/lib/core/rooms/editor/actions';
import type { CellKind } from '@/lib/core/rooms/editor/drawing';
import type { LabelledAction } from './action-button';
import { CellPicture } from './cell-picture';
import { useEditor, useEditorStore } from './editor-store';
import type { PointerInput } from './pointer-input';

const tools: { id: LabelledAction; picture: CellKind | LucideIcon }[] = [
  { id: 'toolSelect', picture: MousePointer2 },
  { id: 'toolDesk', picture: 'desk' },
  { id: 'toolStamp', picture: Grid2x2 },
  { id: 'toolBoard', picture: Presentation },
  { id: 'toolWindow', picture: 'window' },
  { id: 'toolDoor', picture: 'door' },
  { id: 'toolTeacherDesk', picture: 'teacherDesk' },
  { id: 'toolCupboard', picture: 'cupboard' },
  { id: 'toolSofa', picture: 'sofa' },
  { id: 'toolWall', picture: 'wall' },
  { id: 'toolOutside', picture: 'outside' },
  { id: 'toolAisle', picture: 'aisle' },
  { id: 'toolErase', picture: Eraser },
  { id: 'toolPan', picture: Hand },
];

const inWall: Partial<Record<CellKind, number>> = { door: -0.12, window: -0.5 };

export function ToolBar({ input }: { input: PointerInput }) {
  const t = useTranslations('RoomEditor');
  return (
    <fieldset
      className="border-line bg-surface min-w-0 shrink-0 max-sm:border-b sm:min-h-0 sm:border-r"
      onPointerDown={({ pointerType }) => {
        if (pointerType === 'touch') input.allowFingers();
      }}
    >
      <legend className="sr-only">{t('tools')}</legend>
      <div className="flex gap-0.5 overflow-x-auto p-1 sm:h-full sm:w-22 sm:flex-col sm:overflow-x-hidden sm:overflow-y-auto">
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
      className="rounded-desk hover:bg-birch has-checked:bg-green-tint has-checked:text-green has-focus-visible:outline-green relative flex min-h-13 w-19 shrink-0 cursor-pointer flex-col items-center justify-center gap-0.5 px-0.5 text-center text-xs leading-tight font-semibold has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 sm:w-full"
    >
      <input
        type="radio"
        name="room-tool"
        className="sr-only"
        checked={isChosen}
        onChange={() => store.run(id)}
      />
      {typeof Picture === 'string' ? (
        <svg viewBox={`0 ${inWall[Picture] ?? 0} 1 1`} aria-hidden className="size-6 shrink-0">
          <CellPicture kind={Picture} mask={0} wall={0} />
        </svg>
      ) : (
        <Picture aria-hidden className="m-0.5 size-5 shrink-0" />
      )}
      {label}
    </label>
  );
}
