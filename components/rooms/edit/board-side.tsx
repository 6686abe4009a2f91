'use client';

import { PanelBottom, PanelLeft, PanelRight, PanelTop, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { actions } from '@/lib/core/rooms/editor/actions';
import type { LabelledAction } from './action-button';
import { useEditor, useEditorStore } from './editor-store';
import { OptionChoice } from './option-choice';

const sides: [id: LabelledAction, icon: LucideIcon][] = [
  ['boardTop', PanelTop],
  ['boardRight', PanelRight],
  ['boardBottom', PanelBottom],
  ['boardLeft', PanelLeft],
];

export function BoardSideChoice() {
  const t = useTranslations('RoomEditor');
  const store = useEditorStore();
  const chosen = useEditor((state) => sides.find(([id]) => actions.isOn(id, state))?.[0]);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t('boardSide')}</legend>
      {sides.map(([id, icon]) => (
        <OptionChoice
          key={id}
          name="board-side"
          label={t(`action.${id}`)}
          icon={icon}
          isChosen={id === chosen}
          onChoose={() => store.run(id)}
        />
      ))}
    </fieldset>
  );
}
