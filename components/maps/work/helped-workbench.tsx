'use client';

import { useState, type ReactNode } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import { AskButton, MapQuestions } from './questions/map-questions';
import { toAsk, toNames } from './questions/map-to-ask';
import { FixRestButton } from './suggestions/fix-rest-button';
import type { ConditionSentence } from './use-workbench-text';
import { Workbench } from './workbench';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { WorkbenchStore } from './workbench-store';

interface HelpedWorkbenchProps {
  store: WorkbenchStore;
  pupils: Pupil[];
  /** The class's earlier maps, newest first. */
  past: Seating[];
  sentence: ConditionSentence;
  clashText: (reason: ClashReason) => string;
  isWorking?: boolean;
  /** More buttons above the map. */
  actions?: ReactNode;
  /** The part below the map; by default the broken conditions. */
  below?: ReactNode;
}

/** The workbench with the help of the engine: fix the rest, why a pupil sits here, and what if. */
export function HelpedWorkbench(props: HelpedWorkbenchProps) {
  const { store, pupils, past, sentence, clashText } = props;
  const [asked, setAsked] = useState<readonly PupilId[]>([]);
  return (
    <>
      <Workbench
        store={store}
        pupils={pupils}
        sentence={sentence}
        isWorking={props.isWorking}
        actions={
          <>
            <FixRest {...{ store, pupils, past }} />
            {props.actions}
          </>
        }
        renderQuestions={(chosen) => (
          <AskButton
            name={toNames(pupils, store.get().map).get(chosen[0]!) ?? ''}
            onAsk={() => setAsked(chosen)}
          />
        )}
        below={props.below}
      />
      <MapQuestions
        {...{ store, pupils, past, asked, sentence, clashText }}
        onClose={() => setAsked([])}
      />
    </>
  );
}

function FixRest({ store, pupils, past }: Pick<HelpedWorkbenchProps, 'store' | 'pupils' | 'past'>) {
  const seats = useStoreLater(store, ({ map }) => map.seats);
  return (
    <FixRestButton
      seats={seats}
      read={() => ({ ...toAsk(store.get(), pupils, past), seats: store.get().map.seats })}
      onFixed={(fixed) => store.execute({ type: 'replaceSeats', seats: fixed, reason: 'fixed' })}
    />
  );
}
