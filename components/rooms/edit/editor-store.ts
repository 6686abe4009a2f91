'use client';

import {
  createEditorStore,
  createStoreContext,
  type EditorStore as StoreOf,
} from '@/components/ui/editing/editor-store';
import { actions, type ActionId } from '@/lib/core/rooms/editor/actions';
import { startEditor, type EditorState } from '@/lib/core/rooms/editor/editor-state';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';

export type EditorStore = StoreOf<EditorState, ActionId>;

const firstSize = { width: 600, height: 400 };

export const openEditor = (layout: RoomLayout): EditorStore =>
  createEditorStore(startEditor(layout, firstSize), actions);

export const {
  StoreContext: EditorContext,
  useOwnStore: useEditorStore,
  usePart: useEditor,
} = createStoreContext<EditorState, EditorStore>();
