import type { History } from './history';
import { isPressed, type PressedKey, type Shortcut } from './shortcuts';
import { tell, type Telling, type ToldIn } from './tell';

/** Makes the id of a new record. */
export type NewId = () => string;

/**
 * An action of the user. Toolbar, menu, keyboard and tests run it from the action list of its editor. Its label is the
 * editor's message `action.{id}`.
 */
export interface Action<State extends Telling<unknown>> {
  /** Several actions may have the same shortcut if only one of them is enabled at a time. */
  shortcuts?: readonly Shortcut[];
  /**
   * The condition for running the action, and the message if the condition is not met. Without a message, nothing is
   * announced.
   */
  needs?: { isMet: (state: State) => boolean; otherwise?: ToldIn<State> };
  /** Whether a toggle or one of several choices is on. */
  isOn?: (state: State) => boolean;
  run: (state: State, newId: NewId) => State;
}

/** All actions of an editor, by id. */
export type ActionList<State extends Telling<unknown>, Id extends string> = ReturnType<
  typeof listActions<State, Id>
>;

/** Makes the list of an editor's actions, which finds an action by its id or by a key. */
export function listActions<State extends Telling<unknown>, Id extends string>(
  actions: Record<Id, Action<State>>,
) {
  const ids = Object.keys(actions) as Id[];
  const isEnabled = (id: Id, state: State): boolean => actions[id].needs?.isMet(state) ?? true;
  const shortcutsFor = (id: Id): readonly Shortcut[] => actions[id].shortcuts ?? [];
  return {
    ids,
    /** Whether the action would change something now. */
    isEnabled,
    /** Whether the action's choice is on; undefined for an action without a choice. */
    isOn: (id: Id, state: State): boolean | undefined => actions[id].isOn?.(state),
    shortcutsFor,
    /** Runs the action. If its need is not met, only the message of the state changes. */
    run(id: Id, state: State, newId: NewId): State {
      if (isEnabled(id, state)) return actions[id].run(state, newId);
      const otherwise = actions[id].needs?.otherwise;
      return otherwise === undefined ? state : tell(state, otherwise);
    },
    /** The action of a key: of several with the same shortcut, the first enabled one. */
    forKey(pressed: PressedKey, state: State): Id | undefined {
      const meant = ids.filter((id) =>
        shortcutsFor(id).some((shortcut) => isPressed(shortcut, pressed)),
      );
      return meant.find((id) => isEnabled(id, state)) ?? meant[0];
    },
  };
}

/** The actions undo and redo. */
export function historyActions<State extends History<unknown>>(
  undo: (state: State) => State,
  redo: (state: State) => State,
): Record<'undo' | 'redo', Action<State>> {
  const told = (code: 'nothingToUndo' | 'nothingToRedo') => ({ code }) as ToldIn<State>;
  return {
    undo: {
      shortcuts: [{ key: 'z', mod: true }],
      needs: { isMet: ({ done }) => done.length > 0, otherwise: told('nothingToUndo') },
      run: undo,
    },
    redo: {
      shortcuts: [
        { key: 'z', mod: true, shift: true },
        { key: 'y', mod: true },
      ],
      needs: { isMet: ({ undone }) => undone.length > 0, otherwise: told('nothingToRedo') },
      run: redo,
    },
  };
}
