'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useRooms } from '@/lib/client/rooms/rooms';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms, RoomSummary } from '@/lib/contracts/rooms/rooms';
import {
  isEnded,
  type Condition,
  type ConditionId,
  type Day,
} from '@/lib/core/conditions/condition';
import { execute } from '@/lib/core/maps/history';
import { toNamedRoom } from '@/lib/core/maps/made-from';
import { changeInput, giveUp, putIn, readLapsed, type MakingState } from '@/lib/core/maps/making';
import type { ConditionsEdit } from '@/lib/core/maps/command';
import { runUndo } from '@/lib/core/maps/workbench-state';
import { notify } from '@/components/ui/notifications';
import { useStore } from '@/components/ui/editing/editor-store';
import { ConditionsStep, type Pending } from './conditions-step';
import { DroppedNotice } from './dropped-notice';
import { LapsedNotice } from './lapsed-notice';
import { findEdited, findUnfinished, noDraft, roomProblem, withStandard } from './maker-state';
import { NextButton } from './next-button';
import { ResultStep } from './result-step';
import { RoomSection } from './room-section';
import { StepHeading, stepHeadingId } from './step-heading';
import { StepTabs, type Step } from './step-tabs';
import { NotKeptNotice } from './not-kept-notice';
import { enterTyped } from '@/components/conditions/enter-typed';
import { useClashText } from '@/components/conditions/use-clash-text';
import { useClassConditionText } from '@/components/conditions/use-class-condition-text';
import { useEditText } from '@/components/conditions/use-edit-text';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useFocusOn } from './use-focus-on';
import type { Generated } from './use-generator';
import { useConditionsInHand } from './use-conditions-in-hand';
import { useKeepConditions } from './use-keep-conditions';
import { useMaking } from './use-making';
import { useMakingEngine } from './use-making-engine';
import { useStep } from './use-step';

/** One list for all renders, because effects depend on it. */
const noRooms: RoomSummary[] = [];

interface MapMakerProps {
  classId: string;
  pupils: Pupil[];
  active: SavedMap | undefined;
  history: MapHistory;
  /** The rooms of the class's maps. */
  classRooms: ClassRooms;
  /** The conditions that the class keeps. */
  kept: KeptConditions;
  today: Day;
  onSaved: () => void;
}

/** A condition that was switched off to get a map, with the conflict before that. */
interface Dropped {
  condition: Condition;
  clash: Generated;
}

