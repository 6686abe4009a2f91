'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRooms } from '@/lib/client/rooms/rooms';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import {
  isEnded,
  type Condition,
  type ConditionId,
  type Day,
} from '@/lib/core/conditions/condition';
import { ConditionsStep, type Pending } from './conditions-step';
import { DroppedNotice } from './dropped-notice';
import { LapsedNotice } from './lapsed-notice';
import {
  findEdited,
  findUnfinished,
  noDraft,
  roomProblem,
  toNamedRoom,
  withStandard,
  type MakerState,
} from './maker-state';
import { NextButton } from './next-button';
import { ResultStep } from './result-step';
import { RoomSection } from './room-section';
import { StepHeading, stepHeadingId } from './step-heading';
import { StepTabs, type Step } from './step-tabs';
import { NotKeptNotice } from './not-kept-notice';
import { enterTyped } from '@/components/conditions/enter-typed';
import { useClashText } from '@/components/conditions/use-clash-text';
import { useClassConditionText } from '@/components/conditions/use-class-condition-text';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useFocusOn } from './use-focus-on';
import type { Generated } from './use-generator';
import { useMaker } from './use-maker';
import { useMapConditions } from './use-map-conditions';
import { useMapInHand } from './use-map-in-hand';
import { useStep } from './use-step';

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

/** A condition that was switched off to get a map, with what was off and the conflict before that. */
interface Dropped {
  condition: Condition;
  off: ConditionId[];
  clash: Generated;
}

/** The map maker: room, conditions, map. Going back and forth keeps all input. */
export function MapMaker(props: MapMakerProps) {
  const { classId, pupils, active, history, classRooms, kept, today, onSaved } = props;
  const t = useTranslations('Maker');
  const conditionTexts = useTranslations('Conditions');
  const rooms = useRooms();
  const savedRooms = rooms.data ?? [];
  const { state, change, forget } = useMaker({
    classId,
    pupils,
    active,
    classRooms,
    rooms: savedRooms,
  });
  const { step: asked, drawing, goTo, draw } = useStep();
  const [pending, setPending] = useState<Pending>({});
  const [news, setNews] = useState('');
  const [dropped, setDropped] = useState<Dropped[]>([]);
  const { choice, absent, draft, off } = state;
  const room = toNamedRoom(choice);
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const own = useMapConditions({ classId, pupils, kept, active, room, today, absent, off });
  const text = useClassConditionText(room, names);
  const sentence = useConditionText(room.plan, names);
  const clashText = useClashText(names);
  const isRoomWrong = roomProblem(state, pupils.length - absent.length) !== undefined;

  // The URL may name a step that is not possible yet.
  const step: Step = isRoomWrong ? 'room' : asked;
  const heading = useFocusOn(drawing ?? step);

  const hand = useMapInHand({
    classId,
    pupils,
    history,
    room,
    own,
    state,
    change,
    isShown: step === 'map',
  });
  const { generator, generate } = hand;

  /** Changes the input of the map. */
  const changeInput = (input: Partial<MakerState>) => {
    change(input);
    setPending({});
    setDropped([]);
    hand.inputChanged('choice' in input);
  };
  const changeConditions = (next: Condition[], done: string, nextDraft = draft) => {
    setNews(done);
    own.change(next, done);
    changeInput({ draft: nextDraft });
  };
  const toggle = (id: ConditionId) => {
    const condition = own.conditions.find((other) => other.id === id);
    if (!condition) return;
    const isOff = off.includes(id);
    const done = isOff ? 'done.switchedOn' : 'done.switchedOff';
    setNews(conditionTexts(done, { condition: text.sentence(condition) }));
    changeInput({ off: isOff ? off.filter((other) => other !== id) : [...off, id] });
  };
  const drop = (id: ConditionId, clash: Generated) => {
    const condition = own.conditions.find((other) => other.id === id);
    if (!condition) return;
    if (hand.store) {
      // With a map in hand it is a step to undo, as everything else on the map.
      hand.store.execute({ type: 'removeCondition', id: condition.id });
      generate();
      return;
    }
    const next = [...off, condition.id];
    toggle(condition.id);
    setDropped([...dropped, { condition, off, clash }]);
    generate({ off: next });
    heading.current?.focus();
  };
  const takeBack = (last: Dropped) => {
    change({ off: last.off });
    const done = { condition: text.sentence(last.condition) };
    setNews(conditionTexts('done.switchedOn', done));
    setDropped(dropped.slice(0, -1));
    hand.discard();
    generator.restore(last.clash);
    heading.current?.focus();
  };
  const lastDropped = step === 'room' ? undefined : dropped.at(-1);
  /** Adds what is typed but not yet added before the map is made, or shows what is missing. */
  const leaveConditions = (next: Step) => {
    if (step !== 'conditions' || next !== 'map') return goTo(next);
    if (draft.typed.trim() !== '') {
      const entry = enterTyped(draft.typed, pupils, own.conditions, today);
      if ('problem' in entry) return setPending({ typed: entry.problem });
      const done = conditionTexts('added', { condition: text.sentence(entry.added) });
      changeConditions(entry.conditions, done, { ...draft, typed: '' });
    }
    const unfinished = findUnfinished(draft, own.conditions);
    if (unfinished) return setPending({ unfinished: `${unfinished}Pending` });
    if (findEdited(draft, own.conditions)) change({ draft: noDraft });
    goTo(next);
  };

  const lasting = own.conditions.filter((condition) => !isEnded(condition, today));
  const used = own.resolved.conditions.length;
  const left = lasting.length - used;

  const notKept = own.error && <NotKeptNotice error={own.error} onRetry={own.save} />;

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
      <LapsedNotice lapsed={own.lapsed} sentence={text.sentence} onRead={own.readLapsed} />
      {step === 'room' && notKept}
      {step === 'room' && (
        <RoomSection
          classId={classId}
          pupils={pupils}
          state={state}
          conditions={own.resolved.conditions}
          classRooms={classRooms}
          rooms={savedRooms}
          roomsError={rooms.data ? undefined : rooms.error}
          drawing={drawing}
          heading={heading}
          onChange={changeInput}
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
              change({ draft: next });
            }}
            onToggle={toggle}
            onConditions={changeConditions}
            onUndo={() => {
              setNews(conditionTexts('undone'));
              own.undo();
              changeInput({});
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
          store={hand.store}
          suggestions={hand.suggestions}
          onSuggestion={hand.takeSuggestion}
          heading={heading}
          sentence={sentence}
          clashText={clashText}
          ofClass={(id) => own.conditions.find((condition) => condition.id === id)}
          entered={lasting.length}
          skipped={lasting.flatMap((condition) => {
            const reason = own.resolved.notUsed.get(condition.id);
            if (!reason) return [];
            return [{ condition: text.sentence(condition), reason: text.reason(reason) }];
          })}
          onGenerate={() => generate()}
          onCancel={() => {
            generator.cancel();
            if (!hand.store) goTo('conditions');
          }}
          onRelax={drop}
          onSwitchRoom={(to) => {
            const other =
              typeof to === 'string'
                ? withStandard(to, room.plan.desks.length)
                : { choice: { ...choice, own: to } };
            changeInput(other);
            hand.discard();
            generate({ room: toNamedRoom(other.choice) });
            heading.current?.focus();
          }}
          onConditions={() => goTo('conditions')}
          onSaved={() => {
            forget();
            hand.discard();
            own.save();
            onSaved();
          }}
        />
      )}
    </div>
  );
}
