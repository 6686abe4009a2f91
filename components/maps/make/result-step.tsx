'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import type { Condition, ConditionId } from '@/lib/core/conditions/condition';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { Suggestion } from '@/lib/core/maps/suggestion-list';
import { ConflictNotice } from '@/components/conditions/conflict-notice';
import type { WorkbenchStore } from '../work/workbench-store';
import { MapSummary } from './map-summary';
import { ResultMap, type SkippedCondition } from './result-map';
import { RoomOffer, type OtherRoom } from './room-offer';
import { SaveButton } from './save-button';
import { StepHeading, stepHeadingId } from './step-heading';
import type { Generated, GeneratorState } from './use-generator';
import { Working } from './working';

interface ResultStepProps {
  classId: string;
  roomName: string;
  roomId: string | null;
  pupils: Pupil[];
  /** The class's earlier maps. */
  history: MapHistory;
  state: GeneratorState;
  /** The map in hand, once there is one. */
  store: WorkbenchStore | undefined;
  /** The last suggestions, to return to. */
  suggestions: readonly Suggestion[];
  onSuggestion: (suggestion: Suggestion) => void;
  heading: RefObject<HTMLHeadingElement | null>;
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
  /** Number of conditions of the class, those that are not part of this map among them. */
  entered: number;
  /** Conditions of the class that are not part of this map, with the reason. */
  skipped: SkippedCondition[];
  /** Requests another suggestion. */
  onGenerate: () => void;
  onCancel: () => void;
  onRelax: (id: ConditionId, clash: Generated) => void;
  onSwitchRoom: (room: OtherRoom) => void;
  onConditions: () => void;
  onSaved: () => void;
}

/** Shows the generated map to work on, or why there is none, with buttons to generate again and to save. */
export function ResultStep({ heading, ...props }: ResultStepProps) {
  const { state, sentence, store } = props;
  const t = useTranslations('Result');
  const shown = state.status === 'done' ? state.generated : stateBefore(state);
  const isWorking = state.status === 'working' || (state.status === 'idle' && !store);
  const isImpossible = shown?.result.status === 'impossible';

  return (
    <section aria-labelledby={stepHeadingId} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        {/* A longer sentence breaks its line and leaves the buttons where they are. */}
        <div className="sm:min-w-64 sm:flex-1">
          <StepHeading ref={heading}>
            {isImpossible && !isWorking && !store ? t('noMap') : t('title')}
          </StepHeading>
          {/* Room for two lines, so that the map stays where it is when something breaks. */}
          <p aria-live="polite" className="text-ink-soft mt-1 sm:min-h-[2lh]">
            {isWorking
              ? t('working')
              : store && (
                  <MapSummary store={store} history={props.history} entered={props.entered} />
                )}
          </p>
        </div>
        {store && (
          // Beside each other on a phone, too.
          <div className="flex flex-wrap items-start gap-3 max-sm:w-full max-sm:gap-2 max-sm:*:flex-auto max-sm:*:gap-1.5 max-sm:*:px-2">
            <Button look="secondary" busy={isWorking} onClick={props.onGenerate}>
              {!isWorking && <RefreshCw aria-hidden className="size-5" />}
              {t('again')}
            </Button>
            <SaveButton
              classId={props.classId}
              roomName={props.roomName}
              roomId={props.roomId}
              store={store}
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
            !store && (
              <Button look="secondary" size="small" onClick={props.onGenerate}>
                {t('again')}
              </Button>
            )
          }
        />
      )}
      {isWorking && !store && (
        <Working
          progress={state.status === 'working' ? state.progress : undefined}
          onCancel={props.onCancel}
        />
      )}
      {shown?.result.status === 'impossible' && !isWorking && (
        <>
          <ConflictNotice
            conflict={conflictIn(shown, shown.result.conflict)}
            isMinimal={shown.result.minimal}
            reasons={shown.reasons.map(props.clashText)}
            sentence={sentence}
            onRelax={({ id }) => props.onRelax(id, shown)}
            onConditions={props.onConditions}
            onUnlock={
              store && shown.map.locked.length > 0
                ? () => {
                    store.execute({ type: 'unlock', pupils: store.get().map.locked });
                    props.onGenerate();
                  }
                : undefined
            }
          />
          {!store && (
            <RoomOffer key={shown.id} wanted={shown.wanted} onSwitch={props.onSwitchRoom} />
          )}
        </>
      )}
      {shown?.isEmptyElsewhere && !isWorking && (
        <div className="print:hidden">
          <Notice tone="info" title={t('emptyElsewhere')} />
        </div>
      )}
      {store && (
        <ResultMap
          store={store}
          shown={shown}
          pupils={props.pupils}
          history={props.history}
          suggestions={props.suggestions}
          onSuggestion={props.onSuggestion}
          isWorking={isWorking}
          skipped={props.skipped}
          sentence={sentence}
          clashText={props.clashText}
        />
      )}
    </section>
  );
}

function stateBefore(state: GeneratorState): Generated | undefined {
  return state.status === 'working' || state.status === 'failed' ? state.before : undefined;
}

const conflictIn = ({ wanted }: Generated, ids: readonly ConditionId[]) =>
  wanted.conditions.filter(({ id }) => ids.includes(id));
