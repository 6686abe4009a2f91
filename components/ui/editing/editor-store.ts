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
import type { ActionList } from '@/lib/core/editing/actions';
import type { Announcing } from '@/lib/core/editing/announce';

export interface Store<State> {
  get: () => State;
  update: (change: (state: State) => State) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createStore<State>(first: State): Store<State> {
  let state = first;
  const subscribers = new Set<() => void>();
  return {
    get: () => state,
    update: (change) => {
      const next = change(state);
      if (next === state) return;
      state = next;
      for (const onChange of subscribers) onChange();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

export interface EditorStore<
  State extends Announcing<unknown>,
  Id extends string,
> extends Store<State> {
  actions: ActionList<State, Id>;
  run: (id: Id) => void;
}

export function createEditorStore<State extends Announcing<unknown>, Id extends string>(
  first: State,
  actions: ActionList<State, Id>,
): EditorStore<State, Id> {
  const store = createStore(first);
  const run = (id: Id) =>
    store.update((state) => actions.run(id, state, () => crypto.randomUUID()));
  return { ...store, actions, run };
}

/**
 * Reads a part of a store's state. The selector must return the same object for the same state; otherwise rendering
 * never ends.
 */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * Reads a part of a store's state with low priority (in a React transition). A dropped pupil is thus drawn at the new
 * desk before the rest of the page changes.
 */
export function useStoreLater<State, Part>(
  store: Store<State>,
  select: (state: State) => Part,
): Part {
  const [part, setPart] = useState(() => select(store.get()));
  const [readStore, setReadStore] = useState(store);
  if (readStore !== store) {
    setReadStore(store);
    setPart(() => select(store.get()));
  }
  const follow = useEffectEvent(() => {
    startTransition(() => setPart(() => select(store.get())));
  });
  useEffect(() => {
    follow();
    return store.subscribe(() => follow());
  }, [store]);
  return part;
}

export function createStoreContext<State, Own extends Store<State>>() {
  const StoreContext = createContext<Own | undefined>(undefined);
  const useOwnStore = (): Own => {
    const store = useContext(StoreContext);
    if (!store) throw new Error('Parts of an editor must stand inside of it.');
    return store;
  };
  const usePart = <Part>(select: (state: State) => Part) => useStore(useOwnStore(), select);
  const usePartLater = <Part>(select: (state: State) => Part) =>
    useStoreLater(useOwnStore(), select);
  return { StoreContext, useOwnStore, usePart, usePartLater };
}
