'use client';

import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import type { WorkPlace } from '@/lib/client/drafts/kept-work';
import { runAction, type ActionId } from '@/lib/core/maps/actions';
import type { Command } from '@/lib/core/maps/command';
import { showInTurns, toDeskViews, type DeskView } from '@/lib/core/maps/desk-view';
import type { Work } from '@/lib/core/maps/history';
import { run, startWorkbench, type WorkbenchState } from '@/lib/core/maps/workbench-state';

/** The state of one workbench. Its parts read what they show, so a pointer that moves draws little again. */
export interface WorkbenchStore {
  get: () => WorkbenchState;
  update: (change: (state: WorkbenchState) => WorkbenchState) => void;
  /** Carries out a command as one step to undo. */
  execute: (command: Command) => void;
  run: (id: ActionId) => void;
  subscribe: (onChange: () => void) => () => void;
  /** The place of its unsaved work in the browser, if it is kept. */
  place?: WorkPlace;
  /** The view of a desk, by desk key. */
  deskView: (key: string) => DeskView | undefined;
}

/** In a large hall, what a drop would do is shown at so many desks a frame, so that the pointer does not wait for all. */
const mostMarksAtOnce = 60;

export function createWorkbenchStore(work: Work, place?: WorkPlace): WorkbenchStore {
  let state = startWorkbench(work);
  let views = toDeskViews(state);
  let isWaiting = false;
  const subscribers = new Set<() => void>();
  const show = () => {
    const { shown, isLate } = showInTurns(views, toDeskViews(state, views), mostMarksAtOnce);
    views = shown;
    if (isLate && !isWaiting) {
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        show();
      });
    }
    for (const onChange of subscribers) onChange();
  };
  const update: WorkbenchStore['update'] = (change) => {
    const next = change(state);
    if (next === state) return;
    state = next;
    show();
  };
  return {
    get: () => state,
    place,
    update,
    execute: (command) => update((now) => run(now, command)),
    run: (id) => update((now) => runAction(id, now, () => crypto.randomUUID())),
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    deskView: (key) => views.get(key),
  };
}

export const WorkbenchContext = createContext<WorkbenchStore | undefined>(undefined);

export function useWorkbenchStore(): WorkbenchStore {
  const store = useContext(WorkbenchContext);
  if (!store) throw new Error('Parts of the workbench must stand inside of it.');
  return store;
}

/** A part of a workbench's state; `select` must give the same value for the same state. */
export function useWorkbench<Part>(select: (state: WorkbenchState) => Part): Part {
  return useWorkbenchOf(useWorkbenchStore(), select);
}

/** Like `useWorkbench`, but outside of the workbench. */
export function useWorkbenchOf<Part>(
  store: WorkbenchStore,
  select: (state: WorkbenchState) => Part,
): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * Like `useWorkbench`, but updates in a transition after the desks are painted: for lists and messages that a drop does
 * not wait for.
 */
export function useWorkbenchLater<Part>(select: (state: WorkbenchState) => Part): Part {
  return useWorkbenchOfLater(useWorkbenchStore(), select);
}

/**
 * Like `useWorkbenchLater`, but outside of the workbench. Unlike with a deferred value, the frame of a drop does not
 * render its readers at all. It takes no function: React would take it for a change of the state.
 */
export function useWorkbenchOfLater<Part>(
  store: WorkbenchStore,
  select: (state: WorkbenchState) => Part,
): Part {
  const [part, setPart] = useState(() => select(store.get()));
  const follow = useEffectEvent(() => {
    startTransition(() => setPart(() => select(store.get())));
  });
  useEffect(() => {
    follow();
    return store.subscribe(() => follow());
  }, [store]);
  return part;
}

export function useDeskView(key: string): DeskView | undefined {
  const store = useWorkbenchStore();
  const read = () => store.deskView(key);
  return useSyncExternalStore(store.subscribe, read, read);
}
