'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { MapHistory } from '@/lib/contracts/maps/maps';
import type { PlannedMap, TermPlan, EditedTermPlan } from '@/lib/contracts/maps/term-plan';
import { toSeating } from '@/lib/core/maps/map-seats';
import { countTermPlan } from '@/lib/core/seating/term-plan/count-term-plan';
import { findFit, isFitting, movedPupils, type ClassNow } from '@/lib/client/maps/term-plan-fit';
import { toPlanned } from '@/lib/client/maps/edited-term-plan';

export function useTermPlanFit(of: {
  shown: EditedTermPlan;
  classNow: ClassNow;
  before: TermPlan;
  history: MapHistory;
  mayEdit: boolean;
}) {
  const { shown, classNow, before, history, mayEdit } = of;
  const t = useTranslations('TermPlan');
  const fits = useMemo(
    () => (mayEdit ? shown.maps.map((map) => findFit(map, classNow)) : []),
    [mayEdit, shown, classNow],
  );
  const counted = useMemo(() => {
    const seatings = shown.maps.map(toSeating);
    const maps = shown.maps.map((map) => ({ given: toSeating(map), conditions: map.conditions }));
    const pupils = [...classNow.pupils];
    const problem = { room: { desks: [] }, pupils, touch: 'edge' as const, maps };
    return countTermPlan({ ...problem, history: history.map(toSeating) }, seatings);
  }, [shown, classNow, history]);
  return {
    unfit: fits.filter((fit) => !fit.map.isFixed && !isFitting(fit)),
    counted,
    describe: (map: PlannedMap) => {
      const fit = fits.find((one) => one.map === map);
      const earlier = before.find(({ id }) => id === map.id);
      const moved = earlier ? movedPupils(toPlanned(earlier), map).length : 0;
      return [
        ...(moved > 0 ? [t('moved', { count: moved })] : []),
        ...(fit && fit.unseated.length > 0 ? [t('unseated', { count: fit.unseated.length })] : []),
        ...(fit && fit.broken.length > 0 ? [t('broken', { count: fit.broken.length })] : []),
      ];
    },
  };
}
