'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import {
  enter,
  enterTyped,
  type Entry,
  type EntryProblem,
} from '@/components/conditions/enter-typed';
import { useStore } from '@/components/ui/editing/editor-store';
import { conditionPupils, type Condition, type PupilId } from '@/lib/core/conditions/condition';
import { kindOf, kinds, type Content } from '@/lib/core/conditions/kinds';
import { isEnough, isMark, keepPupils, listsIn } from '@/lib/core/conditions/kinds/pupil-fields';
import { toTypedMarks } from '@/lib/core/conditions/marks';
import { isEqual } from '@/lib/core/conditions/merge';
import { withPupils, type Asked } from '@/lib/core/conditions/typed-words';
import type { ConditionsEdit } from '@/lib/core/maps/command';
import { withMaking } from '@/lib/core/maps/making';
import { isTrainee } from '@/lib/core/maps/map-document';
import { chosenPupils, nothingChosen } from '@/lib/core/maps/workbench-state';
import type { Desk } from '@/lib/core/rooms/room';
import { useMapScreen, useMapTexts } from './map-context';

const noMarks: readonly PupilId[] = [];

function useDraftedConditions() {
  const { store } = useMapScreen();
  const conditions = useStore(store, ({ map }) => map.conditions);
  const { typed, editing, marks = noMarks } = useStore(store, ({ making }) => making.draft);
  const selected = useStore(store, ({ chosen: now }) => now);
  return {
    conditions,
    typed,
    chosen: [
      ...chosenPupils({ chosen: selected }).filter((id) => !isTrainee(store.get().map, id)),
      ...marks,
    ],
    edited: conditions.find(({ id }) => id === editing),
    draft: (next: { typed: string; editing?: string }) =>
      store.update((now) => withMaking(now, { draft: { ...next, marks: now.making.draft.marks } })),
    choose: (ids: readonly PupilId[]) =>
      store.update((now) => {
        const pupils = ids.filter((id) => !isMark(id));
        const draft = { ...now.making.draft, marks: ids.filter(isMark) };
        const next = pupils.length > 0 ? ({ type: 'pupils', pupils } as const) : nothingChosen;
        return withMaking({ ...now, chosen: next }, { draft });
      }),
    edit: (next: Condition[], done: ConditionsEdit) =>
      store.workbench.execute({ type: 'editConditions', conditions: next, edit: done }),
  };
}

function useEntryState() {
  const [problem, setProblem] = useState<{ at: 'typed' | 'kind'; is: EntryProblem }>();
  const [opened, setOpened] = useState<Condition['type']>();
  const [repeated, setRepeated] = useState<Asked>();
  const [isNamed, setNamed] = useState(false);
  return {
    ...{ setProblem, setOpened, repeated, setRepeated },
    shown: {
      opened,
      repeated,
      typedProblem: problem?.at === 'typed' ? problem.is : undefined,
      kindProblem: problem?.at === 'kind' ? problem.is : undefined,
      isNamed,
    },
    clearProblem: (isNamedNow = false) => {
      setProblem(undefined);
      setNamed(isNamedNow);
    },
  };
}

type DraftedConditions = ReturnType<typeof useDraftedConditions>;
type State = ReturnType<typeof useEntryState>;

function useAccept(drafted: DraftedConditions, state: State) {
  const { today } = useMapScreen();
  const { room } = useMapTexts();
  const { conditions, chosen, typed, edited, draft, choose, edit } = drafted;
  const accept = (entry: Entry, at: 'typed' | 'kind', rest: string): boolean => {
    if ('problem' in entry) {
      state.setProblem({ at, is: entry.problem });
      return false;
    }
    state.clearProblem();
    if (!state.repeated) state.setOpened(undefined);
    edit(entry.conditions, { code: edited ? 'changed' : 'added', condition: entry.added });
    draft({ typed: rest });
    choose([]);
    if (edited) focusSettings(edited);
    return true;
  };
  const add = (content: Content) =>
    accept(enter(conditions, { ...entered(edited), ...content }, today), 'kind', typed);
  const addGroup = (content: Content) => {
    const kind = kindOf(content);
    if (isEnough(kind, chosen)) add(content);
    else state.setProblem({ at: 'kind', is: { code: 'tooFew', least: kind.least } });
  };
  const addFixed = (desk: Desk, of = room.identity) => {
    const [pupil] = chosen;
    if (chosen.length !== 1 || pupil === undefined || isMark(pupil)) {
      return state.setProblem({ at: 'kind', is: { code: 'pickPupil' } });
    }
    add({ type: 'fixed', pupil, desk, room: of });
  };
  return { accept, add, addGroup, addFixed };
}

