import type { History } from './history';
import { isPressed, type PressedKey, type Shortcut } from './shortcuts';
import { announce, type Announcing, type AnnouncementIn } from './announce';

export type NewId = () => string;

/**
 * Action of the user in an editor, started by a button, a menu or a keyboard shortcut. The label of the action is the
 * message `action.{id}`.
 */
export interface Action<State extends Announcing<unknown>> {
  /** Keyboard shortcuts. Several actions may share a shortcut if at most one of these actions is enabled at a time. */
  shortcuts?: readonly Shortcut[];
  /**
   * `isMet`: whether the action is enabled. `otherwise`: message to announce when the user starts the disabled action;
   * undefined for no message.
   */
  needs?: { isMet: (state: State) => boolean; otherwise?: AnnouncementIn<State> };
  isOn?: (state: State) => boolean;
  run: (state: State, newId: NewId) => State;
}

export type ActionList<State extends Announcing<unknown>, Id extends string> = ReturnType<
  typeof listActions<State, Id>
>;

/** Returns functions that run an editor's actions by id and find an action by a pressed key. */
export function listActions<State extends Announcing<unknown>, Id extends string>(
  actions: Record<Id, Action<State>>,
) {
  const ids = Object.keys(actions) as Id[];
  const isEnabled = (id: Id, state: State): boolean => actions[id].needs?.isMet(state) ?? true;
  const shortcutsFor = (id: Id): readonly Shortcut[] => actions[id].shortcuts ?? [];
  return {
    ids,
    isEnabled,
    isOn: (id: Id, state: State): boolean | undefined => actions[id].isOn?.(state),
    shortcutsFor,
    run(id: Id, state: State, newId: NewId): State {
      if (isEnabled(id, state)) return actions[id].run(state, newId);
      const otherwise = actions[id].needs?.otherwise;
      return otherwise === undefined ? state : announce(state, otherwise);
    },
    forKey(pressed: PressedKey, state: State): Id | undefined {
      const meant = ids.filter((id) =>
        shortcutsFor(id).some((shortcut) => isPressed(shortcut, pressed)),
      );
      return meant.find((id) => isEnabled(id, state)) ?? meant[0];
    },
  };
}

/** Returns the undo and redo actions of an editor. */
export function historyActions<State extends History<unknown>>(
  undo: (state: State) => State,
  redo: (state: State) => State,
): Record<'undo' | 'redo', Action<State>> {
  const announcement = (code: 'nothingToUndo' | 'nothingToRedo') =>
    ({ code }) as AnnouncementIn<State>;
  return {
    undo: {
      shortcuts: [{ key: 'z', mod: true }],
      needs: { isMet: ({ done }) => done.length > 0, otherwise: announcement('nothingToUndo') },
      run: undo,
    },
    redo: {
      shortcuts: [
        { key: 'z', mod: true, shift: true },
        { key: 'y', mod: true },
      ],
      needs: { isMet: ({ undone }) => undone.length > 0, otherwise: announcement('nothingToRedo') },
      run: redo,
    },
  };
}
