'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import type { Pupil } from '@/lib/contracts/classes';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps';
import type { Condition, Seating } from '@/lib/core/seating/model';
import { AbsentPicker } from './absent-picker';
import { ConditionsStep } from './conditions-step';
import { DeskPicker } from './desk-picker';
import { lostDesks, roomOf } from './maker-state';
import { ResultStep } from './result-step';
import { RoomStep } from './room-step';
import { startingPoint } from './starting-point';
import { StepTabs, type Step } from './step-tabs';
import { useConditionText } from './use-condition-text';
import { useGenerator } from './use-generator';

interface MapMakerProps {
  classId: string;
  pupils: Pupil[];
  active: SavedMap | undefined;
  history: MapHistory;
  onSaved: () => void;
}

/** Room, conditions, map: three steps that can be gone back and forth, with nothing lost on the way. */
export function MapMaker({ classId, pupils, active, history, onSaved }: MapMakerProps) {
  const t = useTranslations('Maker');
  const [start] = useState(() => startingPoint(pupils.length, active));
  const [step, setStep] = useState<Step>('room');
  const [choice, setChoice] = useState(start.choice);
  const [conditions, setConditions] = useState<Condition[]>(start.conditions);
  const [absent, setAbsent] = useState<string[]>([]);
  const [locked, setLocked] = useState<string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const generator = useGenerator();
  const room = roomOf(choice);
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const sentence = useConditionText(room, names);
  const isChanged = conditions !== start.conditions || generator.state.status !== 'idle';
  useUnsavedWarning(isChanged && !isSaved);

  const lost = lostDesks(conditions, room);
  const presentCount = pupils.length - absent.length;
  const isRoomTooSmall = choice.seatCount < presentCount;
  const generate = (wanted = conditions, keep: Seating = {}) => {
    generator.generate({
      room,
      pupils: pupils.map((pupil) => pupil.id),
      conditions: wanted,
      absent,
      locked: keep,
      history: history.map((map) =>
        Object.fromEntries(map.seats.map((seat) => [seat.pupilId, seat.desk])),
      ),
    });
  };
  /** What a map was made from has changed: it no longer counts. */
  const startOver = () => {
    setLocked([]);
    generator.reset();
  };
  const changeConditions = (next: Condition[]) => {
    setConditions(next);
    startOver();
  };
  const goTo = (next: Step) => {
    setStep(next);
    window.scrollTo({ top: 0 });
    if (next === 'map' && generator.state.status === 'idle') generate();
  };

  return (
    <div className="grid grid-cols-1 gap-8">
      <StepTabs step={step} blocked={isRoomTooSmall ? ['conditions', 'map'] : []} onStep={goTo} />
      {step === 'room' && (
        <section aria-labelledby="step-room" className="grid grid-cols-1 gap-8 lg:grid-cols-2">
          <div>
            <h2 id="step-room" className="mb-5 text-2xl font-bold">
              {t('roomTitle')}
            </h2>
            <RoomStep
              choice={choice}
              pupilCount={presentCount}
              onChange={(next) => {
                setChoice(next);
                startOver();
              }}
            />
            <div className="mt-6">
              <AbsentPicker
                pupils={pupils}
                absent={absent}
                onChange={(next) => {
                  setAbsent(next);
                  startOver();
                }}
              />
            </div>
            <Button
              size="large"
              className="mt-8"
              disabled={isRoomTooSmall}
              onClick={() => goTo('conditions')}
            >
              {t('toConditions')}
              <ArrowRight aria-hidden className="size-5" />
            </Button>
          </div>
          <div className="min-w-0">
            <h3 className="mb-3 font-semibold">{t('preview')}</h3>
            <DeskPicker room={room} fixedNames={new Map()} />
          </div>
        </section>
      )}
      {step === 'conditions' && (
        <section aria-labelledby="step-conditions">
          <h2 id="step-conditions" className="text-2xl font-bold">
            {t('conditionsTitle')}
          </h2>
          <p className="text-ink-soft mt-2 mb-6 max-w-2xl">{t('conditionsText')}</p>
          {lost.length > 0 && (
            <div className="mb-6">
              <Notice
                tone="warning"
                title={t('lostDesks')}
                actions={
                  <Button
                    look="secondary"
                    size="small"
                    onClick={() =>
                      changeConditions(conditions.filter((_, index) => !lost.includes(index)))
                    }
                  >
                    {t('removeLost')}
                  </Button>
                }
              >
                <ul className="list-disc pl-5">
                  {lost.map((index) => {
                    const condition = conditions[index];
                    if (condition?.type !== 'fixed') return null;
                    return (
                      <li key={index}>
                        {t('lostDesk', { name: names.get(condition.pupil) ?? '' })}
                      </li>
                    );
                  })}
                </ul>
              </Notice>
            </div>
          )}
          <ConditionsStep
            room={room}
            pupils={pupils}
            conditions={conditions}
            onChange={changeConditions}
          />
          <Button
            size="large"
            className="mt-8"
            disabled={lost.length > 0}
            onClick={() => goTo('map')}
          >
            {t('generate')}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        </section>
      )}
      {step === 'map' && (
        <ResultStep
          classId={classId}
          roomName={choice.kind}
          pupils={pupils}
          state={generator.state}
          sentence={sentence}
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
          onGenerate={(seats) =>
            generate(
              conditions,
              Object.fromEntries(
                locked.flatMap((pupil) => {
                  const desk = seats[pupil];
                  return desk ? [[pupil, desk]] : [];
                }),
              ),
            )
          }
          onCancel={() => {
            generator.cancel();
            if (generator.state.status === 'working' && !generator.state.before) {
              setStep('conditions');
            }
          }}
          onRelax={(index) => {
            const next = conditions.filter((_, other) => other !== index);
            changeConditions(next);
            generate(next);
          }}
          onSaved={() => {
            setSaved(true);
            onSaved();
          }}
        />
      )}
    </div>
  );
}
