'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Pupil } from '@/lib/contracts/classes';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { Condition, Seating } from '@/lib/core/seating/model';
import type { StandardRoomKind } from '@/lib/core/seating/room';
import { ConflictNotice } from '../conditions/conflict-notice';
import { maxSeats } from './maker-state';
import { ResultMap, type SkippedCondition } from './result-map';
import { RoomOffer } from './room-offer';
import { SaveButton } from './save-button';
import { StepHeading, stepHeadingId } from './step-heading';
import type { Generated, GeneratorState } from './use-generator';
import { Working } from './working';

interface ResultStepProps {
  classId: string;
  roomName: string;
  roomId: string | null;
  pupils: Pupil[];
  state: GeneratorState;
  heading: RefObject<HTMLHeadingElement | null>;
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
  /** Conditions of the class that are not part of this map, with the reason. */
  skipped: SkippedCondition[];
  /** Pupils who keep their desk when a new map is made. */
  locked: string[];
  onToggleLock: (pupil: string) => void;
  onUnlock: () => void;
  /** Requests another map; `seats` is the current one. */
  onGenerate: (seats: Seating) => void;
  onCancel: () => void;
  onRelax: (condition: number, clash: Generated) => void;
  onSwitchRoom: (kind: StandardRoomKind) => void;
  onConditions: () => void;
  onSaved: () => void;
}

/** Shows the generated map or why there is none, with buttons to generate again and to save. */
export function ResultStep({ heading, ...props }: ResultStepProps) {
  const { state, sentence } = props;
  const t = useTranslations('Result');
  const shown = state.status === 'done' ? state.generated : stateBefore(state);
  const isWorking = state.status === 'working' || state.status === 'idle';
  const isImpossible = shown?.result.status === 'impossible';

  return (
    <section aria-labelledby={stepHeadingId} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <StepHeading ref={heading}>
            {isImpossible && !isWorking ? t('noMap') : t('title')}
          </StepHeading>
          <p aria-live="polite" className="text-ink-soft mt-1">
            {isWorking ? t('working') : shown && summary(t, shown)}
          </p>
        </div>
        {shown && !isImpossible && (
          <div className="flex flex-wrap items-start gap-3">
            <Button
              look="secondary"
              busy={isWorking}
              onClick={() => props.onGenerate(toSeats(shown))}
            >
              {!isWorking && <RefreshCw aria-hidden className="size-5" />}
              {t('again')}
            </Button>
            <SaveButton
              classId={props.classId}
              roomName={props.roomName}
              roomId={props.roomId}
              shown={shown}
              disabled={isWorking}
              onSaved={props.onSaved}
            />
          </div>
        )}
      </div>
      {state.status === 'failed' && (
        <Notice
          tone="error"
          title={t('crashed')}
          actions={
            !shown && (
              <Button look="secondary" size="small" onClick={() => props.onGenerate({})}>
                {t('again')}
              </Button>
            )
          }
        />
      )}
      {isWorking && (!shown || isImpossible) && (
        <Working
          progress={state.status === 'working' ? state.progress : undefined}
          onCancel={props.onCancel}
        />
      )}
      {shown?.result.status === 'impossible' && !isWorking && (
        <>
          <ConflictNotice
            conflict={shown.result.conflict}
            isMinimal={shown.result.minimal}
            conditions={shown.wanted.conditions}
            reasons={shown.reasons.map(props.clashText)}
            sentence={sentence}
            onRelax={(index) => props.onRelax(index, shown)}
            onConditions={props.onConditions}
            onUnlock={hasLocks(shown) ? props.onUnlock : undefined}
          />
          {!hasLocks(shown) && isFreeOfRoom(shown) && hasStandardSize(shown) && (
            <RoomOffer key={shown.id} wanted={shown.wanted} onSwitch={props.onSwitchRoom} />
          )}
        </>
      )}
      {shown?.isEmptyElsewhere && !isWorking && (
        <div className="print:hidden">
          <Notice tone="info" title={t('emptyElsewhere')} />
        </div>
      )}
      {shown && !isImpossible && (
        <ResultMap
          shown={shown}
          pupils={props.pupils}
          isWorking={isWorking}
          locked={props.locked}
          skipped={props.skipped}
          sentence={sentence}
          clashText={props.clashText}
          onToggleLock={props.onToggleLock}
        />
      )}
    </section>
  );
}

/** Whether there is a standard room with as many seats. */
function hasStandardSize({ wanted }: Generated): boolean {
  return wanted.room.desks.length <= maxSeats;
}

/** Whether no condition names desks: in another room they would be other ones. */
function isFreeOfRoom({ wanted }: Generated): boolean {
  return wanted.conditions.every(({ type }) => type !== 'fixed' && type !== 'zone');
}

function hasLocks({ wanted }: Generated): boolean {
  return Object.keys(wanted.locked).length > 0;
}

function toSeats({ result }: Generated): Seating {
  return result.status === 'impossible' ? {} : result.seats;
}

function stateBefore(state: GeneratorState): Generated | undefined {
  return state.status === 'working' || state.status === 'failed' ? state.before : undefined;
}

function summary(t: ReturnType<typeof useTranslations<'Result'>>, { result, wanted }: Generated) {
  if (result.status !== 'seated') return '';
  const count = wanted.conditions.length;
  const broken = result.brokenWishes.length;
  const kept =
    broken > 0 ? t('someKept', { count, kept: count - broken }) : t('allKept', { count });
  if (!wanted.history?.length) return kept;
  return `${kept} ${t('repeated', { count: result.repeatedPairs })}`;
}
