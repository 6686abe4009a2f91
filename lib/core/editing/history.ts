import { announce, type Announcing, type AnnouncementIn } from './announce';

/**
 * State of an editor with unlimited undo and redo, as plain data. Undo reverts the last step in `done`; redo repeats
 * the last step in `undone`.
 */
export interface History<Step, Announcement = unknown> extends Announcing<Announcement> {
  done: readonly Step[];
  undone: readonly Step[];
}

export type HistoryAnnouncement<Refusal> =
  | { code: 'nothingToUndo' | 'nothingToRedo' }
  | { code: 'refused'; reason: Refusal };

type Made = 'done' | 'undone' | 'redone';

interface Editing<State extends History<Step>, Step, Command, Refusal> {
  /** Returns the step that a command makes, or why the command is refused; undefined if the command changes nothing. */
  plan: (state: State, command: Command) => Step | { refused: Refusal } | undefined;
  /**
   * Returns the fields of the state that a step changes, with the values after the step. If `isBack` is true (undo),
   * the values are those before the step.
   */
  apply: (state: State, step: Step, isBack: boolean) => Partial<State>;
  toAnnouncement: (made: Made, step: Step, before: State, after: State) => AnnouncementIn<State>;
}

/**
 * Creates functions that execute, undo and redo commands in an editor, and announce the result of each command. A
 * command that changes nothing returns the same state object.
 */
export function createEditing<State extends History<Step>, Step extends object, Command, Refusal>({
  plan,
  apply,
  toAnnouncement,
}: Editing<State, Step, Command, Refusal>) {
  const say = <Own extends State>(state: Own, message: HistoryAnnouncement<Refusal>): Own =>
    announce(state, message as AnnouncementIn<Own>);

  const go = <Own extends State>(
    before: Own,
    made: Made,
    step: Step,
    steps: Pick<History<Step>, 'done' | 'undone'>,
  ): Own => {
    const after = { ...before, ...apply(before, step, made === 'undone'), ...steps };
    return announce(after, toAnnouncement(made, step, before, after) as AnnouncementIn<Own>);
  };

  return {
    execute<Own extends State>(state: Own, command: Command): Own {
      const planned = plan(state, command);
      if (!planned) return state;
      if ('refused' in planned) return say(state, { code: 'refused', reason: planned.refused });
      return go(state, 'done', planned, { done: [...state.done, planned], undone: [] });
    },
    undo<Own extends State>(state: Own): Own {
      const last = state.done.at(-1);
      if (!last) return say(state, { code: 'nothingToUndo' });
      const undone = [...state.undone, last];
      return go(state, 'undone', last, { done: state.done.slice(0, -1), undone });
    },
    redo<Own extends State>(state: Own): Own {
      const last = state.undone.at(-1);
      if (!last) return say(state, { code: 'nothingToRedo' });
      const done = [...state.done, last];
      return go(state, 'redone', last, { done, undone: state.undone.slice(0, -1) });
    },
  };
}
