'use client';

import { useState, type RefObject } from 'react';
import { enterTyped } from '@/components/conditions/enter-typed';
import { useEditText } from '@/components/conditions/use-edit-text';
import { useStore } from '@/components/ui/editing/editor-store';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { Condition, ConditionId, Day } from '@/lib/core/conditions/condition';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import type { Asked } from '@/lib/core/conditions/typed-words';
import type { ConditionsEdit } from '@/lib/core/maps/command';
import { execute } from '@/lib/core/maps/history';
import { changeInput, giveUp, type MakingState } from '@/lib/core/maps/making';
import type { Pending } from './conditions-step';
import type { MakerStore } from './maker-store';
import { findEdited, findUnfinished, noDraft } from './maker-state';
import type { Generated } from './use-generator';
import type { useMakingEngine } from './use-making-engine';

/** A condition that was switched off to get a map, with the conflict before that. */
interface Dropped {
  condition: Condition;
  clash: Generated;
}

interface EditsInput {
  store: MakerStore;
  engine: ReturnType<typeof useMakingEngine>;
  sentence: (condition: Condition) => string;
  /** The heading of the place, which gets the focus where a button has gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The changes of a map's conditions: in their list, and to find a way out where they clash. */
export function useConditionEdits({ store, engine, sentence, heading }: EditsInput) {
  const { generator, generate } = engine;
  const editText = useEditText(sentence);
  const making = useStore(store, (state) => state.making);
  const conditions = useStore(store, ({ map }) => map.conditions);
  const off = useStore(store, ({ map }) => map.off);
  const [pending, setPending] = useState<Pending>({});
  const [news, setNews] = useState('');
  const [dropped, setDropped] = useState<Dropped[]>([]);
  const [pointed, point] = useState<Asked>();
  const { draft } = making;

  /** Announces a change of the list. With a map in hand the workbench does, with what it means for the map. */
  const say = (text: string) => setNews(making.isMade ? '' : text);
  /** Changes what the map is made from. */
  const changeMap = (next: (state: MakingState) => MakingState) => {
    setPending({});
    setDropped([]);
    generator.reset();
    store.update(next);
  };
  const changeDraft = (next: typeof draft) =>
    store.update((state) => ({ ...state, making: { ...state.making, draft: next } }));
  const edit = (
    lists: { conditions?: Condition[]; off?: ConditionId[] },
    done: ConditionsEdit,
    nextDraft = draft,
  ) => {
    say(editText(done));
    point(done.code === 'added' || done.code === 'changed' ? done.condition : undefined);
    changeMap((state) =>
      changeInput(execute(state, { type: 'editConditions', ...lists, edit: done }), {
        draft: nextDraft,
      }),
    );
  };
  const find = (id: ConditionId) => conditions.find((other) => other.id === id);
  const toggle = (id: ConditionId) => {
    const condition = find(id);
    if (!condition) return;
    const isOff = off.includes(id);
    const next = isOff ? off.filter((other) => other !== id) : [...off, id];
    edit({ off: next }, { code: isOff ? 'switchedOn' : 'switchedOff', condition });
  };
  const makeAgain = () => {
    generate();
    heading.current?.focus();
  };
  const lastDropped = dropped.at(-1);

  return {
    pending,
    news,
    /** The condition that was switched off last to get a map. */
    lastDropped: lastDropped?.condition,
    /** The condition that is pointed at, or that was just entered. */
    pointed,
    point,
    say,
    changeMap,
    edit,
    toggle,
    changeDraft: (next: typeof draft) => {
      setPending({});
      point(undefined);
      changeDraft(next);
    },
    /** A condition of a clash is switched off, and the map is made again. */
    drop: (id: ConditionId, clash: Generated) => {
      const condition = find(id);
      if (!condition) return;
      if (making.isMade) {
        // With a map in hand it is a step to undo, as everything else on the map.
        store.workbench.execute({ type: 'leaveOut', id });
        return generate();
      }
      toggle(id);
      setDropped([...dropped, { condition, clash }]);
      makeAgain();
    },
    /** A condition of the class becomes a wish, and the map is made again. */
    ease: ({ id }: Condition) => {
      const condition = find(id);
      if (making.isMade) {
        store.workbench.execute({ type: 'easeCondition', id });
        return generate();
      }
      if (!condition) return;
      const eased = { ...condition, wish: true as const };
      edit(
        { conditions: conditions.map((other) => (other.id === id ? eased : other)) },
        { code: 'changed', condition: eased },
      );
      makeAgain();
    },
    /** The condition that was switched off last applies again, and the clash is shown as it was. */
    takeBack: () => {
      if (!lastDropped) return;
      toggle(lastDropped.condition.id);
      store.update(giveUp);
      setDropped(dropped.slice(0, -1));
      generator.restore(lastDropped.clash);
      heading.current?.focus();
    },
    /** Adds what is typed but not yet added before the map is made; false if it shows that something is missing. */
    finish: (pupils: Pupil[], room: NamedRoom, today: Day): boolean => {
      if (draft.typed.trim() !== '') {
        const entry = enterTyped(draft.typed, pupils, room, conditions, today);
        if ('problem' in entry) {
          setPending({ typed: entry.problem });
          return false;
        }
        const done = { code: 'added', condition: entry.added } as const;
        edit({ conditions: entry.conditions }, done, { ...draft, typed: '' });
      }
      const unfinished = findUnfinished(draft, conditions);
      if (unfinished) setPending({ unfinished: `${unfinished}Pending` });
      else if (findEdited(draft, conditions)) changeDraft(noDraft);
      return !unfinished;
    },
  };
}
