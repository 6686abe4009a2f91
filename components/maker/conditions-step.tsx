'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Pupil } from '@/lib/contracts/classes';
import {
  isEnded,
  isSameRoom,
  leastPupils,
  type ClassCondition,
  type ConditionContent,
  type ConditionId,
  type Day,
} from '@/lib/core/conditions/class-condition';
import { findMergeable } from '@/lib/core/conditions/compare';
import type { NamedRoom, NotUsedReason } from '@/lib/core/conditions/resolve';
import type { Desk } from '@/lib/core/seating/model';
import { deskKey } from '@/lib/core/seating/room';
import { AtOnceNotice } from '../conditions/at-once-notice';
import { ConditionList, type ListChange } from '../conditions/condition-list';
import { enter, enterTyped, type Entry, type EntryProblem } from '../conditions/enter-typed';
import { KindBar, type Opened } from '../conditions/kind-bar';
import { PairMenu } from '../conditions/pair-menu';
import { PupilChips } from '../conditions/pupil-chips';
import { TypedField } from '../conditions/typed-field';
import { useEntryText } from '../conditions/use-entry-text';
import type { ClassConditionText } from '../conditions/use-class-condition-text';
import { DeskChoice } from '../conditions/desk-choice';
import type { ConditionDraft } from './maker-state';

interface ConditionsStepProps {
  room: NamedRoom;
  pupils: Pupil[];
  conditions: ClassCondition[];
  draft: ConditionDraft;
  text: ClassConditionText;
  today: Day;
  /** Conditions that do not apply to this map. */
  notUsed: ReadonlyMap<ConditionId, NotUsedReason>;
  /** Why some conditions cannot all be kept, as sentences. */
  clashes: string[];
  /** The same where a wish is among them. */
  wishClashes: string[];
  /** What the last change was, where it can be undone. */
  last: string | undefined;
  /** What was wrong with the draft when the teacher asked for the map. */
  pending: { typed?: EntryProblem; chosen?: boolean };
  onDraft: (draft: ConditionDraft) => void;
  onToggle: (id: ConditionId) => void;
  onConditions: (conditions: ClassCondition[], news: string, draft?: ConditionDraft) => void;
  onUndo: () => void;
}

/**
 * Step in which a class's conditions are entered and listed: by typing, by choosing pupils and then what applies to them,
 * or by dragging one pupil onto another. What is not complete is kept until it is.
 */
