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
import { isEqual } from '@/lib/core/conditions/merge';
import { withPupils, type Asked } from '@/lib/core/conditions/typed-words';
import type { ConditionsEdit } from '@/lib/core/maps/command';
import { withMaking } from '@/lib/core/maps/making';
import { isTrainee } from '@/lib/core/maps/map-in-hand';
import { chosenPupils, nothingChosen } from '@/lib/core/maps/workbench-state';
import type { Desk } from '@/lib/core/rooms/room';
import { useMapScreen, useMapTexts } from './map-context';

/**
 * The entry of conditions: by typing, or by choosing pupils on the map and then what applies to them. A condition that is
 * edited is entered the same way; it keeps its id, its end and whether it is a wish.
 */
export function useEntry() {
  const { store, pupils, today } = useMapScreen();
  const { room } = useMapTexts();
  const [problem, setProblem] = useState<{ at: 'typed' | 'kind'; is: EntryProblem }>();
  const [opened, setOpened] = useState<Condition['type']>();
  const [repeated, setRepeated] = useState<Asked>();
  const [isNamed, setNamed] = useState(false);
  const conditions = useStore(store, ({ map }) => map.conditions);
  const { typed, editing } = useStore(store, ({ making }) => making.draft);
  const selected = useStore(store, ({ chosen: now }) => now);
  const chosen = chosenPupils({ chosen: selected }).filter((id) => !isTrainee(store.get().map, id));
  const edited = conditions.find(({ id }) => id === editing);

  const clearProblem = () => {
    setProblem(undefined);
    setNamed(false);
  };
  const draft = (next: { typed: string; editing?: string }) =>
    store.update((now) => withMaking(now, { draft: next }));
  const choose = (ids: readonly PupilId[]) =>
    store.update((now) => ({
      ...now,
      chosen: ids.length > 0 ? { type: 'pupils', pupils: ids } : nothingChosen,
    }));
  /** Changes the list of conditions as a step to undo. */
  const edit = (next: Condition[], done: ConditionsEdit) =>
    store.workbench.execute({ type: 'editConditions', conditions: next, edit: done });

  const accept = (entry: Entry, at: 'typed' | 'kind', rest: string): boolean => {
    if ('problem' in entry) {
      setProblem({ at, is: entry.problem });
      return false;
    }
    clearProblem();
    if (!repeated) setOpened(undefined);
    edit(entry.conditions, { code: edited ? 'changed' : 'added', condition: entry.added });
    draft({ typed: rest });
    choose([]);
    if (edited) focusSettings(edited);
    return true;
  };
  const add = (content: Content) =>
    accept(enter(conditions, { ...entered(edited), ...content }, today), 'kind', typed);
  const addGroup = (content: Content) => {
    const { least } = kindOf(content);
    const isTooFew = conditionPupils(content).length < least;
    if (isTooFew) setProblem({ at: 'kind', is: { code: 'tooFew', least } });
    else add(content);
  };
  const addFixed = (desk: Desk, of = room.identity) => {
    const [pupil] = chosen;
    if (chosen.length !== 1 || pupil === undefined) {
      return setProblem({ at: 'kind', is: { code: 'pickPupil' } });
    }
    add({ type: 'fixed', pupil, desk, room: of });
  };

  const addRepeated = useEffectEvent(() => {
    if (edited || !repeated || chosen.length < kinds[repeated.type].least) return;
    if (!add(withPupils(repeated, chosen))) choose([]);
  });
  const chosenText = chosen.join(' ');
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Follows the pupils who were pressed on the map.
    addRepeated();
  }, [chosenText]);

  return {
    ...{ chosen, typed, edited, opened, conditions, edit },
    /** The kind that was chosen before any pupils: each next one, or two, who are chosen get it. */
    repeated,
    typedProblem: problem?.at === 'typed' ? problem.is : undefined,
    kindProblem: problem?.at === 'kind' ? problem.is : undefined,
    /** Whether pupils were chosen by typing their names without what applies. */
    isNamed,
    type: (text: string) => {
      clearProblem();
      draft({ typed: text, editing });
    },
    /** Returns whether the line was a condition that could be added. */
    addTyped: (line: string): boolean => {
      const entry = enterTyped(line, pupils, room, conditions, today, entered(edited));
      if (
        'problem' in entry &&
        entry.problem.code === 'noKind' &&
        entry.problem.pupils.length > 0
      ) {
        // The names are not lost: others may follow, and what applies is chosen below.
        choose([...new Set([...chosen, ...entry.problem.pupils])]);
        draft({ typed: '', editing });
        setProblem(undefined);
        setNamed(true);
        return false;
      }
      if ('problem' in entry) draft({ typed: line, editing });
      return accept(entry, 'typed', '');
    },
    open: (next: Condition['type'] | undefined) => {
      clearProblem();
      setOpened(next);
    },
    /** Asks for something for the pupils who are chosen; before any are, for those who are chosen next. */
    ask: (asked: Asked) => {
      const isFirst = repeated ? chosen.length < kinds[asked.type].least : chosen.length === 0;
      if (edited || !isFirst) return addGroup(withPupils(asked, chosen));
      clearProblem();
      setRepeated(isEqual(asked, repeated) ? undefined : asked);
    },
    pickDesk: (desk: Desk) => addFixed(desk),
    /** Gives the edited condition the chosen pupils; what applies to them stays. */
    saveEdited: () => {
      if (edited?.type === 'fixed') addFixed(edited.desk, edited.room);
      else if (edited) addGroup({ ...edited, pupils: [...chosen] });
    },
    startEdit: (condition: Condition) => {
      setOpened(undefined);
      setRepeated(undefined);
      clearProblem();
      choose(conditionPupils(condition));
      draft({ typed, editing: condition.id });
    },
    /** Ends the choice of pupils, or the editing, without a change. */
    clear: () => {
      clearProblem();
      setOpened(undefined);
      draft({ typed });
      choose([]);
      if (edited) focusSettings(edited);
    },
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
