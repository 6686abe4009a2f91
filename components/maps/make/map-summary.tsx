'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import { isEnded } from '@/lib/core/conditions/condition';
import { earlierPairs, knownNeighbourPairs, repeatedAmong } from '@/lib/core/seating/repeats';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import { conditionsToSave } from '@/lib/core/maps/consequence';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { WorkbenchStore } from '../work/workbench-store';
import { toPastSeats } from '../work/questions/map-to-ask';

interface MapSummaryProps {
  store: WorkbenchStore;
  history: MapHistory;
}

/** How many conditions the map in hand keeps and leaves out, and how many of its pairs have sat together before. */
export function MapSummary({ store, ...rest }: MapSummaryProps) {
  const map = useStoreLater(store, (state) => state.map);
  return <Summary map={map} {...rest} />;
}

type SummaryProps = Omit<MapSummaryProps, 'store'> & { map: MapInHand };

const Summary = memo(function Summary({ map, history }: SummaryProps) {
  const t = useTranslations('Result');
  const earlier = useMemo(() => earlierPairs(toPastSeats(history)), [history]);
  const { count, broken, breaksHard, repeated, isBeside } = useMemo(() => {
    const { conditions, broken: breaks } = conditionsToSave(map);
    const holding = conditions.filter(({ id }) => !breaks.includes(id));
    const pairs = knownNeighbourPairs(map.seats);
    const notAsked = repeatedAmong(pairs, holding, earlier).length;
    return {
      count: conditions.length,
      broken: breaks.length,
      breaksHard: conditions.some(({ id, wish }) => !wish && breaks.includes(id)),
      repeated: notAsked,
      // Beside them are pairs that are to sit together, and have done so before.
      isBeside: repeatedAmong(pairs, [], earlier).length > notAsked,
    };
  }, [map, earlier]);
  // On an empty map nothing holds or is drawn yet.
  if (Object.keys(map.seats).length === 0) return null;
  const today = map.basis?.today;
  const lasting = map.conditions.filter((one) => today === undefined || !isEnded(one, today));
  const left = lasting.length - count;
  const kept =
    broken > 0 ? t('someKept', { count, kept: count - broken }) : t('allKept', { count });
  return (
    <>
      {history.length > 0
        ? `${kept} ${t(isBeside ? 'repeatedBeside' : 'repeated', { count: repeated })}`
        : kept}
      {left > 0 && <span className="block">{t('leftOut', { left })}</span>}
      {/* On a phone the list below says it: another line above the map would move the map at a drop. */}
      {breaksHard && (
        <span className="text-amber block font-semibold max-sm:sr-only">{t('breaks')}</span>
      )}
    </>
  );
});
