'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { VisitorLine } from '@/components/shell/visitor-menu';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { SaveProblem } from '@/components/shell/save-problem';
import { useSaveMap } from '@/lib/client/maps/maps';
import { useDayText } from '@/lib/client/page/use-day-text';
import { useRooms } from '@/lib/client/rooms/rooms';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms, RoomSummary } from '@/lib/contracts/rooms/rooms';
import {
  conditionPupils,
  isEnded,
  type Condition,
  type Day,
  type PupilId,
} from '@/lib/core/conditions/condition';
import { meantDesks } from '@/lib/core/conditions/meant-desks';
import type { Asked } from '@/lib/core/conditions/typed-words';
import type { Desk } from '@/lib/core/rooms/room';
import { toNamedRoom } from '@/lib/core/maps/made-from';
import { changeInput, putIn, readLapsed } from '@/lib/core/maps/making';
import { runUndo } from '@/lib/core/maps/workbench-state';
import { notify } from '@/components/ui/notifications';
import { Workplace } from '@/components/ui/workplace';
import { useBigScreen } from '../show/big-screen-button';
import { toPastSeats } from '../work/questions/map-to-ask';
import { WorkbenchContext } from '../work/workbench-store';
import { PupilPlace } from '../work/questions/pupil-place';
import { AwayMenu } from '../work/away-menu';
import { UndoTools } from '../work/workbench-tools';
import { useStore } from '@/components/ui/editing/editor-store';
import { ConditionsStep, type PupilPicker } from './conditions-step';
import { DroppedNotice } from './dropped-notice';
import { LapsedNotice } from './lapsed-notice';
import { LitDesks } from './lit-desks';
import { MapActs, NextActs } from './maker-acts';
import { roomProblem, withStandard } from './maker-state';
import { NearestMap } from './nearest-map';
import { useNearestMap } from './use-nearest-map';
import { ResultRail } from './result-rail';
import { ResultStage, shownOf } from './result-stage';
import { DrawRoom } from './draw-room';
import { RoomPreview } from './room-preview';
import { RoomStep } from './room-step';
import { ShowButton } from './show-in-hand';
import { VisitorDownload } from './visitor-download';
import { Working } from './working';
import { StepHeading, stepHeadingId } from './step-heading';
import { StepTabs, type Step } from './step-tabs';
import { NotKeptNotice } from './not-kept-notice';
import { useClashText } from '@/components/conditions/use-clash-text';
import { useClassConditionText } from '@/components/conditions/use-class-condition-text';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useFocusOn } from './use-focus-on';
import { useConditionEdits } from './use-condition-edits';
import { useConditionsInHand } from './use-conditions-in-hand';
import { useKeepConditions } from './use-keep-conditions';
import { useMaking } from './use-making';
import { useMakingEngine } from './use-making-engine';
import { useStep } from './use-step';

/** One list for all renders, because effects depend on it. */
const noRooms: RoomSummary[] = [];
const noDesks: Desk[] = [];

interface MapMakerProps {
  classId: string;
  /** The name of the class. */
  name: string;
  pupils: Pupil[];
  active: SavedMap | undefined;
  history: MapHistory;
  /** The rooms of the class's maps. */
  classRooms: ClassRooms;
  /** The conditions that the class keeps. */
  kept: KeptConditions;
  today: Day;
  /** Stand above everything. */
  notices?: ReactNode;
  /** A visitor saves no map. */
  onSaved?: (mapId: string) => void;
}

/** The pupils of what is pointed at; none where it is only what a condition may ask. */
const pupilsOf = (asked: Asked | undefined) =>
  asked && 'id' in asked ? conditionPupils(asked as Condition) : [];

/**
 * The map maker: one workplace with the room or its map in the middle, and room, conditions and map as places in the rail.
 * Going back and forth keeps all input.
 */
