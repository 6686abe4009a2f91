'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import { Workbench } from '../work/workbench';
import type { WorkbenchStore } from '../work/workbench-store';
import { MapSummary } from './map-summary';
import { StepHeading } from './step-heading';
import type { Generated, GeneratorState } from './use-generator';

interface ResultStageProps {
  pupils: Pupil[];
  /** The class's earlier maps. */
  history: MapHistory;
  state: GeneratorState;
  /** The map in hand, once there is one. */
  store: WorkbenchStore | undefined;
  isWorking: boolean;
  /** Set where the map is the place that is shown. */
  heading: RefObject<HTMLHeadingElement | null> | undefined;
  sentence: (condition: Condition) => string;
  /** Called to ask about chosen pupils. */
  onAsk: (pupils: readonly PupilId[]) => void;
  /** Takes presses on pupils. */
  onPick?: (pupil: PupilId) => void;
  onGenerate: () => void;
}

/** The generated map to work on, in the middle of the workplace. */
export function ResultStage({ heading, onGenerate, ...props }: ResultStageProps) {
  const { pupils, history, state, store, isWorking, sentence } = props;
  const t = useTranslations('Result');
  const isImpossible = shownOf(state)?.result.status === 'impossible';
  const figures = useMemo(
    () =>
      store && (
        <div aria-live="polite" className="text-ink-soft min-w-0 flex-1 text-sm leading-tight">
          <MapSummary store={store} history={history} />
        </div>
      ),
    [store, history],
  );
  return (
    <>
      {heading && (
        <StepHeading ref={heading} isHidden>
          {isImpossible && !isWorking && !store ? t('noMap') : t('title')}
        </StepHeading>
      )}
      <p role="status" className="sr-only">
        {isWorking && store && t('working')}
      </p>
      {state.status === 'failed' && (
        <Notice
          tone="error"
          title={t('crashed')}
          actions={
            !store && (
              <Button look="secondary" size="small" onClick={onGenerate}>
                {t('again')}
              </Button>
            )
          }
        />
      )}
      {store && (
        <Workbench
          {...{ pupils, sentence, isWorking }}
          figures={figures}
          onPick={props.onPick}
          onAsk={props.onAsk}
        />
      )}
    </>
  );
}

/** The generator's last answer, also while it works on the next. */
export function shownOf(state: GeneratorState): Generated | undefined {
  if (state.status === 'done') return state.generated;
  return state.status === 'working' || state.status === 'failed' ? state.before : undefined;
}