/** The map maker: room, conditions, map. Going back and forth keeps all input. */
export function MapMaker(props: MapMakerProps) {
  const { classId, pupils, active, history, classRooms, kept, today, onSaved } = props;
  const t = useTranslations('Maker');
  const conditionTexts = useTranslations('Conditions');
  const rooms = useRooms();
  const savedRooms = rooms.data ?? noRooms;
  const { store, ids, isRestored, end } = useMaking({
    ...{ classId, pupils, kept, active, classRooms, today },
    rooms: savedRooms,
  });
  const making = useStore(store, (state) => state.making);
  const { step: asked, drawing, goTo, draw } = useStep();
  const [pending, setPending] = useState<Pending>({});
  const [news, setNews] = useState('');
  const [dropped, setDropped] = useState<Dropped[]>([]);
  const { choice, draft } = making;
  const room = useMemo(() => toNamedRoom(choice), [choice]);
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const text = useClassConditionText(room, names);
  const editText = useEditText(text.sentence);
  const keeper = useKeepConditions(
    classId,
    store,
    { kept, pupils: ids, isRestored },
    {
      merged: () => notify({ type: 'info', message: conditionTexts('mergedFromElsewhere') }),
      // The notice at the top of the page may be out of sight.
      failed: () => notify({ type: 'warning', message: conditionTexts('notSavedYet') }),
    },
  );
  const own = useConditionsInHand(store, ids, text.sentence);
  const { absent, off } = own;
  const sentence = useConditionText(room.plan, names);
  const clashText = useClashText(names);
  const isRoomWrong = roomProblem(making, pupils.length - absent.length) !== undefined;

  // The URL may name a step that is not possible yet.
  const step: Step = isRoomWrong ? 'room' : asked;
  const heading = useFocusOn(drawing ?? step);

  const { generator, generate, takeSuggestion } = useMakingEngine({
    ...{ store, ids, history },
    isShown: step === 'map',
    onMake: keeper.save,
  });

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
    setNews(editText(done));
    changeMap((state) =>
      changeInput(execute(state, { type: 'editConditions', ...lists, edit: done }), {
        draft: nextDraft,
      }),
    );
  };
  const toggle = (id: ConditionId) => {
    const condition = own.conditions.find((other) => other.id === id);
    if (!condition) return;
    const isOff = off.includes(id);
    const next = isOff ? off.filter((other) => other !== id) : [...off, id];
    edit({ off: next }, { code: isOff ? 'switchedOn' : 'switchedOff', condition });
  };
  const drop = (id: ConditionId, clash: Generated) => {
    const condition = own.conditions.find((other) => other.id === id);
    if (!condition) return;
    if (making.isMade) {
      // With a map in hand it is a step to undo, as everything else on the map.
      store.workbench.execute({ type: 'leaveOut', id });
      generate();
      return;
    }
    toggle(id);
    setDropped([...dropped, { condition, clash }]);
    generate();
    heading.current?.focus();
  };
  const takeBack = ({ condition, clash }: Dropped) => {
    toggle(condition.id);
    store.update(giveUp);
    setDropped(dropped.slice(0, -1));
    generator.restore(clash);
    heading.current?.focus();
  };
  const lastDropped = step === 'room' ? undefined : dropped.at(-1);
  /** Adds what is typed but not yet added before the map is made, or shows what is missing. */
  const leaveConditions = (next: Step) => {
    if (step !== 'conditions' || next !== 'map') return goTo(next);
    if (draft.typed.trim() !== '') {
      const entry = enterTyped(draft.typed, pupils, room, own.conditions, today);
      if ('problem' in entry) return setPending({ typed: entry.problem });
      const done = { code: 'added', condition: entry.added } as const;
      edit({ conditions: entry.conditions }, done, { ...draft, typed: '' });
    }
    const unfinished = findUnfinished(draft, own.conditions);
    if (unfinished) return setPending({ unfinished: `${unfinished}Pending` });
    if (findEdited(draft, own.conditions)) changeDraft(noDraft);
    goTo(next);
  };

  const lasting = own.conditions.filter((condition) => !isEnded(condition, today));
  const used = own.resolved.conditions.length;
  const left = lasting.length - used;

  const notKept = keeper.error && <NotKeptNotice error={keeper.error} onRetry={keeper.save} />;

  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      <StepTabs
        step={step}
        blocked={isRoomWrong ? ['conditions', 'map'] : []}
        onStep={leaveConditions}
      />
      {lastDropped && (
        <DroppedNotice
          condition={text.sentence(lastDropped.condition)}
          onTakeBack={() => takeBack(lastDropped)}
        />
      )}
      <LapsedNotice
        lapsed={making.lapsed}
        sentence={text.sentence}
        onRead={() => {
          store.update(readLapsed);
          keeper.save();
        }}
      />
      {step === 'room' && notKept}
      {step === 'room' && (
        <RoomSection
          classId={classId}
          pupils={pupils}
          state={{ ...making, absent }}
          conditions={own.resolved.conditions}
          classRooms={classRooms}
          rooms={savedRooms}
          roomsError={rooms.data ? undefined : rooms.error}
          drawing={drawing}
          heading={heading}
          onChange={(input) => changeMap((state) => changeInput(state, input))}
          onDraw={draw}
          onRoom={() => goTo('room')}
          onNext={() => goTo('conditions')}
        />
      )}
      {step === 'conditions' && (
        <section aria-labelledby={stepHeadingId}>
          <StepHeading ref={heading}>{t('conditionsTitle')}</StepHeading>
          <p className="text-ink-soft mt-2 mb-6 max-w-2xl">{t('conditionsText')}</p>
          <ConditionsStep
            room={room}
            pupils={pupils}
            conditions={own.conditions}
            draft={draft}
            text={text}
            today={today}
            notUsed={own.resolved.notUsed}
            clashes={own.clashes.map(clashText)}
            wishClashes={own.wishClashes.map(clashText)}
            last={own.last}
            pending={pending}
            notice={notKept}
            onDraft={(next) => {
              setPending({});
              changeDraft(next);
            }}
            onToggle={toggle}
            onPutIn={(kind) => {
              changeMap((state) => putIn(state, kind));
              notify({ type: 'success', message: conditionTexts(`putIn.done.${kind}`) });
            }}
            onConditions={(conditions, done, next) => edit({ conditions }, done, next)}
            onUndo={() => {
              setNews(conditionTexts('undone'));
              changeMap((state) => changeInput(runUndo(state), {}));
            }}
          />
          <NextButton
            disabled={false}
            note={left > 0 ? t('used', { used, entered: lasting.length, left }) : undefined}
            onClick={() => leaveConditions('map')}
          >
            {t('generate')}
          </NextButton>
        </section>
      )}
      {step === 'map' && (
        <ResultStep
          classId={classId}
          roomName={choice.own?.name ?? choice.kind}
          roomId={choice.own?.roomId ?? null}
          pupils={pupils}
          history={history}
          state={generator.state}
          store={making.isMade ? store.workbench : undefined}
          suggestions={making.suggestions}
          onSuggestion={({ seats }) => takeSuggestion(seats)}
          heading={heading}
          sentence={sentence}
          clashText={clashText}
          entered={lasting.length}
          skipped={lasting.flatMap((condition) => {
            const reason = own.resolved.notUsed.get(condition.id);
            if (!reason) return [];
            return [{ condition: text.sentence(condition), reason: text.reason(reason) }];
          })}
          onGenerate={generate}
          onCancel={() => {
            generator.cancel();
            if (!making.isMade) goTo('conditions');
          }}
          onRelax={drop}
          onSwitchRoom={(to) => {
            const other =
              typeof to === 'string'
                ? withStandard(to, room.plan.desks.length)
                : { choice: { ...choice, own: to } };
            changeMap((state) => changeInput(state, other));
            generate();
            heading.current?.focus();
          }}
          onConditions={() => goTo('conditions')}
          onSaved={() => {
            end();
            keeper.save();
            onSaved();
          }}
        />
      )}
    </div>
  );
}
