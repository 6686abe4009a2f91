import type { History } from './history';
import { isPressed, type PressedKey, type Shortcut } from './shortcuts';
import { announce, type Announcing, type AnnouncementIn } from './announce';

export type NewId = () => string;

/**
 * An action of the user in an editor, run by toolbar, menu, shortcut or test. Its label is the message `action.{id}`.
 */
export interface Action<State extends Announcing<unknown>> {
  /** Shortcuts of an editor's action; several actions may share one if only one is enabled at a time. */
  shortcuts?: readonly Shortcut[];
  /** Requirement for an editor's action, and the message if it is not met; without a message, nothing is announced. */
  needs?: { isMet: (state: State) => boolean; otherwise?: AnnouncementIn<State> };
  isOn?: (state: State) => boolean;
  run: (state: State, newId: NewId) => State;
}

export type ActionList<State extends Announcing<unknown>, Id extends string> = ReturnType<
  typeof listActions<State, Id>
>;

/** Creates the list of an editor's actions, which can be found by id and by pressed key. */
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
    /** Runs an editor's action; if the action is disabled, only its message is announced. */
    run(id: Id, state: State, newId: NewId): State {
      if (isEnabled(id, state)) return actions[id].run(state, newId);
      const otherwise = actions[id].needs?.otherwise;
      return otherwise === undefined ? state : announce(state, otherwise);
    },
    /** Finds the editor's action for a pressed key; of several actions, an enabled one is preferred. */
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
