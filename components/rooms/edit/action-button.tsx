'use client';

import { useTranslations } from 'next-intl';
import {
  ActionButton as EditorButton,
  type ActionButtonProps,
} from '@/components/ui/editing/action-button';
import type { ActionId } from '@/lib/core/rooms/editor/actions';
import { useEditorStore } from './editor-store';

type GroupedAction = `${'cursor' | 'extend'}${'Left' | 'Right' | 'Up' | 'Down'}`;

export type LabelledAction = Exclude<ActionId, GroupedAction>;

export function ActionButton(props: ActionButtonProps<LabelledAction>) {
  const t = useTranslations('RoomEditor.action');
  return <EditorButton {...props} store={useEditorStore()} label={t(props.id)} />;
}
