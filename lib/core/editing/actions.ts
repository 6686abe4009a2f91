import type { History } from './history';
import { isPressed, type PressedKey, type Shortcut } from './shortcuts';
import { tell, type Telling, type ToldIn } from './tell';

/** Makes the id of something new. */
export type NewId = () => string;

/**
 * Something that the user can do. Toolbar, menu, keyboard and tests all run it from its editor's list. Its label is the
 * message `action.{id}` of the editor.
 */
export interface Action<State extends Telling<unknown>> {
  /** The same shortcut may stand at several actions, of which one is possible at a time. */
  shortcuts?: readonly Shortcut[];
  /** The action's condition, and the message where it does not hold; without one, nothing is told. */
  needs?: { isMet: (state: State) => boolean; otherwise?: ToldIn<State> };
  /** For what is on or off, or one choice of several: whether it is on. */
  isOn?: (state: State) => boolean;
  run: (state: State, newId: NewId) => State;
}

/** All actions of an editor, by id. */
export type ActionList<State extends Telling<unknown>, Id extends string> = ReturnType<
  typeof listActions<State, Id>
>;

/** Makes the list of an editor's actions, to be asked for one by its id or by a key. */
export function listActions<State extends Telling<unknown>, Id extends string>(
  actions: Record<Id, Action<State>>,
) {
  const ids = Object.keys(actions) as Id[];
  const isEnabled = (id: Id, state: State): boolean => actions[id].needs?.isMet(state) ?? true;
  const shortcutsFor = (id: Id): readonly Shortcut[] => actions[id].shortcuts ?? [];
  return {
    ids,
    /** Whether the action would do something now. */
    isEnabled,
    /** Whether the action's choice is on; undefined for an action that is no choice. */
    isOn: (id: Id, state: State): boolean | undefined => actions[id].isOn?.(state),
    shortcutsFor,
    /** Does what the action is for. Where its need is not met, the state only tells why. */
    run(id: Id, state: State, newId: NewId): State {
      if (isEnabled(id, state)) return actions[id].run(state, newId);
      const otherwise = actions[id].needs?.otherwise;
      return otherwise === undefined ? state : tell(state, otherwise);
    },
    /** The action of a key: of several with the same shortcut the first that does something now. */
    forKey(pressed: PressedKey, state: State): Id | undefined {
      const meant = ids.filter((id) =>
        shortcutsFor(id).some((shortcut) => isPressed(shortcut, pressed)),
      );
      return meant.find((id) => isEnabled(id, state)) ?? meant[0];
    },
  };
}

/** The actions that take steps back and make them again. */
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
