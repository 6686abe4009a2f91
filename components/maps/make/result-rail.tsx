'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ConflictNotice } from '@/components/conditions/conflict-notice';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import { Notice } from '@/components/ui/notice';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { Condition, ConditionId, Seating } from '@/lib/core/conditions/condition';
import { fromEngineSeats } from '@/lib/core/maps/engine-problem';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import type { Suggestion } from '@/lib/core/maps/suggestion-list';
import { usedConditions } from '@/lib/core/maps/used-conditions';
import { deskKey } from '@/lib/core/rooms/room';
import { missingDesks } from '@/lib/core/seating/clash/reason';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import { BrokenList } from '../work/broken-list';
import { KeptList } from '../work/kept-list';
import { MapTools } from '../work/workbench-tools';
import type { WorkbenchStore } from '../work/workbench-store';
import { BrokenWish } from './broken-wish';
import { MapSuggestions } from './map-suggestions';
import { RoomOffer, type OtherRoom } from './room-offer';
import type { Generated } from './use-generator';

/** A condition of the class that does not apply to this map, and why, as sentences. */
export interface SkippedCondition {
  condition: string;
  reason: string;
}

interface ResultRailProps {
  /** The map in hand, once there is one. */
  store: WorkbenchStore | undefined;
  /** The engine's last map. */
  shown: Generated | undefined;
  isWorking: boolean;
  pupils: Pupil[];
  /** The class's earlier maps, newest first. */
  past: Seating[];
  /** The last suggestions, to return to. */
  suggestions: readonly Suggestion[];
  onSuggestion: (suggestion: Suggestion) => void;
  skipped: SkippedCondition[];
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
  onGenerate: () => void;
  onRelax: (id: ConditionId, clash: Generated) => void;
  onEase: (condition: Condition) => void;
  onChange: (condition: Condition) => void;
  onSwitchRoom: (room: OtherRoom) => void;
  onAddDesks: (count: number) => void;
  onConditions: () => void;
}

/** The rail beside the map in hand: why there is none, what it breaks, other suggestions, and what it keeps. */
export function ResultRail(props: ResultRailProps) {
  const { store, shown, isWorking, pupils, past, sentence, clashText } = props;
  const t = useTranslations('Result');
  return (
    <div className="grid grid-cols-1 gap-6">
      {shown?.result.status === 'impossible' && !isWorking && (
        <>
          <ConflictNotice
            conflict={conflictIn(shown, shown.result.conflict)}
            isMinimal={shown.result.minimal}
            reasons={shown.reasons.map(clashText)}
            sentence={sentence}
            onRelax={({ id }) => props.onRelax(id, shown)}
            onEase={props.onEase}
            onChange={props.onChange}
            onConditions={props.onConditions}
            addDesks={toAddDesks(shown, props.onAddDesks)}
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
      {shown?.isEmptyElsewhere && !isWorking && <Notice tone="info" title={t('emptyElsewhere')} />}
      {store && (
        <>
          <BrokenInHand {...{ store, shown, sentence, clashText }} />
          <MapSuggestions
            {...{ store, pupils, past, sentence }}
            suggestions={props.suggestions}
            onUse={props.onSuggestion}
          />
          <KeptList store={store} sentence={sentence} isOfClass />
          {props.skipped.length > 0 && (
            <div className="text-ink-soft">
              <p className="font-semibold">{t('skipped')}</p>
              <ul className="list-disc pl-5">
                {props.skipped.map(({ condition, reason }) => (
                  <li key={condition}>{t('skippedOne', { condition, reason })}</li>
                ))}
              </ul>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-1">
            <MapTools pupils={pupils} />
          </div>
        </>
      )}
    </div>
  );
}

function toAddDesks({ reasons }: Generated, onAddDesks: (count: number) => void) {
  const count = missingDesks(reasons);
  return count === undefined ? undefined : { count, onAdd: () => onAddDesks(count) };
}

const conflictIn = ({ wanted }: Generated, ids: readonly ConditionId[]) =>
  wanted.conditions.filter(({ id }) => ids.includes(id));

type BrokenInHandProps = Pick<ResultRailProps, 'shown' | 'sentence' | 'clashText'> & {
  store: WorkbenchStore;
};

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
