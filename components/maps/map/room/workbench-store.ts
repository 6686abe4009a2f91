'use client';

import {
  createEditorStore,
  createStore,
  createStoreContext,
  useStore,
  type EditorStore,
  type Store,
} from '@/components/ui/editing/editor-store';
import type { WorkPlace } from '@/lib/client/local/work-draft';
import { actions, type ActionId } from '@/lib/core/maps/actions';
import type { Command } from '@/lib/core/maps/command';
import { showInTurns, toDeskViews, type DeskView } from '@/lib/core/maps/desk-view';
import type { Work } from '@/lib/core/maps/history';
import { run, startWorkbench, type WorkbenchState } from '@/lib/core/maps/workbench-state';

export interface WorkbenchStore extends EditorStore<WorkbenchState, ActionId> {
  execute: (command: Command) => void;
  place?: WorkPlace;
  views: Store<ReadonlyMap<string, DeskView>>;
}

const mostMarksAtOnce = 60;

export function createWorkbenchStore(work: Work, place?: WorkPlace): WorkbenchStore {
  const store = createEditorStore(startWorkbench(work), actions);
  const views = createStore<ReadonlyMap<string, DeskView>>(toDeskViews(store.get()));
  let isWaiting = false;
  const show = () => {
    const now = toDeskViews(store.get(), views.get());
    const { shown, isLate } = showInTurns(views.get(), now, mostMarksAtOnce);
    if (isLate && !isWaiting) {
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        show();
      });
    }
    views.update(() => shown);
  };
  store.subscribe(show);
  return {
    ...store,
    place,
    views,
    execute: (command) => store.update((now) => run(now, command)),
  };
}

export const {
  StoreContext: WorkbenchContext,
  useOwnStore: useWorkbenchStore,
  usePart: useWorkbench,
  usePartLater: useWorkbenchLater,
} = createStoreContext<WorkbenchState, WorkbenchStore>();

export const useDeskView = (key: string): DeskView | undefined =>
  useStore(useWorkbenchStore().views, (views) => views.get(key));
