'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import { conditionsToSave } from '@/lib/core/maps/consequence';
import { isEnded, type Condition } from '@/lib/core/conditions/condition';
import { earlierPairs, knownNeighbourPairs, repeatedAmong } from '@/lib/core/seating/repeats';
import { clashesOf } from './findings';
import { useMapScreen } from './map-context';

export function MapFoot() {
  const { store, engine } = useMapScreen();
  const t = useTranslations('MapFoot');
  const map = useStoreLater(store, (state) => state.map);
  const isClash = clashesOf(engine.findings, map).length > 0;
  if (engine.work === 'newMap') {
    return (
      <p className="text-ink-soft flex items-center gap-2">
        {t(`phase.${engine.phase ?? 'searching'}`)}
        <Button look="quiet" size="small" onClick={engine.cancel}>
          {t('cancel')}
        </Button>
      </p>
    );
  }
  return (
    <p className={engine.hasFailed || isClash ? 'text-amber font-semibold' : 'text-ink-soft'}>
      {engine.hasFailed ? t('failed') : <Figures isClash={isClash} />}
    </p>
  );
}

function Figures({ isClash }: { isClash: boolean }) {
  const { store, past, engine } = useMapScreen();
  const t = useTranslations('MapFoot');
  const said = useTranslations('Conditions');
  const map = useStoreLater(store, (state) => state.map);
  const earlier = useMemo(() => earlierPairs(past), [past]);
  const { count, broken, promised, promisesKept, repeated, isBeside } = useMemo(() => {
    const { conditions, broken: breaks } = conditionsToSave(map);
    const holding = conditions.filter(({ id }) => !breaks.includes(id));
    const isPromise = ({ type, wish }: Condition) => type === 'besideOne' && wish === true;
    const pairs = knownNeighbourPairs(map.seats);
    const notAsked = repeatedAmong(pairs, holding, earlier).length;
    return {
      count: conditions.length,
      broken: breaks.length,
      promised: conditions.filter(isPromise).length,
      promisesKept: holding.filter(isPromise).length,
      repeated: notAsked,
      isBeside: repeatedAmong(pairs, [], earlier).length > notAsked,
    };
  }, [map, earlier]);
  if (Object.keys(map.seats).length === 0) return null;
  const today = map.basis?.today;
  const lasting = map.conditions.filter((one) => today === undefined || !isEnded(one, today));
  const left = lasting.length - count;
  return [
    isClash && t('clash'),
    t(broken > 0 ? 'someKept' : 'allKept', { count, kept: count - broken }),
    promised > 0 && said('promised', { count: promised, kept: promisesKept }),
    left > 0 && t('leftOut', { left }),
    past.length > 0 && t(isBeside ? 'repeatedBeside' : 'repeated', { count: repeated }),
    engine.findings?.isEmptyElsewhere && t('emptyElsewhere'),
  ]
    .filter(Boolean)
    .join(' · ');
}
