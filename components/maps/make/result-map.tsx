'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import type { Condition } from '@/lib/core/conditions/condition';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import { deskKey } from '@/lib/core/rooms/room';
import { fromEngineSeats } from '@/lib/core/maps/engine-problem';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import type { Suggestion } from '@/lib/core/maps/suggestion-list';
import { usedConditions } from '@/lib/core/maps/used-conditions';
import { BrokenList } from '../work/broken-list';
import { HelpedWorkbench } from '../work/helped-workbench';
import { toPastSeats } from '../work/questions/map-to-ask';
import { KeptList } from '../work/kept-list';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { WorkbenchStore } from '../work/workbench-store';
import { BrokenWish } from './broken-wish';
import { MapSuggestions } from './map-suggestions';
import { ShowInHand } from './show-in-hand';
import type { Generated } from './use-generator';

/** A condition of the class that does not apply to this map, and why, as sentences. */
export interface SkippedCondition {
  condition: string;
  reason: string;
}

interface ResultMapProps {
  store: WorkbenchStore;
  /** The engine's last map. */
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
  const past = useMemo(() => toPastSeats(props.history), [props.history]);
  return (
    <>
      <ShowInHand store={store} pupils={pupils}>
        {(bigScreen) => (
          <HelpedWorkbench
            {...{ store, pupils, past, sentence, clashText, isWorking }}
            actions={bigScreen}
            below={<BrokenInHand {...{ store, shown, sentence, clashText }} />}
          />
        )}
      </ShowInHand>
      <MapSuggestions
        {...{ store, pupils, past, sentence }}
        suggestions={props.suggestions}
        onUse={props.onSuggestion}
      />
      <KeptList store={store} sentence={sentence} isOfClass />
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

type BrokenInHandProps = Pick<ResultMapProps, 'store' | 'shown' | 'sentence' | 'clashText'>;

/**
 * Lists the conditions that the map in hand breaks. The engine's findings are shown only for the map as the engine made
 * it.
 */
function BrokenInHand({ store, shown, sentence, clashText }: BrokenInHandProps) {
  const t = useTranslations('Result');
  const isMade = useMemo(() => asMade(shown), [shown]);
  const map = useStoreLater(store, (state) => state.map);
  const engineMap = isMade(map) ? shown : undefined;
  return (
    <BrokenList
      sentence={sentence}
      title={engineMap && brokenTitle(t, engineMap)}
      explain={(id) =>
        engineMap && <BrokenWish shown={engineMap} {...{ id, sentence, clashText }} />
      }
      footer={engineMap && wishFooter(t, engineMap)}
    />
  );
}

/** Whether a map is as the engine made it; compared once for each map. */
function asMade(shown: Generated | undefined): (map: MapInHand) => boolean {
  const known = new WeakMap<MapInHand, boolean>();
  return (map) => {
    const is = known.get(map) ?? (shown !== undefined && isAsMade(shown, map));
    known.set(map, is);
    return is;
  };
}

function isAsMade({ result, map: before }: Generated, now: MapInHand): boolean {
  if (result.status === 'impossible' || usedConditions(before) !== usedConditions(now))
    return false;
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
