'use client';

import { useTranslations } from 'next-intl';
import {
  ActionButton as EditorButton,
  type ActionButtonProps,
} from '@/components/ui/editing/action-button';
import type { ActionId } from '@/lib/core/rooms/editor/actions';
import { useEditorStore } from './editor-store';

/** Actions of keys only, which the help names as groups. */
type GroupedAction = `${'cursor' | 'extend'}${'Left' | 'Right' | 'Up' | 'Down'}`;

/** An action with a label of its own, `RoomEditor.action.{id}`. */
export type LabelledAction = Exclude<ActionId, GroupedAction>;

/** A button for an action of the room editor. */
export function ActionButton(props: ActionButtonProps<LabelledAction>) {
  const t = useTranslations('RoomEditor.action');
  return <EditorButton {...props} store={useEditorStore()} label={t(props.id)} />;
}
