'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { runAction, type ActionId } from '@/lib/core/rooms/editor/actions';
import { startEditor, type EditorState } from '@/lib/core/rooms/editor/editor-state';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';

/** The state of one editor. Its parts read what they show, so a pointer that moves draws little again. */
export interface EditorStore {
  get: () => EditorState;
  update: (change: (state: EditorState) => EditorState) => void;
  run: (id: ActionId) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** The size until the screen is measured. */
const firstSize = { width: 600, height: 400 };

export function createEditorStore(plan: RoomPlan): EditorStore {
  let state = startEditor(plan, firstSize);
  const subscribers = new Set<() => void>();
  const update: EditorStore['update'] = (change) => {
    const next = change(state);
    if (next === state) return;
    state = next;
    for (const onChange of subscribers) onChange();
  };
  return {
    get: () => state,
    update,
    run: (id) => update((now) => runAction(id, now)),
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

export const EditorContext = createContext<EditorStore | undefined>(undefined);

export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('Parts of the room editor must stand inside of it.');
  return store;
}

/** A part of the editor's state; `select` must give the same value for the same state. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const store = useEditorStore();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
