'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import type { MapHistory } from '@/lib/contracts/maps';
import { earlierPairs, knownNeighbourPairs, repeatedAmong } from '@/lib/core/seating/repeats';
import type { MapInHand } from '@/lib/core/workbench/map-in-hand';
import { conditionsToSave } from '@/lib/core/workbench/consequence';
import { useWorkbenchOfLater, type WorkbenchStore } from '../workbench/workbench-store';
import { toPastSeats } from '../workbench/questions/map-to-ask';

/** How many conditions the map in hand keeps, and how many of its pairs have sat together before. */
export function MapSummary({ store, history }: { store: WorkbenchStore; history: MapHistory }) {
  const map = useWorkbenchOfLater(store, (state) => state.map);
  return <Summary map={map} history={history} />;
}

const Summary = memo(function Summary({ map, history }: { map: MapInHand; history: MapHistory }) {
  const t = useTranslations('Result');
  const earlier = useMemo(() => earlierPairs(toPastSeats(history)), [history]);
  const { count, broken, breaksHard, repeated } = useMemo(() => {
    const { conditions, broken: breaks } = conditionsToSave(map);
    const holding = conditions.filter((_, index) => !breaks.includes(index));
    return {
      count: conditions.length,
      broken: breaks.length,
      breaksHard: breaks.some((index) => !conditions[index]!.wish),
      repeated: repeatedAmong(knownNeighbourPairs(map.seats), holding, earlier).length,
    };
  }, [map, earlier]);
  // On an empty map nothing holds or is drawn yet.
  if (Object.keys(map.seats).length === 0) return null;
  const kept =
    broken > 0 ? t('someKept', { count, kept: count - broken }) : t('allKept', { count });
  return (
    <>
      {history.length > 0 ? `${kept} ${t('repeated', { count: repeated })}` : kept}
      {/* On a phone the list below says it: another line above the map would move the map at a drop. */}
      {breaksHard && (
        <span className="text-amber block font-semibold max-sm:sr-only">{t('breaks')}</span>
      )}
    </>
  );
});
