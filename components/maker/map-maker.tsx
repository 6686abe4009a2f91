'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Pupil } from '@/lib/contracts/classes';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps';
import type { Condition, Room, Seating } from '@/lib/core/seating/model';
import { ConditionsStep } from './conditions-step';
import { DroppedNotice } from './dropped-notice';
import { LapsedNotice } from './lapsed-notice';
import { LostDesksNotice } from './lost-desks-notice';
import {
  completeDraft,
  lostDesks,
  toRoom,
  seatsProblem,
  type DraftProblem,
  type MakerState,
} from './maker-state';
import { ResultStep } from './result-step';
import { RoomStep } from './room-step';
import { StepHeading, stepHeadingId } from './step-heading';
import { StepTabs, type Step } from './step-tabs';
import { useClashText } from '../conditions/use-clash-text';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useFocusOn } from './use-focus-on';
import { useGenerator, type Generated } from './use-generator';
import { useMaker } from './use-maker';
import { useStep } from './use-step';

interface MapMakerProps {
  classId: string;
  pupils: Pupil[];
  active: SavedMap | undefined;
  history: MapHistory;
  onSaved: () => void;
}

/** A condition that was removed to get a map, with the conditions and the conflict before that. */
interface Dropped {
  condition: Condition;
  conditions: Condition[];
  clash: Generated;
}