export function MapMaker(props: MapMakerProps) {
  const { classId, name, pupils, active, classRooms, kept, today, onSaved } = props;
  // The map that is being saved is no earlier one, though it is in the history before the page is left.
  const [sentId, setSentId] = useState<string>();
  const history = useMemo(
    () => props.history.filter(({ id }) => id !== sentId),
    [props.history, sentId],
  );
  const t = useTranslations('Maker');
  const kindName = useTranslations('RoomKinds');
  const dayText = useDayText();
  const conditionTexts = useTranslations('Conditions');
  const resultTexts = useTranslations('Result');
  const isVisitor = useIsVisitor();
  const rooms = useRooms();
  const savedRooms = rooms.data ?? noRooms;
  const { store, ids, isRestored, end } = useMaking({
    ...{ classId, pupils, kept, active, classRooms, today },
    rooms: savedRooms,
  });
  const making = useStore(store, (state) => state.making);
  const { step: wanted, drawing, goTo, draw } = useStep();
  const { choice, draft } = making;
  const room = useMemo(() => toNamedRoom(choice), [choice]);
  const past = useMemo(() => toPastSeats(history), [history]);
  const screen = useBigScreen();
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const text = useClassConditionText(room, names);
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
  const { absent } = own;
  const sentence = useConditionText(room.layout, names);
  const clashText = useClashText(names);
  const isRoomWrong = roomProblem(making, pupils.length - absent.length) !== undefined;

  // The URL may name a step that is not possible yet.
  const step: Step = isRoomWrong ? 'room' : wanted;
  const heading = useFocusOn(drawing ?? step);
  const picker = useRef<PupilPicker>(null);
  const [picked, setPicked] = useState('');
  const [asked, setAsked] = useState<readonly PupilId[]>([]);

  const engine = useMakingEngine({
    ...{ store, ids, history },
    isShown: step === 'map',
    onMake: keeper.save,
  });
  const { generator, generate, takeSuggestion } = engine;
  const edits = useConditionEdits({ store, engine, sentence: text.sentence, heading });
  const leaveFor = (next: Step) => {
    const isLeft = step === 'conditions' && next === 'map';
    if (!isLeft || edits.finish(pupils, room, today)) goTo(next);
  };

  const lasting = own.conditions.filter((condition) => !isEnded(condition, today));
  const used = own.resolved.conditions.length;
  const left = lasting.length - used;

  const { state } = generator;
  const save = useSaveMap(classId);
  const inHand = making.isMade ? store.workbench : undefined;
  const shown = shownOf(state);
  const isAsking = inHand !== undefined && step === 'map' && asked.length > 0;
  const isWorking =
    state.status === 'working' || (state.status === 'idle' && !inHand && step === 'map');
  const isImpossible = shown?.result.status === 'impossible' && !isWorking;
  const nearest = useNearestMap(isImpossible && !inHand ? shown : undefined);
  const isRefused = edits.pending.typed !== undefined || edits.pending.unfinished !== undefined;
  const notKept = keeper.error && <NotKeptNotice error={keeper.error} onRetry={keeper.save} />;

  const back = isVisitor
    ? { href: '/app/try', label: t('backToNames') }
    : { href: '/app', label: t('back') };
  const acts =
    step !== 'map' ? (
      <NextActs step={step} isBlocked={isRoomWrong} onStep={leaveFor} />
    ) : (
      inHand && (
        <MapActs
          {...{ store: inHand, pupils, past, isWorking }}
          download={
            isVisitor && <VisitorDownload {...{ store: inHand, classId, name, pupils, choice }} />
          }
          onGenerate={generate}
          saving={{
            save,
            choice,
            onSend: setSentId,
            onSaved: (mapId) => {
              end();
              keeper.save();
              onSaved?.(mapId);
            },
          }}
        />
      )
    );

  /** Chooses a pupil at a desk, as its chip does, which says so itself. */
  const pick = (pupil: PupilId) => {
    const { chosen } = draft;
    const isChosen = chosen.includes(pupil);
    picker.current?.toggle(pupil);
    setPicked(
      conditionTexts(isChosen ? 'unpicked' : 'picked', {
        name: names.get(pupil) ?? '',
        count: chosen.length + (isChosen ? -1 : 1),
      }),
    );
  };
  const rail = {
    room: () => (
      <section aria-labelledby={stepHeadingId} className="grid gap-4">
        <StepHeading ref={heading}>{t('roomTitle')}</StepHeading>
        {notKept}
        <RoomStep
          pupils={pupils}
          state={{ ...making, absent }}
          classRooms={classRooms}
          rooms={savedRooms}
          roomsError={rooms.data ? undefined : rooms.error}
          onChange={(input) => edits.changeMap((now) => changeInput(now, input))}
          onDraw={draw}
        />
      </section>
    ),
    conditions: () => (
      <section aria-labelledby={stepHeadingId}>
        <StepHeading ref={heading}>{t('conditionsTitle')}</StepHeading>
        <p className="text-ink-soft mt-1 mb-4 text-sm">{t('conditionsText')}</p>
        <ConditionsStep
          room={room}
          pupils={pupils}
          conditions={own.conditions}
          draft={draft}
          text={text}
          today={today}
          notUsed={own.resolved.notUsed}
          broken={own.broken}
          clashes={own.clashes.map(clashText)}
          wishClashes={own.wishClashes.map(clashText)}
          last={own.last}
          pending={edits.pending}
          notice={notKept}
          ref={picker}
          onPoint={edits.point}
          onDraft={edits.changeDraft}
          onToggle={edits.toggle}
          onPutIn={(kind) => {
            edits.changeMap((now) => putIn(now, kind));
            notify({ type: 'success', message: conditionTexts(`putIn.done.${kind}`) });
          }}
          onConditions={(conditions, done, next) => edits.edit({ conditions }, done, next)}
          onUndo={() => {
            edits.say(conditionTexts('undone'));
            edits.changeMap((now) => changeInput(runUndo(now), {}));
          }}
        />
        {left > 0 && (
          <p className="text-ink-soft mt-4 text-sm">
            {t('used', { used, entered: lasting.length, left })}
          </p>
        )}
      </section>
    ),
    map: () => (
      <ResultRail
        {...{ store: inHand, shown, isWorking, pupils, past, sentence, clashText }}
        suggestions={making.suggestions}
        onSuggestion={({ seats }) => takeSuggestion(seats)}
        skipped={lasting.flatMap((condition) => {
          const reason = own.resolved.notUsed.get(condition.id);
          if (!reason) return [];
          return [{ condition: text.sentence(condition), reason: text.reason(reason) }];
        })}
        onGenerate={generate}
        onRelax={edits.drop}
        onSwitchRoom={(to) => {
          const other =
            typeof to === 'string'
              ? withStandard(to, room.layout.desks.length)
              : { choice: { ...choice, own: to } };
          edits.changeMap((now) => changeInput(now, other));
          generate();
          heading.current?.focus();
        }}
        onAddDesks={(count) => {
          if (choice.own) return draw('edit');
          const seats = withStandard(choice.kind, room.layout.desks.length + count);
          edits.changeMap((now) => changeInput(now, seats));
          generate();
          heading.current?.focus();
        }}
        onEase={edits.ease}
        onChange={(condition) => {
          edits.changeDraft({
            chosen: conditionPupils(condition),
            typed: '',
            editing: condition.id,
          });
          goTo('conditions');
        }}
        onConditions={() => goTo('conditions')}
      />
    ),
  };

  if (drawing) {
    return (
      <DrawRoom
        key={drawing}
        mode={drawing}
        classId={classId}
        choice={choice}
        pupilCount={pupils.length - absent.length}
        back={back}
        onDone={(drawn) => {
          edits.changeMap((now) => changeInput(now, { choice: { ...choice, own: drawn } }));
          goTo('room');
        }}
        onCancel={() => goTo('room')}
      />
    );
  }
  return (
    <WorkbenchContext value={store.workbench}>
      <div className="contents" onKeyDown={inHand && screen.onKeyDown}>
        <Workplace
          back={back}
          title={name}
          documentTitle={t('title', { name })}
          about={[choice.own?.name ?? kindName(choice.kind), inHand && t('draftKept')]
            .filter(Boolean)
            .join(' · ')}
          printed={[choice.own?.name ?? kindName(choice.kind), dayText(today)].join(' · ')}
          tools={
            inHand && (
              <>
                <UndoTools />
                <AwayMenu pupils={pupils} />
                <ShowButton {...{ store: inHand, pupils, screen }} />
              </>
            )
          }
          acts={acts}
          rail={{
            label: t('pageTitle'),
            refusal: save.error && step === 'map' && (
              <SaveProblem error={save.error} title={resultTexts('notSaved')} />
            ),
            part: `${step} ${asked.join()}`,
            place: `${step} ${isImpossible || isRefused} ${asked.join()}`,
            opening: step === 'map' && !isImpossible && !isAsking ? 'down' : 'half',
            isWide: step !== 'map' || isImpossible,
            head: (
              <StepTabs
                step={step}
                blocked={isRoomWrong ? ['conditions', 'map'] : []}
                onStep={leaveFor}
              />
            ),
            content: isAsking ? (
              <PupilPlace
                key={asked.join()}
                {...{ store: inHand, pupils, past, asked, sentence, clashText }}
                onClose={() => setAsked([])}
              />
            ) : (
              <>
                {rail[step]()}
                <VisitorLine />
              </>
            ),
          }}
          notices={
            <>
              <p className="sr-only" aria-live="polite">
                {edits.news}
              </p>
              <p className="sr-only" aria-live="polite">
                {step === 'conditions' && picked}
              </p>
              {props.notices}
              {edits.lastDropped && step !== 'room' && (
                <DroppedNotice
                  condition={text.sentence(edits.lastDropped)}
                  onTakeBack={edits.takeBack}
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
            </>
          }
        >
          {step === 'conditions' && (
            <LitDesks
              store={store}
              chosen={[...draft.chosen, ...pupilsOf(edits.pointed)]}
              meant={edits.pointed ? meantDesks(edits.pointed, room) : noDesks}
            />
          )}
          {(inHand || step === 'map') && (
            <ResultStage
              {...{ pupils, history, state, isWorking, sentence }}
              store={inHand}
              heading={step === 'map' ? heading : undefined}
              onPick={step === 'conditions' ? pick : undefined}
              onAsk={setAsked}
              onGenerate={generate}
            />
          )}
          {isWorking && !inHand && (
            <Working
              progress={state.status === 'working' ? state.progress : undefined}
              onCancel={() => {
                generator.cancel();
                goTo('conditions');
              }}
            />
          )}
          {!inHand && nearest && isImpossible && (
            <NearestMap
              layout={room.layout}
              pupils={pupils}
              seats={nearest.seats}
              broken={shown.wanted.conditions.filter(({ id }) => nearest.broken.includes(id))}
              sentence={sentence}
            />
          )}
          {!inHand && !(nearest && isImpossible) && (
            <RoomPreview
              pupils={pupils}
              state={{ ...making, absent }}
              conditions={own.resolved.conditions}
            />
          )}
        </Workplace>
      </div>
    </WorkbenchContext>
  );
}
