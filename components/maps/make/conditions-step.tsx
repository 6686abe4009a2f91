'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import {
  isEnded,
  type Condition,
  type ConditionId,
  type Day,
  type PupilId,
} from '@/lib/core/conditions/condition';
import { isSameRoom, type NamedRoom } from '@/lib/core/conditions/condition-room';
import { findMergeable } from '@/lib/core/conditions/compare';
import type { Asked } from '@/lib/core/conditions/typed-words';
import type { NotUsedReason } from '@/lib/core/conditions/resolve';
import type { ConditionDraft } from '@/lib/core/maps/made-from';
import type { ConditionsEdit } from '@/lib/core/maps/command';
import { deskKey } from '@/lib/core/rooms/room';
import type { PlaceMark } from '@/lib/core/rooms/room-layout';
import { AtOnceNotice } from '@/components/conditions/at-once-notice';
import { ConditionList } from '@/components/conditions/condition-list';
import type { EntryProblem } from '@/components/conditions/enter-typed';
import { KindBar } from '@/components/conditions/kind-bar';
import { PairMenu } from '@/components/conditions/pair-menu';
import { PupilChips } from '@/components/conditions/pupil-chips';
import { TypedField } from '@/components/conditions/typed-field';
import { useEntryText } from '@/components/conditions/use-entry-text';
import type { ClassConditionText } from '@/components/conditions/use-class-condition-text';
import { DeskChoice } from '@/components/conditions/desk-choice';
import { useEntry } from './use-entry';
import { stepHeadingId } from './step-heading';

/** Entries that were not finished when the teacher asked for the map. */
export interface Pending {
  typed?: EntryProblem;
  unfinished?: 'chosenPending' | 'editedPending';
}

/** Chooses a pupil for a condition, or no longer. */
export interface PupilPicker {
  toggle: (pupil: PupilId) => void;
}

interface ConditionsStepProps {
  room: NamedRoom;
  pupils: Pupil[];
  conditions: Condition[];
  draft: ConditionDraft;
  text: ClassConditionText;
  today: Day;
  /** Conditions that do not apply to this map. */
  notUsed: ReadonlyMap<ConditionId, NotUsedReason>;
  /** Conditions that the map in sight breaks. */
  broken: readonly ConditionId[];
  /** Why some conditions cannot all be kept, as sentences. */
  clashes: string[];
  /** Sentences for clashes with a wish among them. */
  wishClashes: string[];
  /** Describes the last change, where it can be undone. */
  last: string | undefined;
  pending: Pending;
  /** Stands above the list, so that it does not move what is being typed. */
  notice: ReactNode;
  /** Takes presses on pupils elsewhere, as on their chips. */
  ref?: Ref<PupilPicker>;
  /** Called with the condition that is pointed at, or that the next pupils get. */
  onPoint: (asked: Asked | undefined) => void;
  onDraft: (draft: ConditionDraft) => void;
  onToggle: (id: ConditionId) => void;
  /** Called to put into the room what a condition names and the room lacks. */
  onPutIn: (kind: PlaceMark) => void;
  onConditions: (conditions: Condition[], edit: ConditionsEdit, draft?: ConditionDraft) => void;
  onUndo: () => void;
}

/**
 * Step in which a class's conditions are entered and listed: by typing, by choosing pupils and then what applies to them,
 * or by dragging one pupil onto another. What is not complete is kept until it is.
 */
export function ConditionsStep({ ref, ...props }: ConditionsStepProps) {
  const { room, pupils, conditions, draft, text, today, onConditions } = props;
  const t = useTranslations('Conditions');
  const format = useFormatter();
  const entryText = useEntryText(pupils, text);
  const entry = useEntry(props);
  useImperativeHandle(ref, () => ({ toggle: entry.toggle }));
  const field = useRef<HTMLInputElement>(null);
  const { edited } = entry;
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const { chosen, typed } = draft;

  const fixedNames = new Map(
    conditions.flatMap((condition) =>
      condition.type === 'fixed' && isSameRoom(condition.room, room.identity)
        ? [[deskKey(condition.desk), names.get(condition.pupil) ?? ''] as const]
        : [],
    ),
  );
  const lasting = conditions.filter((condition) => !isEnded(condition, today));
  const mergeable = findMergeable(lasting);
  const merge = () => {
    const gone = new Set(mergeable.flatMap(({ included }) => included.map(({ id }) => id)));
    onConditions(
      conditions.filter(({ id }) => !gone.has(id)),
      { code: 'merged', count: gone.size },
    );
  };
  const typedProblem = entry.typedProblem ?? (typed ? props.pending.typed : undefined);
  const { unfinished } = props.pending;
  const kindText = entry.kindProblem ? entryText(entry.kindProblem) : unfinished && t(unfinished);
  const chosenNames = format.list(chosen.map((pupil) => names.get(pupil) ?? ''));
  const last = props.last
    ? {
        text: props.last,
        onUndo: () => {
          // Its button goes away with the news.
          document.getElementById(stepHeadingId)?.focus({ preventScroll: true });
          props.onUndo();
        },
      }
    : undefined;
  // The list is out of sight on a phone: the news of what was typed stands by the field, of all else in the bar.
  const isLastTyped = last !== undefined && last.text === entry.typedNews;
  const isPickingDesk = entry.opened === 'fixed' && chosen.length > 0;

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        <TypedField
          ref={field}
          text={typed}
          pupils={pupils}
          room={room}
          classText={text}
          problem={typedProblem}
          problemText={entryText}
          chosen={
            entry.isNamed ? t('typed.chosen', { count: chosen.length, names: chosenNames }) : ''
          }
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
          onPutIn={(kind) => {
            field.current?.focus();
            props.onPutIn(kind);
          }}
          onChange={entry.type}
          onEnter={(line) => {
            const isAdded = entry.addTyped(line);
            // After a change the focus is where the teacher asked for it.
            if (!edited || !isAdded) field.current?.focus();
          }}
        />
        <PupilChips
          label={t('pupils')}
          pupils={pupils}
          chosen={chosen}
          onToggle={entry.toggle}
          pairs={{
            menu: ([one, other], onClose) => (
              <PairMenu
                pair={[one, other]}
                onClose={onClose}
                onPick={(kind) => {
                  onClose();
                  entry.addPair(kind, [one.id, other.id]);
                }}
              />
            ),
          }}
        />
        <KindBar
          chosen={chosenNames}
          edited={edited && { condition: edited, sentence: text.sentence(edited) }}
          repeated={entry.repeated}
          opened={entry.opened}
          problem={kindText}
          last={isLastTyped ? undefined : last}
          onOpen={entry.open}
          onAsk={entry.ask}
          onPoint={(asked) => props.onPoint(asked ?? entry.repeated)}
          onSave={entry.saveEdited}
          onClear={entry.clear}
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
            onPick={entry.pickDesk}
          />
        )}
        <p className="text-ink-soft max-w-2xl text-sm">{t('noReasons')}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        {props.notice}
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
          broken={props.broken}
          onPoint={props.onPoint}
          onToggle={props.onToggle}
          onPutIn={props.onPutIn}
          onEdit={entry.edit}
          onConditions={onConditions}
        />
      </div>
    </div>
  );
}
