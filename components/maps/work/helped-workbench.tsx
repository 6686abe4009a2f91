'use client';

import { useState, type ReactNode } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import { AskButton, MapQuestions } from './questions/map-questions';
import { toNames } from './questions/map-to-ask';
import type { ConditionSentence } from './use-workbench-text';
import { Workbench } from './workbench';
import type { WorkbenchStore } from './workbench-store';

interface HelpedWorkbenchProps {
  store: WorkbenchStore;
  pupils: Pupil[];
  /** The class's earlier maps, newest first. */
  past: Seating[];
  sentence: ConditionSentence;
  clashText: (reason: ClashReason) => string;
  isWorking?: boolean;
  figures?: ReactNode;
  onPick?: (pupil: PupilId) => void;
}

/** The workbench with the help of the engine: why a pupil sits here, and what if. */
export function HelpedWorkbench(props: HelpedWorkbenchProps) {
  const { store, pupils, past, sentence, clashText } = props;
  const [asked, setAsked] = useState<readonly PupilId[]>([]);
  return (
    <>
      <Workbench
        pupils={pupils}
        sentence={sentence}
        isWorking={props.isWorking}
        figures={props.figures}
        onPick={props.onPick}
        renderQuestions={(chosen) => (
          <AskButton
            name={toNames(pupils, store.get().map).get(chosen[0]!) ?? ''}
            onAsk={() => setAsked(chosen)}
          />
        )}
      />
      <MapQuestions
        {...{ store, pupils, past, asked, sentence, clashText }}
        onClose={() => setAsked([])}
      />
    </>
  );
}