/** The map maker: room, conditions, map. Going back and forth keeps all input. */
export function MapMaker({ classId, pupils, active, history, onSaved }: MapMakerProps) {
  const t = useTranslations('Maker');
  const { state, lapsed, change, forget } = useMaker(classId, pupils, active);
  const [asked, goTo] = useStep();
  const [locked, setLocked] = useState<string[]>([]);
  const [pending, setPending] = useState<DraftProblem>();
  const [news, setNews] = useState('');
  const [dropped, setDropped] = useState<Dropped[]>([]);
  const generator = useGenerator();
  const { choice, conditions, absent, draft } = state;
  const room = toRoom(choice);
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const sentence = useConditionText(room, names);
  const clashText = useClashText(names);
  const isRoomWrong = seatsProblem(state.seatsText, pupils.length - absent.length) !== undefined;
  const lost = lostDesks(conditions, room);

  // The URL may name a step that is not possible yet.
  const step: Step = isRoomWrong
    ? 'room'
    : asked === 'map' && lost.length > 0
      ? 'conditions'
      : asked;
  const heading = useFocusOn(step);

  const generate = (wanted: { conditions?: Condition[]; locked?: Seating; room?: Room } = {}) => {
    generator.generate({
      room,
      pupils: pupils.map((pupil) => pupil.id),
      conditions,
      absent,
      locked: {},
      ...wanted,
      history: history.map((map) =>
        Object.fromEntries(map.seats.map((seat) => [seat.pupilId, seat.desk])),
      ),
    });
  };
  const generateFirst = useEffectEvent(() => {
    if (step === 'map' && generator.state.status === 'idle') generate();
  });
  // The map step can also be reached by the browser's forward button or by a reload.
  useEffect(() => generateFirst(), [step]);

  /** Changes the input of the map and discards the map made before. */
  const changeInput = (input: Partial<MakerState>) => {
    change(input);
    setPending(undefined);
    setLocked([]);
    setDropped([]);
    generator.reset();
  };
  const changeConditions = (next: Condition[], nextDraft = draft) => {
    const added = next.length > conditions.length ? next.at(-1) : undefined;
    setNews(added ? t('added', { condition: sentence(added) }) : t('removed'));
    changeInput({ conditions: next, draft: nextDraft });
  };
  const drop = (index: number, clash: Generated) => {
    const condition = conditions[index];
    if (!condition) return;
    const next = conditions.filter((other) => other !== condition);
    changeConditions(next);
    setDropped([...dropped, { condition, conditions, clash }]);
    generate({ conditions: next });
    heading.current?.focus();
  };
  const takeBack = ({ condition, conditions, clash }: Dropped) => {
    change({ conditions });
    setNews(t('added', { condition: sentence(condition) }));
    setDropped(dropped.slice(0, -1));
    generator.restore(clash);
    heading.current?.focus();
  };
  const lastDropped = step === 'room' ? undefined : dropped.at(-1);
  /** Adds a complete but not yet added condition before the map is made, or shows what is missing. */
  const leaveConditions = (next: Step) => {
    if (step !== 'conditions' || next !== 'map' || draft.chosen.length === 0) return goTo(next);
    const result = completeDraft(draft, conditions);
    if ('problem' in result) return setPending(result.problem);
    changeConditions([...conditions, result.condition], { type: draft.type, chosen: [] });
    goTo(next);
  };

  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      <StepTabs
        step={step}
        blocked={isRoomWrong ? ['conditions', 'map'] : lost.length > 0 ? ['map'] : []}
        onStep={leaveConditions}
      />
      {lastDropped && (
        <DroppedNotice
          condition={sentence(lastDropped.condition)}
          onTakeBack={() => takeBack(lastDropped)}
        />
      )}
      <LapsedNotice lapsed={lapsed} sentence={sentence} onRead={() => change({ conditions })} />
      {step === 'room' && (
        <section aria-labelledby={stepHeadingId}>
          <StepHeading ref={heading}>{t('roomTitle')}</StepHeading>
          <div className="mt-5">
            <RoomStep room={room} pupils={pupils} state={state} onChange={changeInput} />
          </div>
          <NextButton disabled={isRoomWrong} onClick={() => goTo('conditions')}>
            {t('toConditions')}
          </NextButton>
        </section>
      )}
      {step === 'conditions' && (
        <section aria-labelledby={stepHeadingId}>
          <StepHeading ref={heading}>{t('conditionsTitle')}</StepHeading>
          <p className="text-ink-soft mt-2 mb-6 max-w-2xl">{t('conditionsText')}</p>
          <LostDesksNotice
            names={lost.flatMap((index) => {
              const condition = conditions[index];
              return condition?.type === 'fixed' ? [names.get(condition.pupil) ?? ''] : [];
            })}
            onRemove={() =>
              changeConditions(conditions.filter((_, index) => !lost.includes(index)))
            }
          />
          <ConditionsStep
            room={room}
            pupils={pupils}
            conditions={conditions}
            draft={draft}
            sentence={sentence}
            pending={pending}
            onDraft={(next) => {
              setPending(undefined);
              change({ draft: next });
            }}
            onConditions={changeConditions}
          />
          <NextButton disabled={lost.length > 0} onClick={() => leaveConditions('map')}>
            {t('generate')}
          </NextButton>
          {pending && <p className="text-red mt-2 font-medium">{t('notAdded')}</p>}
        </section>
      )}
      {step === 'map' && (
        <ResultStep
          classId={classId}
          roomName={choice.kind}
          pupils={pupils}
          state={generator.state}
          heading={heading}
          sentence={sentence}
          clashText={clashText}
          locked={locked}
          onToggleLock={(pupil) =>
            setLocked((now) =>
              now.includes(pupil) ? now.filter((other) => other !== pupil) : [...now, pupil],
            )
          }
          onUnlock={() => {
            setLocked([]);
            generate();
          }}
          onGenerate={(seats) => generate({ locked: pick(seats, locked) })}
          onCancel={() => {
            const hadMap = generator.state.status === 'working' && generator.state.before;
            generator.cancel();
            if (!hadMap) goTo('conditions');
          }}
          onRelax={drop}
          onSwitchRoom={(kind) => {
            const other = { ...choice, kind };
            changeInput({ choice: other });
            generate({ room: toRoom(other) });
            heading.current?.focus();
          }}
          onConditions={() => goTo('conditions')}
          onSaved={() => {
            forget();
            onSaved();
          }}
        />
      )}
    </div>
  );
}

function pick(seats: Seating, pupils: string[]): Seating {
  return Object.fromEntries(
    pupils.flatMap((pupil) => {
      const desk = seats[pupil];
      return desk ? [[pupil, desk]] : [];
    }),
  );
}

/** Button to the next step. On narrow screens of sufficient height it sticks to the bottom. */
function NextButton(props: { disabled: boolean; onClick: () => void; children: string }) {
  return (
    <div className="bg-paper border-line bottom-0 z-10 -mx-4 mt-8 px-4 py-3 max-lg:border-t sm:-mx-6 sm:px-6 lg:static! lg:mx-0 lg:px-0 [@media(min-height:26rem)]:sticky">
      <Button
        size="large"
        className="max-sm:w-full"
        disabled={props.disabled}
        onClick={props.onClick}
      >
        {props.children}
        <ArrowRight aria-hidden className="size-5" />
      </Button>
    </div>
  );
}
