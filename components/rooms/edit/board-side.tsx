'use client';

import { PanelBottom, PanelLeft, PanelRight, PanelTop, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { actions } from '@/lib/core/rooms/editor/actions';
import type { LabelledAction } from './action-button';
import { useEditor, useEditorStore } from './editor-store';

const sides: [id: LabelledAction, icon: LucideIcon][] = [
  ['boardTop', PanelTop],
  ['boardRight', PanelRight],
  ['boardBottom', PanelBottom],
  ['boardLeft', PanelLeft],
];

/** On which side of the room the board is. */
export function BoardSideChoice() {
  const t = useTranslations('RoomEditor');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('boardSide')}</legend>
      <div className="grid grid-cols-2 gap-1.5 sm:flex">
        {sides.map(([id, icon]) => (
          <SideChoice key={id} id={id} icon={icon} />
        ))}
      </div>
    </fieldset>
  );
}

function SideChoice({ id, icon: Icon }: { id: LabelledAction; icon: LucideIcon }) {
  const t = useTranslations('RoomEditor');
  const store = useEditorStore();
  const isChosen = useEditor((state) => actions.isOn(id, state)) ?? false;
  return (
    <label className="rounded-desk border-line-strong bg-surface hover:border-ink-soft has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green relative flex min-h-11 cursor-pointer items-center gap-2 border-2 px-2.5 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="board-side"
        className="sr-only"
        checked={isChosen}
        onChange={() => store.run(id)}
      />
      <Icon aria-hidden className="size-5" />
      {t(`action.${id}`)}
    </label>
  );
}
