'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Pupil } from '@/lib/contracts/classes';
import type { MapHistory } from '@/lib/contracts/maps';
import type { Condition, PupilId } from '@/lib/core/seating/model';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import { deskKey } from '@/lib/core/seating/room';
import { conditionsToSave } from '@/lib/core/workbench/consequence';
import { fromEngineSeats } from '@/lib/core/workbench/engine-problem';
import type { MapInHand } from '@/lib/core/workbench/map-in-hand';
import type { Suggestion } from '@/lib/core/workbench/suggestion-list';
import { BrokenList } from '../workbench/broken-list';
import { FixRestButton } from '../workbench/suggestions/fix-rest-button';
import { Workbench } from '../workbench/workbench';
import { useWorkbenchOf, type WorkbenchStore } from '../workbench/workbench-store';
import { BrokenWish } from './broken-wish';
import { AskButton, MapQuestions } from './map-questions';
import { MapSuggestions } from './map-suggestions';
import { toAsk, toNames, toPastSeats } from './map-to-ask';
import { ShowInHand } from './show-in-hand';
import type { Generated } from './use-generator';

/** A condition of the class that does not apply to this map, and why, as sentences. */
export interface SkippedCondition {
  condition: string;
  reason: string;
}

interface ResultMapProps {
  store: WorkbenchStore;
  /** What the engine made last. */
  shown: Generated | undefined;
  pupils: Pupil[];
  /** The class's earlier maps. */
  history: MapHistory;
  suggestions: readonly Suggestion[];
  onSuggestion: (suggestion: Suggestion) => void;
  isWorking: boolean;
  skipped: SkippedCondition[];
  clashText: (reason: ClashReason) => string;
  sentence: (condition: Condition) => string;
}

/** The map in hand with its kept and broken conditions. */
export function ResultMap(props: ResultMapProps) {
  const { store, shown, pupils, isWorking, sentence, clashText } = props;
  const t = useTranslations('Result');
  const map = useWorkbenchOf(store, (state) => state.map);
  const past = useMemo(() => toPastSeats(props.history), [props.history]);
  const [asked, setAsked] = useState<readonly PupilId[]>([]);
  // What the engine found out is so only for the map as it made it.
  const engineMap = shown && isAsMade(shown, map) ? shown : undefined;
  const kept = useMemo(() => {
    const { conditions, broken } = conditionsToSave(map);
    return conditions.filter((_, index) => !broken.includes(index));
  }, [map]);
  return (
    <>
      <ShowInHand store={store} pupils={pupils}>
        {(bigScreen) => (
          <Workbench
            store={store}
            pupils={pupils}
            sentence={sentence}
            isWorking={isWorking}
            actions={
              <>
                <FixRestButton
                  seats={map.seats}
                  read={() => toAsk(store.get(), pupils, past)}
                  onFixed={(seats) =>
                    store.execute({ type: 'replaceSeats', seats, reason: 'fixed' })
                  }
                />
                {bigScreen}
              </>
            }
            renderQuestions={(chosen) => (
              <AskButton
                name={toNames(pupils, map).get(chosen[0]!) ?? ''}
                onAsk={() => setAsked(chosen)}
              />
            )}
            below={
              <BrokenList
                sentence={sentence}
                title={engineMap && brokenTitle(t, engineMap)}
                explain={(id) =>
                  engineMap && (
                    <BrokenWish
                      shown={engineMap}
                      id={id}
                      sentence={sentence}
                      clashText={clashText}
                    />
                  )
                }
                footer={engineMap && wishFooter(t, engineMap)}
              />
            }
          />
        )}
      </ShowInHand>
      <MapQuestions
        {...{ store, pupils, past, asked, sentence, clashText }}
        onClose={() => setAsked([])}
      />
      <MapSuggestions
        {...{ store, pupils, past, sentence }}
        suggestions={props.suggestions}
        onUse={props.onSuggestion}
      />
      {kept.length > 0 && (
        <ul
          aria-label={t('kept')}
          className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3 print:hidden"
        >
          {kept.map((condition) => (
            <li key={JSON.stringify(condition)} className="flex gap-2">
              <Check aria-hidden className="text-green mt-1 size-4 shrink-0" />
              {sentence(condition)}
            </li>
          ))}
        </ul>
      )}
      {props.skipped.length > 0 && (
        <div className="text-ink-soft print:hidden">
          <p className="font-semibold">{t('skipped')}</p>
          <ul className="list-disc pl-5">
            {props.skipped.map(({ condition, reason }) => (
              <li key={condition}>{t('skippedOne', { condition, reason })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function isAsMade({ result, map: before }: Generated, now: MapInHand): boolean {
  if (result.status === 'impossible' || before.conditions !== now.conditions) return false;
  const seats = Object.entries(fromEngineSeats(result.seats));
  return (
    seats.length === Object.keys(now.seats).length &&
    seats.every(([pupil, desk]) => {
      const seat = now.seats[pupil];
      return seat && deskKey(seat) === deskKey(desk);
    })
  );
}

function brokenTitle(t: ReturnType<typeof useTranslations<'Result'>>, { result }: Generated) {
  if (result.status === 'unproven') return t('unproven');
  const count = result.status === 'seated' ? result.brokenWishes.length : 0;
  return count > 0 ? t('brokenWishes', { count }) : undefined;
}

function wishFooter(t: ReturnType<typeof useTranslations<'Result'>>, { result }: Generated) {
  if (result.status !== 'seated' || result.brokenWishes.length === 0) return undefined;
  const count = result.brokenWishes.length;
  return t(result.wishesProved ? 'wishesProved' : 'wishesNotProved', { count });
}
