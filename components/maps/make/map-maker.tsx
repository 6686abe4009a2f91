'use client';

import { useTranslations } from 'next-intl';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useRooms } from '@/lib/client/rooms/rooms';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms, RoomSummary } from '@/lib/contracts/rooms/rooms';
import {
  conditionPupils,
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
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { Workplace } from '@/components/ui/workplace';
import { useBigScreen } from '../show/big-screen-button';
import { toPastSeats } from '../work/questions/map-to-ask';
import { FixRestButton } from '../work/suggestions/fix-rest-button';
import { WorkbenchContext } from '../work/workbench-store';
import { UndoTools } from '../work/workbench-tools';
import { useStore } from '@/components/ui/editing/editor-store';
import { ConditionsStep, type Pending } from './conditions-step';
import { DroppedNotice } from './dropped-notice';
import { LapsedNotice } from './lapsed-notice';
import { findEdited, findUnfinished, noDraft, roomProblem, withStandard } from './maker-state';
import { NearestMap } from './nearest-map';
import { useNearestMap } from './use-nearest-map';
import { ResultRail } from './result-rail';
import { ResultStage, shownOf } from './result-stage';
import { DrawRoom } from './draw-room';
import { RoomPreview } from './room-preview';
import { RoomStep } from './room-step';
import { SaveButton } from './save-button';
import { ShowButton } from './show-in-hand';
import { Working } from './working';
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
  onSaved: (mapId: string) => void;
}

/** A condition that was switched off to get a map, with the conflict before that. */
interface Dropped {
  condition: Condition;
  clash: Generated;
}

/**
 * The map maker: one workplace with the room or its map in the middle, and room, conditions and map as places in the rail.
 * Going back and forth keeps all input.
 */
export function MapMaker(props: MapMakerProps) {
  const { classId, name, pupils, active, history, classRooms, kept, today, onSaved } = props;
  const t = useTranslations('Maker');
  const result = useTranslations('Result');
  const kindName = useTranslations('RoomKinds');
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
  const past = useMemo(() => toPastSeats(history), [history]);
  const screen = useBigScreen();
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
  /** A condition of the class becomes a wish, and the map is made again. */
  const ease = ({ id }: Condition) => {
    if (making.isMade) {
      store.workbench.execute({ type: 'easeCondition', id });
      generate();
      return;
    }
    const condition = own.conditions.find((other) => other.id === id);
    if (!condition) return;
    const eased = { ...condition, wish: true as const };
    edit(
      { conditions: own.conditions.map((other) => (other.id === id ? eased : other)) },
      { code: 'changed', condition: eased },
    );
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

  const { state } = generator;
  const inHand = making.isMade ? store.workbench : undefined;
  const shown = shownOf(state);
  const isWorking =
    state.status === 'working' || (state.status === 'idle' && !inHand && step === 'map');
  const isImpossible = shown?.result.status === 'impossible' && !isWorking;
  const nearest = useNearestMap(isImpossible && !inHand ? shown : undefined);
  const isRefused = pending.typed !== undefined || pending.unfinished !== undefined;
  const notKept = keeper.error && <NotKeptNotice error={keeper.error} onRetry={keeper.save} />;

  const back = { href: '/app', label: t('back') };
  const acts =
    step === 'map' ? (
      inHand && (
        <>
          <FixRestButton store={inHand} {...{ pupils, past }} />
          <Button look="secondary" size="small" busy={isWorking} onClick={generate}>
            {!isWorking && <RefreshCw aria-hidden className="size-5" />}
            {result('again')}
          </Button>
          <SaveButton
            classId={classId}
            roomName={choice.own?.name ?? choice.kind}
            roomId={choice.own?.roomId ?? null}
            store={inHand}
            disabled={isWorking}
            onSaved={(mapId) => {
              end();
              keeper.save();
              onSaved(mapId);
            }}
          />
        </>
      )
    ) : (
      <>
        {step === 'room' && (
          <Button
            look="secondary"
            size="small"
            disabled={isRoomWrong}
            onClick={() => goTo('conditions')}
          >
            {t('toConditions')}
          </Button>
        )}
        <Button size="small" disabled={isRoomWrong} onClick={() => leaveConditions('map')}>
          {t('generate')}
        </Button>
      </>
    );

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
          onChange={(input) => changeMap((now) => changeInput(now, input))}
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
          pending={pending}
          notice={notKept}
          onDraft={(next) => {
            setPending({});
            changeDraft(next);
          }}
          onToggle={toggle}
          onPutIn={(kind) => {
            changeMap((now) => putIn(now, kind));
            notify({ type: 'success', message: conditionTexts(`putIn.done.${kind}`) });
          }}
          onConditions={(conditions, done, next) => edit({ conditions }, done, next)}
          onUndo={() => {
            setNews(conditionTexts('undone'));
            changeMap((now) => changeInput(runUndo(now), {}));
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
        onRelax={drop}
        onSwitchRoom={(to) => {
          const other =
            typeof to === 'string'
              ? withStandard(to, room.plan.desks.length)
              : { choice: { ...choice, own: to } };
          changeMap((now) => changeInput(now, other));
          generate();
          heading.current?.focus();
        }}
        onEase={ease}
        onChange={(condition) => {
          changeDraft({ chosen: conditionPupils(condition), typed: '', editing: condition.id });
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
          changeMap((now) => changeInput(now, { choice: { ...choice, own: drawn } }));
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
          tools={
            inHand && (
              <>
                <UndoTools />
                <ShowButton {...{ store: inHand, pupils, screen }} />
              </>
            )
          }
          acts={acts}
          rail={{
            label: t('pageTitle'),
            place: `${step} ${isImpossible || isRefused}`,
            opening: step === 'map' && !isImpossible ? 'down' : 'half',
            isWide: step !== 'map' || isImpossible,
            head: (
              <StepTabs
                step={step}
                blocked={isRoomWrong ? ['conditions', 'map'] : []}
                onStep={leaveConditions}
              />
            ),
            content: rail[step](),
          }}
          notices={
            <>
              <p className="sr-only" aria-live="polite">
                {news}
              </p>
              {props.notices}
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
            </>
          }
        >
          {(inHand || step === 'map') && (
            <ResultStage
              {...{ pupils, history, past, state, isWorking, sentence, clashText }}
              store={inHand}
              heading={step === 'map' ? heading : undefined}
              entered={lasting.length}
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
              plan={room.plan}
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
