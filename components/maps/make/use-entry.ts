'use client';

import { useState } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { conditionPupils, type Condition, type Day } from '@/lib/core/conditions/condition';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import { kindOf, kinds, type Content } from '@/lib/core/conditions/kinds';
import { isEqual } from '@/lib/core/conditions/merge';
import { withPupils, type Asked } from '@/lib/core/conditions/typed-words';
import type { Desk } from '@/lib/core/rooms/room';
import {
  enter,
  enterTyped,
  type Entry,
  type EntryProblem,
} from '@/components/conditions/enter-typed';
import type { ClassConditionText } from '@/components/conditions/use-class-condition-text';
import { useEditText } from '@/components/conditions/use-edit-text';
import type { ConditionDraft } from '@/lib/core/maps/made-from';
import type { ConditionsEdit } from '@/lib/core/maps/command';
import { findEdited, noDraft } from './maker-state';

interface EntryInput {
  room: NamedRoom;
  pupils: Pupil[];
  conditions: Condition[];
  draft: ConditionDraft;
  text: ClassConditionText;
  today: Day;
  onDraft: (draft: ConditionDraft) => void;
  onConditions: (conditions: Condition[], edit: ConditionsEdit, draft: ConditionDraft) => void;
}

/**
 * The entry of conditions: by typing, or by choosing pupils and then what applies to them. A condition that is edited is
 * entered the same way; it keeps its id, its end and whether it is a wish.
 */
export function useEntry(input: EntryInput) {
  const { room, pupils, conditions, draft, text, today, onDraft, onConditions } = input;
  const editText = useEditText(text.sentence);
  const [typedProblem, setTypedProblem] = useState<EntryProblem>();
  const [kindProblem, setKindProblem] = useState<EntryProblem>();
  const [opened, setOpened] = useState<Condition['type']>();
  const [repeated, setRepeated] = useState<Asked>();
  const [typedNews, setTypedNews] = useState<string>();
  const [isNamed, setNamed] = useState(false);
  const { chosen, typed } = draft;
  const edited = findEdited(draft, conditions);

  const clearProblems = () => {
    setTypedProblem(undefined);
    setKindProblem(undefined);
    setNamed(false);
  };
  const change = (next: Partial<ConditionDraft>) => {
    clearProblems();
    onDraft({ ...draft, ...next });
  };
  const end = (next: ConditionDraft) => {
    clearProblems();
    if (!repeated) setOpened(undefined);
    // Follows a teacher's request.
    if (edited) focusSettings(edited);
    return next;
  };
  const accept = (entry: Entry, next: ConditionDraft, isTyped = false) => {
    if ('problem' in entry) return entry.problem;
    const edit = { code: edited ? 'changed' : 'added', condition: entry.added } as const;
    setTypedNews(isTyped ? editText(edit) : undefined);
    onConditions(entry.conditions, edit, end(next));
    return undefined;
  };
  const add = (content: Content) => {
    const added = { ...entered(edited), ...content };
    return accept(enter(conditions, added, today), { ...noDraft, typed });
  };
  /** Returns whether the line was a condition that could be added. */
  const addTyped = (line: string): boolean => {
    const entry = enterTyped(line, pupils, room, conditions, today, entered(edited));
    const problem = accept(entry, edited ? noDraft : { chosen, typed: '' }, true);
    if (problem?.code === 'noKind' && problem.pupils.length > 0) {
      // The names are not lost: others may follow, and what applies is chosen below.
      change({ chosen: [...new Set([...chosen, ...problem.pupils])], typed: '' });
      setNamed(true);
      return false;
    }
    if (problem && line !== typed) onDraft({ ...draft, typed: line });
    setTypedProblem(problem);
    return !problem;
  };
  const addGroup = (content: Content) => {
    const { least } = kindOf(content);
    const isTooFew = conditionPupils(content).length < least;
    setKindProblem(isTooFew ? { code: 'tooFew', least } : add(content));
  };
  const addFixed = (desk: Desk, of = room.identity) => {
    const [pupil] = chosen;
    if (chosen.length !== 1 || pupil === undefined) return setKindProblem({ code: 'pickPupil' });
    setKindProblem(add({ type: 'fixed', pupil, desk, room: of }));
  };

  return {
    edited,
    opened,
    /** The kind that was chosen before any pupils: each next one, or two, who are chosen get it. */
    repeated,
    typedProblem,
    kindProblem,
    /** Whether pupils were chosen by typing their names without what applies. */
    isNamed,
    /** The last condition that was added by typing. */
    typedNews,
    type: (line: string) => change({ typed: line }),
    addTyped,
    toggle: (pupil: string) => {
      const isChosen = chosen.includes(pupil);
      const next = isChosen ? chosen.filter((other) => other !== pupil) : [...chosen, pupil];
      if (edited || !repeated || next.length < kinds[repeated.type].least) {
        change({ chosen: next });
        return;
      }
      const problem = add(withPupils(repeated, next));
      if (problem) change({ chosen: [] });
      setKindProblem(problem);
    },
    open: (next: Condition['type'] | undefined) => {
      clearProblems();
      setOpened(next);
    },
    /** Asks for something for the pupils who are chosen; before any are, for those who are chosen next. */
    ask: (asked: Asked) => {
      const isFirst = repeated ? chosen.length < kinds[asked.type].least : chosen.length === 0;
      if (edited || !isFirst) return addGroup(withPupils(asked, chosen));
      clearProblems();
      setRepeated(isEqual(asked, repeated) ? undefined : asked);
    },
    addPair: (type: 'together' | 'apart', pair: string[]) =>
      setKindProblem(add({ type, pupils: pair })),
    pickDesk: (desk: Desk) => addFixed(desk),
    /** Gives the edited condition the chosen pupils; what applies to them stays. */
    saveEdited: () => {
      if (edited?.type === 'fixed') addFixed(edited.desk, edited.room);
      else if (edited) addGroup({ ...edited, pupils: chosen });
    },
    edit: (condition: Condition) => {
      setOpened(undefined);
      setRepeated(undefined);
      change({ chosen: conditionPupils(condition), editing: condition.id });
    },
    /** Ends the choice of pupils, or the editing, without a change. */
    clear: () => onDraft(end({ ...noDraft, typed })),
  };
}

/** Completes an entered condition with the rest of the edited one, or a new id. */
function entered(edited: Condition | undefined): Pick<Condition, 'id' | 'wish' | 'until'> {
  if (!edited) return { id: crypto.randomUUID() };
  const { id, wish, until } = edited;
  return { id, ...(wish && { wish }), ...(until && { until }) };
}

function focusSettings({ id }: Condition) {
  document.querySelector<HTMLElement>(`[data-settings="${CSS.escape(id)}"]`)?.focus();
}