export function ConditionsStep(props: ConditionsStepProps) {
  const { room, pupils, conditions, draft, text, today, onDraft, onConditions } = props;
  const t = useTranslations('Conditions');
  const format = useFormatter();
  const entryText = useEntryText(pupils, text);
  const [typedProblem, setTypedProblem] = useState<EntryProblem>();
  const [kindProblem, setKindProblem] = useState<EntryProblem>();
  const [opened, setOpened] = useState<Opened>();
  const [typedNews, setTypedNews] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const { chosen, typed } = draft;

  const fixedNames = new Map(
    conditions.flatMap((condition) =>
      condition.kind === 'fixed' && isSameRoom(condition.room, room.identity)
        ? [[deskKey(condition.desk), names.get(condition.pupil) ?? ''] as const]
        : [],
    ),
  );
  const clearProblems = () => {
    setTypedProblem(undefined);
    setKindProblem(undefined);
  };
  const change = (next: Partial<ConditionDraft>) => {
    clearProblems();
    onDraft({ ...draft, ...next });
  };
  const accept = (entry: Entry, next: ConditionDraft, isTyped = false) => {
    if ('problem' in entry) return entry.problem;
    const news = t('added', { condition: text.sentence(entry.added) });
    clearProblems();
    setOpened(undefined);
    setTypedNews(isTyped ? news : undefined);
    onConditions(entry.conditions, news, next);
    return undefined;
  };
  const add = (content: ConditionContent) => {
    const added: ClassCondition = { id: crypto.randomUUID(), ...content };
    return accept(enter(conditions, added, today), { ...draft, chosen: [] });
  };
  const addKind = (content: Extract<ConditionContent, { pupils: string[] }>) => {
    const least = leastPupils[content.kind];
    setKindProblem(chosen.length < least ? { code: 'tooFew', least } : add(content));
  };
  const addTyped = (line: string) => {
    const problem = accept(
      enterTyped(line, pupils, conditions, today),
      { chosen, typed: '' },
      true,
    );
    if (problem?.code === 'noKind' && problem.pupils.length > 0) {
      // The names are not lost: what is missing is chosen below.
      change({ chosen: problem.pupils, typed: '' });
    } else if (problem && line !== typed) {
      onDraft({ ...draft, typed: line });
    }
    setTypedProblem(problem);
    field.current?.focus();
  };
  const toggle = (pupil: string) => {
    const isChosen = chosen.includes(pupil);
    change({ chosen: isChosen ? chosen.filter((other) => other !== pupil) : [...chosen, pupil] });
  };
  const pickDesk = (desk: Desk) => {
    const [pupil] = chosen;
    if (chosen.length !== 1 || pupil === undefined) return setKindProblem({ code: 'pickPupil' });
    setKindProblem(add({ kind: 'fixed', pupil, desk, room: room.identity }));
  };
  const listChange = (next: ClassCondition[], { code, condition }: ListChange) =>
    onConditions(next, t(`done.${code}`, { condition: text.sentence(condition) }));
  const lasting = conditions.filter((condition) => !isEnded(condition, today));
  const mergeable = findMergeable(lasting);
  const merge = () => {
    const gone = new Set(mergeable.flatMap(({ included }) => included.map(({ id }) => id)));
    onConditions(
      conditions.filter(({ id }) => !gone.has(id)),
      t('merged', { count: gone.size }),
    );
  };
  const shownTyped = typedProblem ?? (typed ? props.pending.typed : undefined);
  const kindText = kindProblem
    ? entryText(kindProblem)
    : props.pending.chosen && chosen.length > 0
      ? t('chosenPending')
      : undefined;
  const last = props.last ? { text: props.last, onUndo: props.onUndo } : undefined;
  // The list is out of sight on a phone: the news of what was typed stands by the field, of all else in the bar.
  const isLastTyped = last !== undefined && last.text === typedNews;
  const isPickingDesk = opened === 'desk' && chosen.length > 0;

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <TypedField
          ref={field}
          text={typed}
          pupils={pupils}
          sentence={text.sentence}
          problem={shownTyped}
          problemText={entryText}
          news={
            isLastTyped
              ? {
                  text: last.text,
                  clashes: [...props.clashes, ...props.wishClashes],
                  onUndo: () => {
                    // Its button goes away with the news.
                    field.current?.focus();
                    props.onUndo();
                  },
                }
              : undefined
          }
          onChange={(line) => change({ typed: line })}
          onEnter={addTyped}
        />
        <PupilChips
          label={t('pupils')}
          pupils={pupils}
          chosen={chosen}
          onToggle={toggle}
          pairs={{
            menu: ([one, other], onClose) => (
              <PairMenu
                pair={[one, other]}
                onClose={onClose}
                onPick={(kind) => {
                  onClose();
                  setKindProblem(add({ kind, pupils: [one.id, other.id] }));
                }}
              />
            ),
          }}
        />
        <KindBar
          chosen={format.list(chosen.map((pupil) => names.get(pupil) ?? ''))}
          opened={opened}
          problem={kindText}
          last={isLastTyped ? undefined : last}
          onOpen={(next) => {
            clearProblems();
            setOpened(next);
          }}
          onKind={(kind) => addKind({ kind, pupils: chosen })}
          onPlace={(place) => addKind({ kind: 'place', place, pupils: chosen })}
          onClear={() => {
            setOpened(undefined);
            change({ chosen: [] });
          }}
        />
        {isPickingDesk && (
          <DeskChoice
            room={room}
            title={
              chosen.length === 1
                ? t('desk', { name: names.get(chosen[0]!) ?? '' })
                : t('pickPupil')
            }
            fixedNames={fixedNames}
            onPick={pickDesk}
          />
        )}
        <p className="text-ink-soft max-w-2xl text-sm">{t('noReasons')}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <AtOnceNotice
          clashes={props.clashes}
          wishClashes={props.wishClashes}
          mergeable={mergeable}
          sentence={text.sentence}
          onMerge={merge}
        />
        <ConditionList
          conditions={conditions}
          text={text}
          room={room}
          today={today}
          notUsed={props.notUsed}
          onToggle={props.onToggle}
          onConditions={listChange}
        />
      </div>
    </div>
  );
}