export function useEntry() {
  const { pupils, marks, today } = useMapScreen();
  const { room } = useMapTexts();
  const drafted = useDraftedConditions();
  const state = useEntryState();
  const { accept, add, addGroup, addFixed } = useAccept(drafted, state);
  const { conditions, chosen, typed, edited, draft, choose, edit } = drafted;
  const { clearProblem, setOpened, repeated, setRepeated } = state;

  const addRepeated = useEffectEvent(() => {
    if (edited || !repeated || !isEnough(kinds[repeated.type], chosen)) return;
    if (!add(withPupils(repeated, chosen))) choose([]);
  });
  const chosenText = chosen.join(' ');
  useEffect(() => {
    addRepeated();
  }, [chosenText]);

  const isAnswered = state.shown.kindProblem?.code === 'oneFirst' && chosen.length > 0;
  return {
    ...{ chosen, typed, edited, conditions, edit, ...state.shown },
    kindProblem: isAnswered ? undefined : state.shown.kindProblem,
    type: (text: string) => {
      clearProblem();
      draft({ typed: text, editing: edited?.id });
    },
    addTyped: (line: string): boolean => {
      const entry = enterTyped(
        line,
        [...pupils, ...toTypedMarks(marks)],
        room,
        conditions,
        today,
        entered(edited),
      );
      const named = 'problem' in entry && entry.problem.code === 'noKind' && entry.problem.pupils;
      if (named && named.length > 0) {
        choose([...new Set([...chosen, ...named])]);
        draft({ typed: '', editing: edited?.id });
        clearProblem(true);
        return false;
      }
      if ('problem' in entry) draft({ typed: line, editing: edited?.id });
      return accept(entry, 'typed', '');
    },
    toggleMark: (id: PupilId) => {
      clearProblem();
      choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
    },
    open: (next: Condition['type'] | undefined) => {
      clearProblem();
      setOpened(next);
    },
    ask: (asked: Asked) => {
      const isFirst = repeated ? !isEnough(kinds[asked.type], chosen) : chosen.length === 0;
      if (edited || !isFirst) return addGroup(withPupils(asked, chosen));
      const isOneFirst = Object.values(kinds[asked.type].pupilFields).includes('one');
      if (isOneFirst) return state.setProblem({ at: 'kind', is: { code: 'oneFirst' } });
      clearProblem();
      setRepeated(isEqual(asked, repeated) ? undefined : asked);
    },
    pickDesk: (desk: Desk) => addFixed(desk),
    saveEdited: () => {
      if (edited?.type === 'fixed') addFixed(edited.desk, edited.room);
      else if (edited) addGroup(withChosen(edited, chosen));
    },
    startEdit: (condition: Condition) => {
      setOpened(undefined);
      setRepeated(undefined);
      clearProblem();
      choose(conditionPupils(condition));
      draft({ typed, editing: condition.id });
    },
    clear: () => {
      clearProblem();
      setOpened(undefined);
      draft({ typed });
      choose([]);
      if (edited) focusSettings(edited);
    },
  };
}

function withChosen(edited: Condition, chosen: PupilId[]): Content {
  const { pupilFields } = kindOf(edited);
  const isOfLists = listsIn(pupilFields, edited).length > 1 && !chosen.some(isMark);
  const left = isOfLists && keepPupils(pupilFields, edited, (id) => chosen.includes(id));
  return left || withPupils(edited, chosen);
}

function entered(edited: Condition | undefined): Pick<Condition, 'id' | 'wish' | 'until'> {
  if (!edited) return { id: crypto.randomUUID() };
  const { id, wish, until } = edited;
  return { id, ...(wish && { wish }), ...(until && { until }) };
}

function focusSettings({ id }: Condition) {
  document.querySelector<HTMLElement>(`[data-settings="${CSS.escape(id)}"]`)?.focus();
}
