'use client';

import {
  createEditorStore,
  createStoreContext,
  type EditorStore as StoreOf,
} from '@/components/ui/editing/editor-store';
import { actions, type ActionId } from '@/lib/core/rooms/editor/actions';
import { startEditor, type EditorState } from '@/lib/core/rooms/editor/editor-state';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';

/** The state of one room editor. */
export type EditorStore = StoreOf<EditorState, ActionId>;

/** The size until the screen is measured. */
const firstSize = { width: 600, height: 400 };

export const openEditor = (plan: RoomPlan): EditorStore =>
  createEditorStore(startEditor(plan, firstSize), actions);

export const {
  StoreContext: EditorContext,
  useOwnStore: useEditorStore,
  usePart: useEditor,
} = createStoreContext<EditorState, EditorStore>();
