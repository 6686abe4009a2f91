'use client';

import { todayHere } from '@/lib/client/page/today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { isAwaited } from '@/lib/client/http/queries';
import { useAbsences } from './absences';
import { useMap } from './maps';

const idInUse = (detail: ClassDetail | undefined) => detail?.maps.find((map) => map.isActive)?.id;

/** Fetches the pupils of a class who are away today, as marked on its map in use; it can be done without. */
export function useAwayInClass(detail: ClassDetail | undefined) {
  const absences = useAbsences(idInUse(detail), todayHere());
  return {
    away: absences.data?.away.map(({ pupilId }) => pupilId) ?? [],
    isLoading: isAwaited(absences),
  };
}

/** Fetches a class's map in use, and the pupils who are away today; both can be done without. */
export function useMapInUse(detail: ClassDetail | undefined) {
  const map = useMap(idInUse(detail));
  const { away, isLoading } = useAwayInClass(detail);
  return { map: map.data, away, isLoading: isAwaited(map) || isLoading };
}
